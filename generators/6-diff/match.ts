import { posix } from 'node:path';

/** A rendered snippet file. */
export interface SnippetFile {
  path: string;
  /** The number in the list of its model. */
  number: number;
  variant: string;
  extension: string;
  text: string;
}

/** Two files that are the same snippet on both sides. */
export interface Pair {
  before: SnippetFile;
  after: SnippetFile;
}

/** How the snippets of one folder (one library and model) correspond. */
export interface Matched {
  pairs: Pair[];
  removed: SnippetFile[];
  added: SnippetFile[];
}

/** Reads the path of a snippet: NN-<variant>.<extension>; any other name is a variant of its own. */
export function snippetFile(path: string, text: string): SnippetFile {
  const name = posix.basename(path);
  const [, number = '0', variant = name, extension = ''] = /^(\d+)-(.+)\.([^.]+)$/.exec(name) ?? [];
  return { path, number: Number(number), variant, extension, text };
}

/** Takes pairs of equal keys out of both lists, in order. */
function takePairs(before: SnippetFile[], after: SnippetFile[], keyOf: (file: SnippetFile) => string): Pair[] {
  const pairs: Pair[] = [];
  for (const file of [...after]) {
    const index = before.findIndex((other) => keyOf(other) === keyOf(file));
    if (index < 0) continue;
    const [found] = before.splice(index, 1);
    after.splice(after.indexOf(file), 1);
    if (found) pairs.push({ before: found, after: file });
  }
  return pairs;
}

/**
 * Finds which snippets of a folder correspond. The number in the file name does not matter: a snippet that was inserted
 * before others leaves them what they are.
 */
export function matchSnippets(before: readonly SnippetFile[], after: readonly SnippetFile[]): Matched {
  const [removed, added] = [[...before], [...after]];
  const pairs = [
    ...takePairs(removed, added, ({ variant, extension, text }) => JSON.stringify([variant, extension, text])),
    ...takePairs(removed, added, ({ variant, extension }) => JSON.stringify([variant, extension])),
    ...takePairs(removed, added, ({ extension, text }) => JSON.stringify([extension, text])),
  ];
  return { pairs, removed, added };
}

/** Whether pairs stand in another order than before. */
export function orderChanged(pairs: readonly Pair[]): boolean {
  const numbers = [...pairs].sort((a, b) => a.after.number - b.after.number).map(({ before }) => before.number);
  return numbers.some((number, index) => number < (numbers[index - 1] ?? 0));
}
