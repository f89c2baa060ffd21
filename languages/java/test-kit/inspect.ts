import type { Node } from '@vscode/tree-sitter-wasm';
import { decodeEscape, inspectorOf } from '../../shared/test-kit/tree.ts';

/** Java Language Specification, 3.10.7: what a character behind a backslash stands for. */
const SIMPLE: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '\\': '\\',
  '\n': '',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  s: ' ',
  t: '\t',
};

const decoded = (sequence: string): string =>
  /^\\[0-7]/.test(sequence)
    ? String.fromCharCode(Number.parseInt(sequence.slice(1), 8))
    : decodeEscape(sequence, SIMPLE);

/** The content of a text block (3.10.6) without the space that all of its lines begin with, and none at the end of a line. */
function withoutMargin(content: string): string {
  const lines = content.split('\n');
  const last = lines.length - 1;
  const counted = lines.filter((line, index) => line.trim() !== '' || index === last);
  const margin = Math.min(...counted.map((line) => line.length - line.trimStart().length));
  return lines.map((line) => line.slice(margin).trimEnd()).join('\n');
}

const ESCAPES = /\\(?:u+[0-9a-f]{4}|[0-3]?[0-7]{1,2}|[\s\S])/g;

/** The text that a string literal or a text block, a node of the parser, stands for. */
export const held = ({ text }: Node): string =>
  (text.startsWith('"""') ? withoutMargin(text.slice(text.indexOf('\n') + 1, -3)) : text.slice(1, -1)).replace(
    ESCAPES,
    decoded,
  );

/** What the parser of Java sees. */
export const inspect = await inspectorOf('java', {
  comments: ['line_comment', 'block_comment'],
  names: ['identifier', 'type_identifier'],
  strings: ['string_literal'],
  heldBy: held,
});
