import type { Node } from '@vscode/tree-sitter-wasm';
import { decodeEscape, inspectorOf } from '../../shared/test-kit/tree.ts';

/** Rust reference, "Quote escapes" and "ASCII escapes": what a character behind a backslash stands for. */
const SIMPLE: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '\\': '\\',
  '0': '\0',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** The text that a string literal, a node of the parser, stands for. */
export const held = ({ text }: Node): string =>
  text.slice(1, -1).replace(/\\(?:u\{[0-9a-f]+\}|x[0-9a-f]{2}|.)/g, (sequence) => decodeEscape(sequence, SIMPLE));

/** What the parser of Rust sees. */
export const inspect = await inspectorOf('rust', {
  comments: ['line_comment', 'block_comment'],
  names: ['identifier', 'field_identifier', 'type_identifier', 'shorthand_field_identifier'],
  strings: ['string_literal'],
  heldBy: held,
});
