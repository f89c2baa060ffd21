import { executedText, keysOf, neededBy } from '../../runtime/receipt/standing.ts';
import { type SnippetFile, snippetFile } from './match.ts';
import type { Json, Side } from './types.ts';

const fieldOf = (value: Json | undefined, key: string): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [name: string]: Json })[key]
    : undefined;

/** The library and the sample that a snippet's path names, and where what is recorded of them stands. */
function recordedAt(path: string): { file: string; sample: string } | undefined {
  const parts = path.split('/');
  if (parts.length === 3) return { file: parts[0] ?? '', sample: parts[1] ?? '' };
  if (parts.length === 4 && parts[0] === 'dataset-libraries')
    return { file: `datasets/${parts[1]}`, sample: parts[2] ?? '' };
  return undefined;
}

/** What identifies the execution of each snippet of a side, by the record that holds it and its key there. */
function executions({ snippets }: Side): Map<string, string> {
  const folders = Map.groupBy(snippets, ([path]) => path.slice(0, path.lastIndexOf('/')));
  const found = new Map<string, string>();
  for (const files of folders.values()) {
    const list: SnippetFile[] = files
      .map(([path, text]) => snippetFile(path, text))
      .sort((a, b) => a.number - b.number);
    const place = recordedAt(list[0]?.path ?? '');
    if (!place) continue;
    const standing = list.map(({ variant, extension, text }) => ({
      variant,
      kind: variant === 'install' ? ('install' as const) : ('code' as const),
      language: extension,
      code: text,
    }));
    const needed = neededBy(standing);
    for (const [at, key] of keysOf(standing).entries()) {
      const needs = needed[at];
      if (needs) found.set(`${place.file} ${place.sample}/${key}`, executedText(standing[at]?.code ?? '', needs));
    }
  }
  return found;
}

/** The snippets that ran and are no longer what ran: their records are those of other code. */
export function voidProofs(base: Side, head: Side): string[] {
  const [before, after] = [executions(base), executions(head)];
  return [...after].flatMap(([place, text]) => {
    const [file = '', key = ''] = place.split(' ');
    const run = (side: Side): Json | undefined => fieldOf(fieldOf(fieldOf(side.verified, file), 'runs'), key);
    const now = run(head);
    if (fieldOf(now, 'outcome') !== 'ran' || before.get(place) === text) return [];
    return fieldOf(run(base), 'snippet') === fieldOf(now, 'snippet') ? [`${file}: ${key}`] : [];
  });
}
