import { describe, expect, test } from 'vitest';
import { fileFields, fitsPattern, matchesQuery } from './match.ts';
import { parseDownloadQuery } from './parse.ts';

test.each([
  ['a/b/file.json', { path: 'a/b/file.json', path_filename: 'file', path_extension: 'json', path_prefix: 'a/b/' }],
  ['file.tar.gz', { path: 'file.tar.gz', path_filename: 'file.tar', path_extension: 'gz' }],
  ['ckpt/tensor00000_000', { path: 'ckpt/tensor00000_000', path_filename: 'tensor00000_000', path_prefix: 'ckpt/' }],
  ['.gitattributes', { path: '.gitattributes', path_filename: '.gitattributes' }],
  ['a.b/Makefile', { path: 'a.b/Makefile', path_filename: 'Makefile', path_prefix: 'a.b/' }],
])('the fields of %s', (path, fields) => expect(fileFields(path)).toEqual(fields));

test.each([
  ['*', '', true],
  ['*.bin', 'model.bin', true],
  ['*.bin', 'model.bin.index', false],
  ['model-*-of-*.bin', 'model-1-of-2.bin', true],
  ['a?c', 'abc', true],
  ['a?c', 'ac', false],
  ['a**c', 'ac', true],
  ['*aab', 'aaaab', true],
  ['a.c', 'abc', false],
  ['', 'a', false],
])('pattern %s on "%s"', (pattern, text, fits) => expect(fitsPattern(text, pattern)).toBe(fits));

// A matcher that tries every way to share the text among the stars would not come back.
test('a hostile pattern ends', () => expect(fitsPattern('a'.repeat(2000), `${'*a'.repeat(200)}b`)).toBe(false));

const CASES: readonly (readonly [query: string, counted: readonly string[], other: readonly string[]])[] = [
  ['path:"config.json"', ['config.json'], ['unet/config.json', 'Config.json', 'config.jsonl']],
  [
    'path_filename:"config" AND path_extension:"json"',
    ['config.json', 'unet/config.json'],
    ['config.yaml', 'my-config.json'],
  ],
  [
    'path_extension:"pt" AND path_prefix:"checkpoints/"',
    ['checkpoints/a.pt'],
    ['a.pt', 'checkpoints/x/a.pt', 'checkpoints/a.bin'],
  ],
  [
    'path_filename:"model" AND path_extension:"mil" AND _exists_:"path_prefix"',
    ['enc/model.mil'],
    ['model.mil', 'enc/other.mil'],
  ],
  [
    'path_extension:"gguf" OR (path_filename:"config" AND path_extension:"json")',
    ['q.gguf', 'config.json'],
    ['config.gg', 'x.json'],
  ],
  ['path_extension:"safetensors" AND NOT _exists_:"path_prefix"', ['model.safetensors'], ['unet/model.safetensors']],
  ['path:checkpoints/*/model.pt', ['checkpoints/7/model.pt', 'checkpoints/a/b/model.pt'], ['model.pt']],
  ['NOT (path_extension:"md" OR path:".gitattributes")', ['a.pt'], ['README.md', '.gitattributes']],
];

describe.each(CASES)('%s', (text, counted, other) => {
  const parsed = parseDownloadQuery(text);
  test.each(counted)('holds for %s', (path) => expect(parsed.ok && matchesQuery(parsed.query, path)).toBe(true));
  test.each(other)('does not hold for %s', (path) => expect(parsed.ok && !matchesQuery(parsed.query, path)).toBe(true));
});
