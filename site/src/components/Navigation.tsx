import { page, to } from '../data/links.ts';

const PLACES = ['models', 'datasets', 'libraries', 'apps', 'tasks', 'providers', 'quantization', 'docs'];

const current = (path: string, place: string): 'page' | 'true' | undefined => {
  if (path.split('/')[0] !== place) return undefined;
  return path === place ? 'page' : 'true';
};

/** The head of every page. */
export function Navigation({ path }: { path: string }) {
  return (
    <header className="site-header">
      <a className="brand" href={page('')} aria-label="Snippetry, home">
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M9 5c-3 0-2 3-2 4.500S6 12 4.500 12C6 12 7 13 7 14.500S6 19 9 19M15 5c3 0 2 3 2 4.500s1 2.500 2.500 2.500C18 12 17 13 17 14.500s1 4.500-2 4.500" />
        </svg>
        Snippetry
      </a>
      <nav aria-label="Main">
        <ul>
          {PLACES.map((place) => (
            <li key={place}>
              <a href={page(place)} aria-current={current(path, place)}>
                {`${place[0]?.toUpperCase()}${place.slice(1)}`}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className="search-open" data-search={to('search.js')} aria-keyshortcuts="/ Control+K">
        Search <kbd>/</kbd>
      </button>
    </header>
  );
}
