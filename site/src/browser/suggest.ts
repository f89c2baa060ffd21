import { decoded } from '../../../runtime/decoded.ts';

/** On the page for unknown addresses: pages whose names are most like the address that was asked for. */

interface Item {
  label: string;
  url: string;
}

const MOST = 5;

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

async function suggest(box: HTMLElement): Promise<void> {
  const { lists } = await load<{ lists: { name: string }[] }>('index');
  const items = (await Promise.all(lists.map(({ name }) => load<{ items: Item[] }>(name)))).flatMap(
    (list) => list.items,
  );
  const asked = location.pathname.split('/').map(decoded).filter(Boolean).slice(-2);
  const score = ({ label }: Item): number =>
    Math.max(likeness(asked.join('/'), label), likeness(asked.at(-1) ?? '', label));
  const best = items
    .map((item) => ({ item, score: score(item) }))
    .filter((found) => found.score >= ALIKE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
  for (const { item } of best) {
    const link = Object.assign(document.createElement('a'), {
      href: new URL(item.url).pathname,
      textContent: item.label,
    });
    const row = document.createElement('li');
    row.append(link);
    box.querySelector('ul')?.append(row);
  }
  box.hidden = best.length === 0;
}

const load = async <T>(name: string): Promise<T> =>
  (await fetch(`${import.meta.env.BASE_URL.replace(/\/$/, '')}/api/${name}.json`)).json();

/** The page that shows a model which has no page of its own, when the address is that of a model. */
function modelAddress(): string | undefined {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const [, id] = /^\/models\/(\w[\w.-]*\/\w[\w.-]*)\/?$/.exec(location.pathname.slice(base.length)) ?? [];
  if (id === undefined) return undefined;
  const address = new URL(`${base}/model/${location.search}`, location.href);
  address.searchParams.set('id', id);
  return address.href;
}

const model = modelAddress();
const box = document.getElementById('suggestions');
if (model) location.replace(model);
// Without suggestions the page is still whole.
else if (box) suggest(box).catch(() => {});
