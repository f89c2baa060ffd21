import type { Heading } from '../data/contents.ts';

/** Fewer headings need no list. */
const FEWEST = 3;

/** The headings of a long page, folded, so that the first code stays where it is. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < FEWEST) return null;
  return (
    <details className="contents" data-pagefind-ignore="">
      <summary>On this page</summary>
      <ul>
        {headings.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
