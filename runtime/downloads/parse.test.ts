import { describe, expect, test } from 'vitest';
import { parseDownloadQuery } from './parse.ts';
import type { DownloadQuery, DownloadQueryErrorCode } from './types.ts';

/** The tree as a short text: groups in parentheses, patterns with ~. */
function show(query: DownloadQuery): string {
  if (query.kind === 'match') return `${query.field}${query.pattern ? '~' : '='}${query.value}`;
  if (query.kind === 'exists') return `has ${query.field}`;
  if (query.kind === 'not') return `not ${show(query.operand)}`;
  return `(${query.operands.map(show).join(` ${query.kind} `)})`;
}

const tree = (text: string): DownloadQuery => {
  const parsed = parseDownloadQuery(text);
  if (!parsed.ok) throw new Error(`${parsed.error.sentence} at ${parsed.error.offset}`);
  return parsed.query;
};

const GOOD: readonly (readonly [text: string, shown: string])[] = [
  ['path:"config.json"', 'path=config.json'],
  ['  path_extension:"pt"\n', 'path_extension=pt'],
  ['path_extension:pt', 'path_extension=pt'],
  ['path:*.bin', 'path~*.bin'],
  ['path:model-0000?-of-*.safetensors', 'path~model-0000?-of-*.safetensors'],
  ['path:"a*b"', 'path=a*b'],
  ['path: "a b.json"', 'path=a b.json'],
  ['path:"say \\"hi\\" \\\\ .txt"', 'path=say "hi" \\ .txt'],
  ['path:"AND"', 'path=AND'],
  ['path_filename:NOTES', 'path_filename=NOTES'],
  ['path:"a" OR path:"b" OR path:"c"', '(path=a or path=b or path=c)'],
  ['path:"a"\n\t\tOR path:"b"', '(path=a or path=b)'],
  ['path:"a" OR path:"b" AND path:"c"', '(path=a or (path=b and path=c))'],
  ['(path:"a" OR path:"b") AND path:"c"', '((path=a or path=b) and path=c)'],
  ['NOT path:"a" AND path:"b"', '(not path=a and path=b)'],
  ['NOT (path:"a" AND path:"b")', 'not (path=a and path=b)'],
  ['NOT NOT path:"a"', 'not not path=a'],
  ['((path:"a"))', 'path=a'],
  ['path:"a"AND(path:"b")', '(path=a and path=b)'],
  ['_exists_:"path_prefix"', 'has path_prefix'],
  ['path_extension:"mil" AND _exists_:path_prefix', '(path_extension=mil and has path_prefix)'],
];

describe('queries that parse', () => {
  test.each(GOOD)('%s', (text, shown) => expect(show(tree(text))).toBe(shown));

  test('every node says where it stands', () => {
    const text = '(path:"a" OR NOT path_extension:pt) AND _exists_:"path_prefix"';
    const pieces: string[] = [];
    const visit = (query: DownloadQuery): void => {
      pieces.push(text.slice(query.start, query.end));
      if (query.kind === 'not') visit(query.operand);
      if (query.kind === 'and' || query.kind === 'or') query.operands.forEach(visit);
    };
    visit(tree(text));
    expect(pieces).toEqual([
      text.slice(1),
      'path:"a" OR NOT path_extension:pt',
      'path:"a"',
      'NOT path_extension:pt',
      'path_extension:pt',
      '_exists_:"path_prefix"',
    ]);
  });
});

/** The bad query, with a caret line under the place, the code, and a piece of the hint. */
const BAD: readonly (readonly [text: string, caret: string, code: DownloadQueryErrorCode, hint: string])[] = [
  ['', '^', 'empty-query', 'path:"config.json"'],
  ['   ', '^', 'empty-query', 'path:"config.json"'],
  ['path:"a" OR', '           ^', 'expected-condition', 'path:"config.json"'],
  ['OR path:"a"', '^', 'expected-condition', 'path:"config.json"'],
  ['path:"a" AND AND path:"b"', '             ^', 'expected-condition', 'path:"config.json"'],
  ['NOT', '   ^', 'expected-condition', 'path:"config.json"'],
  ['()', ' ^', 'expected-condition', 'path:"config.json"'],
  ['path:"a" path:"b"', '         ^', 'missing-operator', 'AND or OR'],
  ['path:"a" NOT path:"b"', '         ^', 'missing-operator', 'AND or OR'],
  ['path:"a" and path:"b"', '         ^', 'unknown-operator', 'AND, in capitals'],
  ['path:"a" Or path:"b"', '         ^', 'unknown-operator', 'OR, in capitals'],
  ['not path:"a"', '^', 'unknown-operator', 'NOT, in capitals'],
  ['path:"a" && path:"b"', '         ^', 'unknown-operator', 'write AND'],
  ['path:"a" || path:"b"', '         ^', 'unknown-operator', 'write OR'],
  ['-path:"a"', '^', 'unknown-operator', 'write NOT'],
  ['!path:"a"', '^', 'unknown-operator', 'write NOT'],
  ['config.json', '^', 'missing-field', 'path:"config.json"'],
  ['path:"a" OR "model.bin"', '            ^', 'missing-field', 'path:"model.bin"'],
  ['extension:"pt"', '^', 'unknown-field', 'path_extension'],
  ['filename:"config"', '^', 'unknown-field', 'path_filename'],
  ['size:"3"', '^', 'unknown-field', 'path, path_filename'],
  ['_exists_:"prefix"', '         ^', 'unknown-field', 'path_prefix'],
  ['path:', '     ^', 'missing-value', 'after the colon'],
  ['path: OR path:"b"', '     ^', 'missing-value', 'after the colon'],
  ['path:""', '     ^', 'empty-value', '"config.json"'],
  ['path:"config.json', '     ^', 'unclosed-quote', 'add a "'],
  ['path:"a\\"', '     ^', 'unclosed-quote', 'add a "'],
  ["path:'a'", '     ^', 'wrong-quote', 'write "'],
  ['(path:"a" OR path:"b"', '^', 'unclosed-parenthesis', 'add a )'],
  ['path:"a")', '        ^', 'extra-parenthesis', 'remove it'],
  ['path:/conf.*/', '     ^', 'unsupported-value', '"/conf.*/"'],
  ['path:config.json^2', '                ^', 'unsupported-value', 'quotes'],
  ['path_extension:[a TO b]', '               ^', 'unsupported-value', 'quotes'],
  [`${'('.repeat(60)}path:"a"${')'.repeat(60)}`, `${' '.repeat(51)}^`, 'too-deep', 'flatter'],
];

describe('queries that do not parse', () => {
  test.each(BAD)('%s', (text, caret, code, hint) => {
    const parsed = parseDownloadQuery(text);
    expect(parsed).toMatchObject({ ok: false, error: { code, offset: caret.indexOf('^') } });
    if (parsed.ok) return;
    expect(parsed.error.hint).toContain(hint);
    expect(parsed.error.sentence).toMatch(/^\S.*\.$/);
  });
});
