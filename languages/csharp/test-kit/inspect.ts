import type { Node } from '@vscode/tree-sitter-wasm';
import { decodeEscape, inspectorOf, joined } from '../../shared/test-kit/tree.ts';
import { withoutDirectives } from '../directives.ts';

/** ECMA-334, 6.4.5.5 and 6.4.5.6: what an escape of a regular string stands for. */
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

/** The content of a raw string in several lines: each without the space that the last one has. */
function unmargined(raw: string): string {
  const lines = raw.slice(4).split('\n');
  const margin = lines.at(-1)?.indexOf('"') ?? 0;
  return lines
    .slice(0, -1)
    .map((line) => line.slice(margin))
    .join('\n');
}

/** What a string, a node of the parser, stands for. */
function held(node: Node): string {
  if (node.type === 'raw_string_literal') return unmargined(node.text);
  if (node.type === 'verbatim_string_literal') return node.text.slice(2, -1).replaceAll('""', '"');
  return joined(node, (sequence) => decodeEscape(sequence, SIMPLE));
}

const inspectCode = await inspectorOf('c-sharp', {
  comments: ['comment'],
  names: ['identifier'],
  strings: ['string_literal', 'verbatim_string_literal', 'raw_string_literal'],
  heldBy: held,
});

/** What the parser of C# sees. */
export const inspect = (code: string): ReturnType<typeof inspectCode> => inspectCode(withoutDirectives(code));
