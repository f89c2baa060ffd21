import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseJsonText } from './json-file.ts';
import { loadSchemas } from './schema.ts';

const FOLDER = new URL('../../schemas/', import.meta.url);

test.each([
  ['', 'prettyLabel is "", which is too short'],
  [' Demo', 'prettyLabel is " Demo", which is not one line of text, without space at its ends'],
  ['De\nmo', 'prettyLabel is "De\\nmo", which is not one line of text, without space at its ends'],
])('what is wrong with a label is said in words: %j', (prettyLabel, sentence) => {
  const { json } = parseJsonText('a.json', JSON.stringify({ prettyLabel }));
  const problems = json ? loadSchemas(fileURLToPath(FOLDER)).check('library', json) : [];
  expect(problems.flatMap((one) => (one.code === 'schema' ? one.sentence : []))).toEqual([`${sentence}.`]);
});

describe('a text that readers see in one line says so in its schema', () => {
  const shown =
    /^(label|prettyLabel|title|todo|summary|why|what|notes|notices|alt|text|unusable|description|input|output|measured|uses|caption)$/;
  /** What has its texts from a record, or is what programs print. */
  const others =
    /^(seed|values|dataset-record|model|model-reading|model-record|dataset|inference-view|provider-fake|.*-(output|plan|result|index)|runs|executed|exchanges|oracle-.*|migration-.*|author-.*|command)$/;
  const names = readdirSync(FOLDER).flatMap((file) => /^(.+)\.schema\.json$/.exec(file)?.[1] ?? []);
  type Node = { readonly type?: unknown; readonly items?: Node; readonly pattern?: string; readonly enum?: unknown };
  function* texts(node: unknown, path: string): Generator<[string, Node]> {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, inner] of Object.entries(node as Record<string, Node>)) {
      const at = `${path}.${key}`;
      const text = inner?.type === 'array' ? inner.items : inner;
      if (/\.(properties|\$defs)$/.test(path) && shown.test(key) && text?.type === 'string' && !text.enum)
        yield [at, text];
      yield* texts(inner, at);
    }
  }
  const isLine = ({ pattern = '' }: Node): boolean =>
    !['', ' ', ' a', 'a ', 'a\nb', 'a\n'].some((text) => new RegExp(pattern, 'u').test(text));
  test.each(names.filter((name) => !others.test(name)))('%s', (name) => {
    const found = [...texts(JSON.parse(readFileSync(new URL(`${name}.schema.json`, FOLDER), 'utf8')), '')];
    const open = found.filter(([path, text]) => !isLine(text) && !/sample|contentPart|tokens/.test(path));
    expect(open.map(([path]) => path)).toEqual([]);
  });
});
