/** How far an upload is, with a way to stop it. */
export function UploadProgress({
  share,
  onCancel,
}: {
  share: number | null;
  onCancel: () => void;
}) {
  if (share === null) return null;
  const percent = Math.round(share * 100);
  return (
    <p className="upload-progress">
      <progress value={percent} max={100} aria-label="Upload" />
      <span className="eyebrow">{percent}%</span>
      <button type="button" className="text-button" onClick={onCancel}>
        Cancel upload
      </button>
    </p>
  );
}
