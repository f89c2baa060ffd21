import type { Node } from '@vscode/tree-sitter-wasm';
import { failed, type Inspection } from '../../shared/test-kit/inspection.ts';
import { loadParser } from '../../shared/tree-sitter.ts';

const parser = await loadParser('c-sharp');

const SIMPLE: Readonly<Record<string, string>> = {
  "'": "'",
  '"': '"',
  '\\': '\\',
  '0': '\0',
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** ECMA-334, 6.4.5.5 and 6.4.5.6: what an escape of a regular string stands for. */
function decoded(sequence: string): string {
  const digits = /^\\(?:x([0-9A-Fa-f]{1,4})|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8}))$/.exec(sequence)?.slice(1).join('');
  if (digits) return String.fromCodePoint(Number.parseInt(digits, 16));
  const value = SIMPLE[sequence.slice(1)];
  if (value === undefined) throw new SyntaxError(`no sequence ${sequence}`);
  return value;
}

/** What a string holds. */
function heldBy({ type, text, children }: Node): string {
  if (type === 'verbatim_string_literal') return text.slice(2, -1).replaceAll('""', '"');
  return children
    .map((part) => (part?.type === 'escape_sequence' ? decoded(part.text) : (part?.text ?? '')))
    .slice(1, -1)
    .join('');
}

function walk(node: Node, found: { shape: string[]; literals: string[]; names: string[] }): void {
  if (node.type === 'comment') return;
  found.shape.push(`(${node.type}`);
  if (node.type === 'identifier') found.names.push(node.text);
  else if (/^(?:verbatim_)?string_literal$/.test(node.type)) found.literals.push(heldBy(node));
  else if (node.childCount === 0) found.shape.push(node.text);
  else for (const child of node.children) if (child) walk(child, found);
  found.shape.push(')');
}

/** The first node that is no part of the grammar. */
const firstFault = (node: Node): Node | undefined =>
  node.isError || node.isMissing
    ? node
    : node.children.flatMap((child) => (child?.hasError ? (firstFault(child) ?? []) : []))[0];

/** What the parser of C# sees. */
export function inspect(code: string): Inspection {
  const tree = parser.parse(code);
  if (!tree) return failed('no tree');
  try {
    const fault = tree.rootNode.hasError ? firstFault(tree.rootNode) : undefined;
    if (fault) return failed(`line ${fault.startPosition.row + 1}: ${fault.text}`);
    const found = { shape: [] as string[], literals: [] as string[], names: [] as string[] };
    walk(tree.rootNode, found);
    return { ...found, shape: found.shape.join(' ') };
  } catch (error) {
    return failed(error);
  } finally {
    tree.delete();
  }
}
