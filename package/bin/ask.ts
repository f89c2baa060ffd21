import type { SearchIndex } from '../../runtime/search/types.ts';
import { pick, type Row, type Terminal } from './pick.ts';
import type { Shown } from './snippets.ts';

/** The models that the words of a reader find; what may be the id or address of another one comes last. */
export function modelRows(index: SearchIndex, find: (query: string) => readonly { id: string }[]) {
  return (query: string): Row[] => {
    const asked = query.trim();
    const found = asked === '' ? index.model.slice(0, 8) : find(asked).slice(0, 8);
    const rows = found.map(({ id }) => ({ value: id, label: id }));
    const isNew = /^[^\s/]+\/\S+$/.test(asked) && !rows.some(({ value }) => value === asked);
    return isNew ? [...rows, { value: asked, label: `${asked} (look it up at the hub)` }] : rows;
  };
}

/** Asks for a model: search as one types, in what the site searches. */
export async function askModel(terminal: Terminal): Promise<string> {
  const [{ searcher }, { searchIndex }] = await Promise.all([
    import('../../runtime/search/search.ts'),
    import('../../out/modules/search.ts'),
  ]);
  const search = searcher(searchIndex);
  const find = (query: string) => search(query).flatMap(({ kind, hits }) => (kind === 'model' ? hits : []));
  return pick('Model', modelRows(searchIndex, find), terminal);
}

/** The snippets whose headings have all words that were typed; their number in the list is the value. */
export const snippetRows =
  (shown: readonly Pick<Shown, 'heading'>[]) =>
  (query: string): Row[] => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    return shown
      .map(({ heading }, at) => ({ value: String(at + 1), label: heading }))
      .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  };

/** Asks for one of several snippets; the number of a lone one is 1. */
export const askSnippet = async (shown: readonly Shown[], terminal: Terminal): Promise<number> =>
  shown.length === 1 ? 1 : Number(await pick('Code', snippetRows(shown), terminal));
