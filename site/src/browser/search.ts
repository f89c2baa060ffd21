import { hub } from '../../../out/modules/hub.ts';
import { searchIndex } from '../../../out/modules/search.ts';
import { searcher } from '../../../runtime/search/search.ts';
import type { SearchKind } from '../../../runtime/search/types.ts';
import { readGiven } from './find-model.ts';
import { findInTexts } from './full-text.ts';

/** The search over the whole site: one module, which public/choice.js loads when a reader first asks for it. */

/** The address that the site is published under: where this module stands. */
const BASE = new URL('.', import.meta.url);

const HEADINGS: Readonly<Record<SearchKind, string>> = {
  model: 'Models',
  library: 'Libraries',
  task: 'Tasks',
  provider: 'Providers',
  app: 'Apps',
  quantization: 'Quantization',
  doc: 'Docs',
};

const search = searcher(searchIndex);

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

interface Row {
  href: string;
  title: string;
  more?: string | undefined;
}

const group = (heading: string, rows: readonly Row[]): HTMLElement =>
  element(
    'section',
    { 'aria-label': heading },
    element('h2', {}, heading),
    element(
      'ul',
      { class: 'rows' },
      ...rows.map(({ href, title, more = '' }) =>
        element('li', {}, element('a', { href }, title), element('span', {}, more)),
      ),
    ),
  );

const input = element('input', {
  type: 'search',
  autocomplete: 'off',
  spellcheck: 'false',
  placeholder: 'whisper, speech to text, q4_k_m …',
  'aria-label': 'Search models, libraries, tasks, providers, apps and docs',
});
const found = element('div', { class: 'found' });
const status = element('p', { class: 'unseen', role: 'status' });
const form = element(
  'form',
  { method: 'dialog', role: 'search' },
  input,
  element('button', { type: 'button', class: 'finder-close' }, 'Close'),
);
const dialog = element('dialog', { class: 'finder', 'aria-label': 'Search' }, form, status, found);
document.body.append(dialog);

/** The page's place in the history keeps the query, so that Back finds it again. */
const remember = (query: string | undefined): void =>
  history.replaceState({ ...history.state, search: query }, '', location.href);

function ownId(query: string): HTMLElement[] {
  const given = readGiven(query, hub.url);
  if (given.kind !== 'id') return [];
  const href = `${new URL('model/', BASE).href}?id=${encodeURIComponent(given.id)}`;
  const link = element('a', { href }, 'Open “', element('code', {}, given.id), '” as a model id');
  return [element('p', { class: 'own-id' }, link)];
}

let latest = 0;

/** Shows what a query finds: names at once, texts of pages when their index has answered. */
async function show(query: string): Promise<void> {
  latest += 1;
  const asked = latest;
  const groups = search(query).map(({ kind, hits }) =>
    group(
      HEADINGS[kind],
      hits.map(({ id, title, url }) => ({
        href: new URL(url.slice(1), BASE).href,
        title,
        more: title.toLowerCase() === id.toLowerCase() ? undefined : id,
      })),
    ),
  );
  const last = query.trim() === '' ? [] : ownId(query);
  found.replaceChildren(...groups, ...last);
  const count = found.querySelectorAll('li').length;
  status.textContent = query.trim() === '' ? '' : `${count} found`;
  if (query.trim() === '') return;
  const known = new Set([...found.querySelectorAll('a')].map(({ href }) => href.replace(/#.*/, '')));
  const texts = (await findInTexts(query, BASE)).filter(({ href }) => !known.has(href));
  if (asked !== latest) return;
  if (texts.length > 0) found.replaceChildren(...groups, group('In the text of pages', texts), ...last);
  else if (count === 0) found.prepend(element('p', {}, `Nothing found for “${query}”.`));
}

input.addEventListener('input', () => {
  remember(input.value);
  show(input.value);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  found.querySelector('a')?.click();
});
dialog.addEventListener('keydown', (event) => {
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, .found a')];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const next = step && stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
});
dialog.addEventListener('click', ({ target }) => {
  const isClose = target instanceof Element && target.closest('.finder-close') !== null;
  if (target === dialog || isClose) dialog.close();
  // The page that a link leads to may be this one.
  else if (target instanceof Element && target.closest('a')?.pathname === location.pathname) dialog.close();
});
dialog.addEventListener('close', () => remember(undefined));

/** Opens the search, with the query that Back brought or the one that stood there. */
export function open(query?: string): void {
  if (query !== undefined) input.value = query;
  if (!dialog.open) dialog.showModal();
  input.select();
  show(input.value);
}
