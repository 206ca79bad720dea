import { Toast, type ToastMessage } from "../ui/toast.tsx";

/** What came of a submission, where the page's other notices are. */
export function ActionToast({ toast }: { toast: ToastMessage | undefined }) {
  if (!toast) return null;
  return (
    <div className="toasts">
      <Toast message={toast} />
    </div>
  );
}
