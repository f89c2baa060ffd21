import type { Node } from '@vscode/tree-sitter-wasm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../shared/literal.ts';
import { loadParser } from '../shared/tree-sitter.ts';
import { rustJson } from './literal.ts';
import { held } from './test-kit/inspect.ts';

const parser = await loadParser('rust');

const stringsIn = (node: Node): Node[] =>
  node.type === 'string_literal' ? [node] : node.children.flatMap((child) => (child ? stringsIn(child) : []));

/** The tokens of a macro's argument as JSON: texts decoded, those of concat! joined, and no comma before an end. */
function asJson({ children }: Node): string {
  const tokens = children.flatMap((child) => child ?? []);
  return tokens
    .map((token, index) => {
      const isJoined = tokens[index - 2]?.text === 'concat' && tokens[index - 1]?.text === '!';
      if (isJoined) return JSON.stringify(stringsIn(token).map(held).join(''));
      if (token.text === 'concat' || token.text === '!') return '';
      if (token.type === 'string_literal') return JSON.stringify(held(token));
      return token.type === 'token_tree' ? asJson(token) : token.text;
    })
    .join('')
    .replace(/,([\]}])$/, '$1');
}

/** What the parser of Rust reads as the one argument of the one macro of a program. */
function readBack(literal: string): unknown {
  const tree = parser.parse(`fn main() {\n    let value = ${literal};\n}\n`);
  if (tree === null || tree.rootNode.hasError) return `no Rust: ${literal}`;
  const [macro] = tree.rootNode.descendantsOfType('macro_invocation');
  const argument = macro?.children.find((child) => child?.type === 'token_tree');
  return argument ? JSON.parse(asJson(argument).slice(1, -1)) : 'no macro';
}

const NASTY = [
  '"',
  '\\',
  '\n',
  '\r',
  '\0',
  '\u2028',
  '\u202e',
  '{}',
  '{{',
  '"#',
  '*/',
  '//',
  "'a",
  '\\u{41}',
  '🙂',
  '__proto__',
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'grapheme', maxLength: 40 })), { maxLength: 8 })
  .map((all) => all.join(''));
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(2 ** 63, -(2 ** 70), 1e300, 5e-324),
);
const { value: json } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(text, number, fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4 }),
  ) as fc.Arbitrary<Json>,
}));

test('whatever JSON is given to json!, the parser of Rust reads that value', () => {
  fc.assert(
    fc.property(json, fc.integer({ min: 0, max: 3 }), (value, depth) => {
      // JSON knows no negative zero.
      expect(readBack(rustJson(value, depth * 4))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 1000 },
  );
});
