import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useReady } from './use-ready.ts';

/** What a search gives, as the site's index returns it (pagefind). */
interface Hit {
  url: string;
  excerpt: string;
  meta: { title: string; section?: string };
}

interface Pagefind {
  debouncedSearch(words: string): Promise<{ results: { data(): Promise<Hit> }[] } | null>;
}

const MOST = 12;

/** The search over every page of the site. Arrow keys walk through what was found. */
export function Search({ index }: { index: string }) {
  const box = useRef<HTMLDivElement>(null);
  useReady(box);
  const [words, setWords] = useState('');
  const [hits, setHits] = useState<Hit[]>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (words.trim() === '') return setHits(undefined);
    let current = true;
    find(index, words)
      .then((found) => current && found && setHits(found))
      .catch(() => setFailed(true));
    return () => {
      current = false;
    };
  }, [words, index]);

  const walk = (event: KeyboardEvent): void => {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = step && stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (event.key === 'Escape') setWords('');
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links inside
    <div className="search" ref={box} onKeyDown={walk}>
      <label>
        <span>Search models, data sets, libraries, tasks and providers</span>
        <input
          type="search"
          value={words}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <p className="unseen" role="status">
        {hits && `${hits.length === MOST ? `${MOST} or more` : hits.length} found`}
      </p>
      {failed && <p className="note">The search index did not load. The lists in the menu have everything.</p>}
      {hits?.length === 0 && <p>Nothing found for “{words}”.</p>}
      {hits && hits.length > 0 && (
        <ul className="rows">
          {hits.map(({ url, meta }) => (
            <li key={url}>
              <a href={url}>{meta.title}</a>
              <span>{meta.section}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

async function find(index: string, words: string): Promise<Hit[] | undefined> {
  const pagefind = (await import(/* @vite-ignore */ index)) as Pagefind;
  const found = await pagefind.debouncedSearch(words);
  return found ? Promise.all(found.results.slice(0, MOST).map((result) => result.data())) : undefined;
}
