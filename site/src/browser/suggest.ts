import { decoded } from '../../../runtime/decoded.ts';

/** On the page for unknown addresses: pages whose names are most like the address that was asked for. */

interface Item {
  label: string;
  url: string;
  library?: string | null;
}

/** A list of pages, and what their addresses begin with. */
interface Section {
  name: string;
  items: Item[];
}

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

const MOST = 5;

/** From this share on, the first part of an address is a section, misspelt. */
const SAME = 0.6;

/** How much more a page counts that stands in the section which was asked for. */
const SECTION = 0.15;

/** What is less than this share as like as the best is not meant. */
const NEAR = 0.6;

/** Below this share of pairs of letters in common, names are no longer alike. */
const ALIKE = 0.4;

const pairs = (text: string): string[] => {
  const letters = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2));
};

/** How alike two names are, from 0 to 1: the share of pairs of letters that they have in common (Dice). */
function likeness(a: string, b: string): number {
  const [these, those] = [pairs(a), pairs(b)];
  const rest = [...those];
  const common = these.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return these.length + those.length === 0 ? 0 : (2 * common.length) / (these.length + those.length);
}

/** Every page that has an entry in a list, by the first part of its address. */
async function sections(): Promise<Section[]> {
  const { lists } = await load<{ lists: { name: string }[] }>('api/index');
  const own = lists.map(async ({ name }) => ({ name, ...(await load<{ items: Item[] }>(`api/${name}`)) }));
  const { docs } = await load<{ docs: Item[] }>('docs');
  return [...(await Promise.all(own)), { name: 'docs', items: docs }];
}

const lastOf = (parts: readonly string[]): string => parts.at(-1) ?? '';

/** The parts of an address, decoded. */
const partsOf = (path: string): string[] => path.split('/').map(decoded).filter(Boolean);

/** How many entries of a list have the library of one: of models with one name, readers mean that of the commonest. */
function commonness(items: readonly Item[]): (item: Item) => number {
  const counts = new Map<string, number>();
  for (const { library } of items) if (library) counts.set(library, (counts.get(library) ?? 0) + 1);
  return ({ library }) => counts.get(library ?? '') ?? 0;
}

/** The pages that are most like an address: those of the section that it names, where it names one, come first. */
function nearest(all: readonly Section[], path: string): Item[] {
  const parts = partsOf(path).slice(-3);
  const [first = ''] = parts;
  const asked = all.find(({ name }) => parts.length > 1 && likeness(name, first) >= SAME);
  const rest = asked ? parts.slice(1) : parts;
  const found = all.flatMap((section) => {
    const common = commonness(section.items);
    return section.items.map((item) => {
      const names = [item.label, lastOf(item.label.split('/')), lastOf(partsOf(new URL(item.url).pathname))];
      const like = Math.max(likeness(rest.join('/'), item.label), ...names.map((name) => likeness(lastOf(rest), name)));
      return { item, like, score: like + (section === asked ? SECTION : 0), common: common(item) };
    });
  });
  const [best] = found.sort((a, b) => b.score - a.score || b.common - a.common);
  const least = (best?.score ?? 0) * NEAR;
  return found.filter(({ like, score }) => like >= ALIKE && score >= least).map(({ item }) => item);
}

async function suggest(box: HTMLElement): Promise<void> {
  const path = location.pathname.slice(BASE.length);
  const best = nearest(await sections(), path).slice(0, MOST);
  for (const { url, label } of best) {
    const link = Object.assign(document.createElement('a'), { href: new URL(url).pathname, textContent: label });
    const row = document.createElement('li');
    row.append(link);
    box.querySelector('ul')?.append(row);
  }
  box.hidden = best.length === 0;
}

const load = async <T>(name: string): Promise<T> => (await fetch(`${BASE}/${name}.json`)).json();

/** The page that shows a model which has no page of its own, when the address is that of a model. */
function modelAddress(): string | undefined {
  const [, id] = /^\/models\/(\w[\w.-]*\/\w[\w.-]*)\/?$/.exec(location.pathname.slice(BASE.length)) ?? [];
  if (id === undefined) return undefined;
  const address = new URL(`${BASE}/model/${location.search}`, location.href);
  address.searchParams.set('id', id);
  return address.href;
}

const model = modelAddress();
const box = document.getElementById('suggestions');
if (model) location.replace(model);
// Without suggestions the page is still whole.
else if (box) suggest(box).catch(() => {});
