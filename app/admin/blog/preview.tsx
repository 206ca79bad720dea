import { lazy, Suspense, useDeferredValue, useState } from "react";

// The renderer is large; it comes when somebody wants to see what it makes.
const RenderedText = lazy(() => import("./rendered-text.tsx"));

/** The post as its page will show it, while it is written. */
export function Preview({ title, content }: { title: string; content: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const text = useDeferredValue(content);
  return (
    <details className="preview" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Preview</summary>
      {isOpen ? (
        <div className="preview-page">
          <p className="h2">{title || "Untitled"}</p>
          <Suspense fallback={<p className="field-hint">Loading the preview...</p>}>
            <RenderedText content={text} />
          </Suspense>
        </div>
      ) : null}
    </details>
  );
}
