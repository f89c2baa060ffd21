import { decodeEscape, inspectorOf } from '../../shared/test-kit/tree.ts';

/** Go specification, "Rune literals": what a character behind a backslash stands for. */
const SIMPLE: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** What the parser of Go sees. */
export const inspect = await inspectorOf('go', {
  comments: ['comment'],
  names: ['identifier', 'field_identifier', 'package_identifier', 'type_identifier'],
  strings: ['interpreted_string_literal', 'raw_string_literal'],
  heldBy: ({ type, text }) =>
    type === 'raw_string_literal'
      ? text.slice(1, -1)
      : text
          .slice(1, -1)
          .replace(/\\(?:x[0-9a-f]{2}|u[0-9a-f]{4}|U[0-9a-f]{8}|.)/g, (sequence) => decodeEscape(sequence, SIMPLE)),
});
