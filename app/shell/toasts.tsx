import { useMatches } from "react-router";
import { Toast, type ToastMessage } from "../ui/toast.tsx";

/** The toast of a redirect, and that of the page's own loader: `{ toast: ToastMessage }`. */
export function Toasts() {
  const toasts = useMatches().flatMap(({ id, loaderData }) => {
    const toast = (loaderData as { toast?: ToastMessage | null } | undefined)?.toast;
    return toast ? [{ id, toast }] : [];
  });
  if (toasts.length === 0) return null;
  return (
    <div className="toasts">
      {toasts.map(({ id, toast }) => (
        <Toast key={id} message={toast} />
      ))}
    </div>
  );
}
