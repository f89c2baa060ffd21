import type { Node } from '@vscode/tree-sitter-wasm';
import type { Inspection } from '../../shared/test-kit/inspection.ts';
import { decodeEscape, inspectorOf } from '../../shared/test-kit/tree.ts';

/** PHP manual, "Strings": what an escape in double quotes stands for. */
const SIMPLE: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  $: '$',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** What stands in a string, the code in it left out. */
const held = ({ type, children }: Node): string =>
  children
    .slice(1, -1)
    .map((part) => {
      if (part?.type === 'string_content') return part.text;
      if (part?.type !== 'escape_sequence') return '';
      return type === 'string' ? part.text.slice(1) : decodeEscape(part.text, SIMPLE);
    })
    .join('');

const inspectPhp = await inspectorOf('php', {
  comments: ['comment'],
  names: ['name'],
  strings: ['string', 'encapsed_string'],
  texts: ['string_content', 'escape_sequence'],
  heldBy: held,
});

/** What the parser of PHP sees; the marks around a string depend on what it holds. */
export function inspect(code: string): Inspection {
  const { shape, ...found } = inspectPhp(code);
  return { ...found, shape: shape.replaceAll('(encapsed_string', '(string') };
}
