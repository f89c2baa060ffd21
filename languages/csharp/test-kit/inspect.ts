import { decodeEscape, inspectorOf, joined } from '../../shared/test-kit/tree.ts';

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

/** What the parser of C# sees. */
export const inspect = await inspectorOf('c-sharp', {
  comments: ['comment'],
  names: ['identifier'],
  strings: ['string_literal', 'verbatim_string_literal'],
  heldBy: (node) =>
    node.type === 'verbatim_string_literal'
      ? node.text.slice(2, -1).replaceAll('""', '"')
      : joined(node, (sequence) => decodeEscape(sequence, SIMPLE)),
});
