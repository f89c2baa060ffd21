import type { Model } from '../out/types/model.ts';
import { neededBy } from './receipt/standing.ts';
import type { Snippet } from './snippet.ts';

/** The list with one of its codes first, behind the commands that install for it; those after it that share them follow. */
function moved(list: readonly Snippet[], at: number): Snippet[] {
  let start = at;
  while (start > 0 && list[start - 1]?.kind !== 'install') start--;
  const code = start;
  while (list[start - 1]?.kind === 'install') start--;
  const next = list.findIndex(({ kind }, index) => index > at && kind === 'install');
  const end = next < 0 ? list.length : next;
  const others = list.slice(code, end).filter((_, index) => code + index !== at);
  return [
    ...list.slice(start, code),
    ...list.slice(at, at + 1),
    ...others,
    ...list.slice(0, start),
    ...list.slice(end),
  ];
}

/**
 * The snippets of a library with the variant first that the author of the model's card wishes, where the library has it for
 * the model. The order remains where the code of another variant (a download) has to run before one of them.
 */
export function wishedFirst(list: Snippet[], { wishes }: Pick<Model, 'wishes'>, library: string): Snippet[] {
  const wanted = wishes?.variants?.find((one) => one.library === library)?.variant;
  const at = wanted === undefined ? -1 : list.findIndex(({ variant, kind }) => variant === wanted && kind === 'code');
  if (at < 0 || at === list.findIndex(({ kind }) => kind === 'code')) return list;
  const order = moved(list, at);
  const [before, after] = [neededBy(list), neededBy(order)];
  const isSame = order.every((snippet, index) => {
    const needed = before[list.indexOf(snippet)];
    return snippet.kind === 'install' || JSON.stringify(needed) === JSON.stringify(after[index]);
  });
  return isSame ? order : list;
}
