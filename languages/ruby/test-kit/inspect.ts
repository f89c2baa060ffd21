import type { Node } from '@vscode/tree-sitter-wasm';
import type { Inspection } from '../../shared/test-kit/inspection.ts';
import { decodeEscape, inspectorOf } from '../../shared/test-kit/tree.ts';

/** Ruby reference, "Escape Sequences": what a character behind a backslash stands for in double quotes. */
const SIMPLE: Readonly<Record<string, string>> = { '"': '"', '\\': '\\', '#': '#', n: '\n', r: '\r', t: '\t' };

/** What stands in a string or a symbol, the code in it left out. */
function held({ type, text, children }: Node): string {
  if (type === 'hash_key_symbol') return text;
  if (type === 'simple_symbol') return text.slice(1);
  const isSingle = children[0]?.text.endsWith("'");
  return children
    .slice(1, -1)
    .map((part) => {
      if (part?.type === 'escape_sequence') return decodeEscape(part.text, SIMPLE);
      if (part?.type !== 'string_content') return '';
      return isSingle ? part.text.replace(/\\([\\'])/g, '$1') : part.text;
    })
    .join('');
}

const inspectRuby = await inspectorOf('ruby', {
  comments: ['comment'],
  names: ['identifier', 'constant'],
  strings: ['string', 'bare_string', 'hash_key_symbol', 'simple_symbol', 'delimited_symbol'],
  texts: ['string_content', 'escape_sequence'],
  heldBy: held,
});

/** What the parser of Ruby sees; whether a key or a symbol needs quotation marks depends on what it is. */
export function inspect(code: string): Inspection {
  const { shape, ...found } = inspectRuby(code);
  return {
    ...found,
    shape: shape.replaceAll('(hash_key_symbol', '(string').replaceAll('(delimited_symbol', '(simple_symbol'),
  };
}
