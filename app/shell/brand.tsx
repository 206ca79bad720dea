/** The wordmark with its hour wheel. */
export function Brand() {
  return (
    <a className="brand" href="/">
      <svg viewBox="-16 -16 32 32" aria-hidden="true">
        <path className="fill-cat-a" d="M0-15A15 15 0 1 0 0 15V5A5 5 0 1 1 0-5Z" />
        <path className="fill-cat-b" d="M1.5-14.9A15 15 0 0 1 13.7-6.1L4.6-2A5 5 0 0 0 1.5-4.8Z" />
        <path className="fill-cat-r" d="M14.3-4.5A15 15 0 0 1 12.1 8.9L4 3A5 5 0 0 0 4.8-1.5Z" />
        <path className="fill-cat-g" d="M11 10.2A15 15 0 0 1 1.5 14.9V4.8A5 5 0 0 0 3.4 3.7Z" />
      </svg>
      Music Director
    </a>
  );
}
