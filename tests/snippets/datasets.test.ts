import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datasetGroupsOf, parseDataset } from '../../runtime/dataset/index.ts';
import { has, runScript } from '../interpreters.ts';

/** Prints for each piece of code its tree with every text blanked, and those texts; an error of the parser as it is. */
const READ = `
import ast, json, sys

class Blank(ast.NodeTransformer):
    def __init__(self):
        self.texts = []
    def visit_Constant(self, node):
        if isinstance(node.value, str):
            self.texts.append(node.value)
            return ast.copy_location(ast.Constant(""), node)
        return node

def read(code):
    try:
        blank = Blank()
        return [ast.dump(blank.visit(ast.parse(code))), blank.texts]
    except (SyntaxError, ValueError) as error:
        return [str(error), []]

json.dump([read(code) for code in json.load(sys.stdin)], sys.stdout)
`;

/** What breaks out of a literal, ends a comment, or is read otherwise by a terminal; no slash, which ends a part of a path. */
const ODD = [
  '"', "'", '"""', '\\', '\\"', '\\n', '\n', '\r', '\u2028', '\0', '\u001b[2J', '\u202e', '${x}', '{x}', '{{x}}', '%s', '$(id)',
  '`id`', '; import os', '") or exit("', '#', ' ', 'é', '💥', '\ud800', '__proto__', '-rf', '<script>', '%2e%2e',
]; // biome-ignore format: a list

const word = fc.array(fc.oneof(fc.constantFrom(...ODD), fc.string({ maxLength: 6 })), { minLength: 1, maxLength: 4 });
const part = word.map((pieces) => pieces.join('').replaceAll('/', '')).filter((text) => text !== '');

/** A record whose names are odd, and the same with plain ones: the code of both has to differ in its texts alone. */
const pairs = fc
  .record({ owner: part, name: part, config: part, other: part, split: part, file: part })
  .chain((odd) => fc.constantFrom('parquet', 'csv', 'tsv', 'json', 'jsonl', 'tar').map((ending) => ({ odd, ending })));

interface Names {
  readonly owner: string;
  readonly name: string;
  readonly config: string;
  readonly other: string;
  readonly split: string;
  readonly file: string;
}

const recordOf = ({ owner, name, config, other, split, file }: Names, ending: string): object => ({
  id: `${owner}/${name}`,
  tags: [`license:${name}`],
  siblings: [{ rfilename: `${file}.${ending}` }, { rfilename: `${file}.lance/data.lance` }],
  cardData: {
    license: owner,
    configs: [
      { config_name: config, data_files: [{ split, path: `${file}.${ending}` }] },
      { config_name: other, data_files: [{ split, path: `${file}.${ending}` }] },
    ],
  },
});

const PLAIN: Names = { owner: 'org', name: 'set', config: 'first', other: 'second', split: 'train', file: 'file' };

/** The fields that are read of a record: names that a terminal would act on are none, and choose other code. */
const keysOf = (record: object): string =>
  Object.entries(parseDataset(record))
    .flatMap(([key, value]) => (value === undefined ? [] : [key]))
    .join();

/** The code of every library for a record, by library and variant. */
async function codesOf(record: object): Promise<Map<string, string>> {
  const groups = await datasetGroupsOf(parseDataset(record));
  return new Map(
    groups.flatMap(({ library, snippets }) =>
      snippets.flatMap(({ kind, variant, code }) =>
        kind === 'code' ? [[`${library}/${variant}`, code] as const] : [],
      ),
    ),
  );
}

describe.skipIf(!has('python3'))('code that loads a data set with odd names', () => {
  it('has the statements of the code for plain names, and the names as they are', async () => {
    const samples = fc.sample(pairs, { numRuns: 400, seed: 16 });
    const codes: { key: string; odd: string; plain: string; names: Names }[] = [];
    for (const { odd, ending } of samples) {
      if (keysOf(recordOf(odd, ending)) !== keysOf(recordOf(PLAIN, ending))) continue;
      const [hostile, plain] = await Promise.all([codesOf(recordOf(odd, ending)), codesOf(recordOf(PLAIN, ending))]);
      for (const [key, code] of hostile) {
        const same = plain.get(key);
        if (same !== undefined) codes.push({ key, odd: code, plain: same, names: odd });
      }
    }
    expect(codes.length).toBeGreaterThan(500);
    expect(new Set(codes.map(({ key }) => key.split('/')[0])).size).toBeGreaterThan(8);
    const { stdout, stderr } = runScript(
      'python3',
      'read.py',
      READ,
      JSON.stringify(codes.flatMap(({ odd, plain }) => [odd, plain])),
    );
    expect(stderr).toBe('');
    const read = JSON.parse(stdout) as [string, string[]][];
    const broken = codes.filter((_, at) => read[2 * at]?.[0] !== read[2 * at + 1]?.[0]);
    expect(broken.slice(0, 3)).toEqual([]);
    const parsed = (names: Names): string => parseDataset(recordOf(names, 'csv')).id;
    const silent = codes.filter(({ names }, at) => !read[2 * at]?.[1].some((text) => text.includes(parsed(names))));
    expect(silent.slice(0, 3)).toEqual([]);
  });
});
