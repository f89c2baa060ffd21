import type { Node } from '@vscode/tree-sitter-wasm';
import { loadParser } from '../tree-sitter.ts';
import { failed, type Inspection } from './inspection.ts';

/** What of a grammar's nodes is a comment, a name or a string, and what a string holds. */
export interface Reading {
  readonly comments: readonly string[];
  readonly names: readonly string[];
  readonly strings: readonly string[];
  /** The parts of a string that are text, where it may also hold code. */
  readonly texts?: readonly string[];
  heldBy(node: Node): string;
}

/** The first node that is no part of the grammar. */
const firstFault = (node: Node): Node | undefined =>
  node.isError || node.isMissing
    ? node
    : node.children.flatMap((child) => (child?.hasError ? (firstFault(child) ?? []) : []))[0];

type Found = { shape: string[]; literals: string[]; names: string[] };

function walk(node: Node, reading: Reading, found: Found): void {
  const { type, text, childCount, children } = node;
  if (reading.comments.includes(type)) return;
  found.shape.push(`(${type}`);
  if (reading.names.includes(type)) found.names.push(text);
  else if (reading.strings.includes(type)) {
    found.literals.push(reading.heldBy(node));
    const inside = reading.texts ? children.slice(1, -1) : [];
    for (const child of inside) if (child && !reading.texts?.includes(child.type)) walk(child, reading, found);
  } else if (childCount === 0) found.shape.push(text);
  else for (const child of children) if (child) walk(child, reading, found);
  found.shape.push(')');
}

/** Makes the function that tells what a grammar of tree-sitter sees in code. */
export async function inspectorOf(grammar: string, reading: Reading): Promise<(code: string) => Inspection> {
  const parser = await loadParser(grammar);
  return (code) => {
    const tree = parser.parse(code);
    if (!tree) return failed('no tree');
    try {
      const fault = tree.rootNode.hasError ? firstFault(tree.rootNode) : undefined;
      if (fault) return failed(`line ${fault.startPosition.row + 1}: ${fault.text}`);
      const found: Found = { shape: [], literals: [], names: [] };
      walk(tree.rootNode, reading, found);
      return { ...found, shape: found.shape.join(' ') };
    } catch (error) {
      return failed(error);
    } finally {
      tree.delete();
    }
  };
}

/** What the parts of a string hold one after the other, where each escape is decoded; without its first and last mark. */
export const joined = ({ children }: Node, decoded: (sequence: string) => string): string =>
  children
    .slice(1, -1)
    .map((part) => (part?.type === 'escape_sequence' ? decoded(part.text) : (part?.text ?? '')))
    .join('');

/** What an escape with hexadecimal digits stands for; else what the table says of the character behind the backslash. */
export function decodeEscape(sequence: string, simple: Readonly<Record<string, string>>): string {
  const digits = /^\\[xuU]\{?([0-9A-Fa-f]+)\}?$/.exec(sequence)?.[1];
  if (digits) return String.fromCodePoint(Number.parseInt(digits, 16));
  const value = simple[sequence.slice(1)];
  if (value === undefined) throw new SyntaxError(`no sequence ${sequence}`);
  return value;
}
