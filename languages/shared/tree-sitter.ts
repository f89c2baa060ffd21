import './web-assembly.ts';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import treeSitter, { type Node, type Parser as TreeParser } from '@vscode/tree-sitter-wasm';
import type { Check, Problem } from '../language.ts';

// A CommonJS module whose names Node does not see.
const { Language, Parser } = treeSitter;

const FOLDER = dirname(createRequire(import.meta.url).resolve('@vscode/tree-sitter-wasm'));

/** What the parser says of the node at which it gave up. */
const messageOf = (node: Node): string => {
  if (node.isMissing) return `${node.type} is missing here.`;
  const [line = ''] = node.text.split('\n', 1);
  return `This cannot be parsed: ${line.slice(0, 60)}`;
};

/** The innermost nodes that are no part of the grammar, in order; of a faulty tree, only what holds a fault is walked. */
function* faults(node: Node): Generator<Problem> {
  if (!node.hasError) return;
  const before = node.isError || node.isMissing;
  let found = false;
  for (const child of node.children) {
    if (!child) continue;
    for (const fault of faults(child)) {
      found = true;
      yield fault;
    }
  }
  if (!before || found) return;
  const { row, column } = node.startPosition;
  yield { offset: node.startIndex, line: row + 1, column: column + 1, message: messageOf(node) };
}

/** A parser of a grammar of tree-sitter, such as c-sharp; the first use of any of them starts its engine. */
export async function loadParser(grammar: string): Promise<TreeParser> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(await readFile(join(FOLDER, `tree-sitter-${grammar}.wasm`))));
  return parser;
}

/**
 * Checks code by a grammar of tree-sitter.
 * @param also Finds more in a tree that is one.
 */
export async function loadTreeSitterCheck(
  grammar: string,
  also: (root: Node) => Iterable<Problem> = () => [],
): Promise<Check> {
  const parser = await loadParser(grammar);
  return (code) => {
    const tree = parser.parse(code);
    if (!tree) throw new Error(`the parser of ${grammar} gave no tree`);
    try {
      return [...faults(tree.rootNode), ...also(tree.rootNode)];
    } finally {
      tree.delete();
    }
  };
}
