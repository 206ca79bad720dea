import { Toast, type ToastMessage } from "../ui/toast.tsx";

/** What came of a submission, above its form. */
export function FormToasts({ toasts = [] }: { toasts?: ToastMessage[] | undefined }) {
  return toasts.map((toast) => <Toast key={toast.title} message={toast} />);
}
