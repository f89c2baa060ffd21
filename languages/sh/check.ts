import type { Node } from '@vscode/tree-sitter-wasm';
import type { Problem } from '../language.ts';
import { loadTreeSitterCheck } from '../shared/tree-sitter.ts';

/** What ends a command or opens what a comment does not close, where a shell knows no comments. */
const ACTIVE = /[;&|<>()'`]/;

/** The place of what is active in the text of a comment; less than nothing where nothing is. */
const activeAt = (text: string): number => {
  const isOpen = text.split('"').length % 2 === 0;
  const at = text.search(ACTIVE);
  return at < 0 && isOpen ? text.lastIndexOf('"') : at;
};

/** Comments of which an interactive zsh, which knows none unless it is told to, would run a part or wait for more. */
function* activeComments(node: Node): Generator<Problem> {
  for (const child of node.children) if (child) yield* activeComments(child);
  if (node.type !== 'comment') return;
  const at = activeAt(node.text);
  if (at < 0) return;
  const { row, column } = node.startPosition;
  const message = `An interactive zsh takes this for code, because it knows no comments: ${node.text[at]}`;
  yield { offset: node.startIndex + at, line: row + 1, column: column + at + 1, message };
}

/** Finds what no POSIX shell parses, and no bash, and comments that cannot be pasted. */
export const check = await loadTreeSitterCheck('bash', activeComments);
