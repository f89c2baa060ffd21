/** A link with a still of our own: nothing of the video's host is loaded before a reader goes there. */
export function Video({ id, label }: { id: string; label: string }) {
  return (
    <a className="video" href={`https://www.youtube.com/watch?v=${id}`}>
      <svg viewBox="0 0 96 54" width="96" height="54" aria-hidden="true">
        <rect width="96" height="54" rx="6" />
        <path d="M41 18v18l15-9z" />
      </svg>
      <span>
        {`Video: ${label} explained`}
        <br />
        <small>Opens YouTube</small>
      </span>
    </a>
  );
}
