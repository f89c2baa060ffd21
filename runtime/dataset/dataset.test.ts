import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datasetGroupsOf, datasetNoticesOf, parseDataset } from './index.ts';
import { matchesPattern, patternOf } from './pattern.ts';

const files = (...paths: string[]) => paths.map((rfilename) => ({ rfilename }));
const RECORDS: unknown[] = readdirSync('catalogue/datasets').map((name) =>
  JSON.parse(readFileSync(`catalogue/datasets/${name}`, 'utf8')),
);

describe('what is read of a record', () => {
  // Expected as https://huggingface.co/docs/hub/datasets-file-names-and-splits and datasets-manual-configuration describe it.
  test.each<[string, object, object]>([
    ['nothing', {}, { splits: [], configName: 'default', configs: [] }],
    ['one file', { siblings: files('data.csv', 'README.md') }, { split: 'train', dataFile: 'data.csv', format: 'csv' }],
    [
      'a file a split',
      { siblings: files('test.jsonl', 'train.jsonl') },
      { split: 'train', splits: ['test', 'train'], dataFile: 'train.jsonl', format: 'jsonl' },
    ],
    [
      'a folder a split',
      { siblings: files('data/train/a.parquet', 'data/train/b.parquet', 'data/test/a.parquet') },
      { split: 'train', dataPattern: 'data/train/*.parquet', format: 'parquet' },
    ],
    [
      'numbered parts',
      { siblings: files('data/train-00000-of-00002.parquet', 'data/train-00001-of-00002.parquet') },
      { split: 'train', dataPattern: 'data/train-*-of-*.parquet' },
    ],
    [
      'files of configurations',
      {
        cardData: {
          configs: [
            { config_name: 'small', data_files: 'small.csv' },
            { config_name: 'large', data_files: [{ split: 'test', path: ['a.csv', 'b.csv'] }] },
          ],
        },
      },
      { config: 'small', configName: 'small', configs: ['small', 'large'], split: 'train', dataFile: 'small.csv' },
    ],
    [
      'a configuration called default, and splits as keys',
      {
        cardData: {
          configs: [{ config_name: 'x', data_dir: 'x' }, { data_files: { validation: 'v.json', train: 't-*.json' } }],
        },
        siblings: files('t-1.json', 't-2.json', 'v.json'),
      },
      { config: 'default', splits: ['validation', 'train'], split: 'train', dataPattern: 't-*.json', format: 'json' },
    ],
    [
      'a pattern of which one file is there',
      {
        cardData: { configs: [{ data_files: [{ split: 'dev', path: 'd/*' }] }] },
        siblings: files('d/one.tsv', 'e.tsv'),
      },
      { split: 'dev', dataFile: 'd/one.tsv', format: 'tsv' },
    ],
    [
      'splits that are only described',
      { cardData: { dataset_info: { splits: [{ name: 'test', num_examples: 3 }] } }, tags: ['format:parquet'] },
      { split: 'test', format: 'parquet' },
    ],
    ['a loading script', { id: 'org/set', siblings: files('set.py') }, { hasScript: true }],
    ['a table of Lance', { siblings: files('data/t.lance/_versions/1.manifest') }, { lanceTable: 'data/t.lance' }],
    [
      'names that are none',
      { siblings: files('-rf.csv'), cardData: { configs: [{ config_name: 3 }] } },
      { splits: ['train'] },
    ],
    [
      'what describes the data',
      { siblings: files('dataset_infos.json', 'data.csv'), tags: ['format:csv'] },
      { dataFile: 'data.csv', format: 'csv' },
    ],
    [
      'the configuration that is declared to be the default, and its separator',
      {
        cardData: {
          configs: [
            { config_name: 'x', data_files: 'x.csv', sep: '\t' },
            { config_name: 'y', data_files: 'y.csv', sep: '|', default: true },
          ],
        },
      },
      { config: 'y', dataFile: 'y.csv', separator: '|' },
    ],
    [
      'no separator that is no character',
      { cardData: { configs: [{ data_files: 'x.csv', sep: '")\nprint(1' }] } },
      { dataFile: 'x.csv', separator: undefined },
    ],
    [
      'no table that describes pictures',
      { siblings: files('train/a.jpg', 'train/metadata.csv'), tags: ['format:imagefolder'] },
      { format: undefined },
    ],
    ['what is hidden', { siblings: files('.cache/x.csv', '_tmp/y.csv') }, { splits: [] }],
  ])('%s', (_, record, expected) => {
    expect(parseDataset(record)).toMatchObject(expected);
  });

  test('a file is not taken where its name is an option', () => {
    expect(parseDataset({ siblings: files('-rf.csv') }).dataFile).toBeUndefined();
  });

  test('never throws, and never names a path that an option could be', () => {
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(null, 1, true, '', '-x', 'train', 'a/b.parquet', '*', '**', 'default', '__proto__'),
        fc.string({ unit: 'binary', maxLength: 8 }),
        fc.array(tie('any'), { maxLength: 4 }),
        fc.dictionary(
          fc.constantFrom(
            'id',
            'tags',
            'siblings',
            'rfilename',
            'cardData',
            'configs',
            'config_name',
            'data_files',
            'split',
          ),
          tie('any'),
          { maxKeys: 5 },
        ),
      ),
    })).any;
    fc.assert(
      fc.property(value, (record) => {
        const { id, dataPath = '', lanceTable = '' } = parseDataset(record);
        expect([id, dataPath, lanceTable].filter((text) => text.startsWith('-'))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('what to know of a data set', () => {
  const page = 'https://huggingface.co/datasets/o/n';
  test.each<[string, object, string[]]>([
    ['nothing', {}, []],
    ['a free licence', { cardData: { license: 'cc-by-4.0' } }, []],
    [
      'terms',
      { gated: 'auto' },
      [`The data set is gated: accept the terms at ${page} and log in (hf auth login) before running this.`],
    ],
    [
      'terms that somebody reads',
      { gated: 'manual' },
      [`The data set is gated: accept the terms at ${page} and log in (hf auth login) before running this.`],
    ],
    ['false', { gated: false }, []],
    [
      'private',
      { private: true },
      ['The repository is private: log in (hf auth login) before running this, with an account that may read it.'],
    ],
    [
      'no commerce',
      { cardData: { license: ['cc-by-nc-4.0'] } },
      ['The licence cc-by-nc-4.0 forbids commercial use; read it before using the data set.'],
    ],
    [
      'a licence of its own',
      { tags: ['license:other'] },
      ['The data set has a licence of its own: read it before using the data set.'],
    ],
    [
      'with a name',
      { cardData: { license: 'other', license_name: 'house' } },
      ['The licence is one of its own, house: read it before using the data set.'],
    ],
    [
      'not known',
      { cardData: { license: 'unknown' } },
      ['The licence is not known: ask the authors before using the data set.'],
    ],
  ])('%s', (_, record, texts) => {
    const notices = datasetNoticesOf(parseDataset({ id: 'o/n', ...record }));
    expect(notices.map(({ text }) => text)).toEqual(texts);
    expect(notices.map(({ href }) => href)).toEqual(texts.map(() => page));
  });

  test('nothing is told of one without an id', () =>
    expect(datasetNoticesOf(parseDataset({ gated: 'auto' }))).toEqual([]));

  test('the rows of the splits that are loaded', () => {
    const split = (name: string, rows: unknown) => ({ name, num_examples: rows, num_bytes: 5.5 });
    const infos = [
      { config_name: 'a', splits: [split('train', 3), split('test', -1)] },
      { config_name: 'b', splits: [split('train', 4)] },
    ];
    expect(parseDataset({ cardData: { dataset_info: infos } }).sizes).toEqual([{ split: 'train', rows: 3 }]);
  });
});

describe('patterns', () => {
  test.each([
    ['a/b.csv', 'a/*.csv', true],
    ['a/b/c.csv', 'a/*.csv', false],
    ['a/b/c.csv', 'a/**', true],
    ['a/b/c.csv', '**/c.csv', true],
    ['c.csv', '**/c.csv', true],
    ['a.csv', '?.csv', true],
    ['ab.csv', '?.csv', false],
    ['train-1-of-2.csv', 'train-*-of-*.csv', true],
    ['a*b', 'a*b', true],
  ])('%s against %s: %s', (path, pattern, expected) => expect(matchesPattern(path, pattern)).toBe(expected));

  test('a long one against a long name takes no time to speak of', () => {
    const name = 'a'.repeat(20_000);
    expect(matchesPattern(`${name}b`, `${'a*'.repeat(50)}c`)).toBe(false);
  });

  test('no pattern is found that another file matches', () =>
    expect(patternOf(['a.csv', 'b.csv'], ['a.csv', 'b.csv', 'c.csv'])).toBeUndefined());
});

describe('the libraries that load a data set', () => {
  const idsOf = async (record: object): Promise<string[]> =>
    (await datasetGroupsOf(parseDataset(record))).map(({ library }) => library);

  // Which libraries the hub offers for each: https://huggingface.co/docs/hub/datasets-libraries
  test.each<[string, object, string[], string[]]>([
    [
      'one Parquet file',
      { siblings: files('a.parquet') },
      ['datasets', 'pandas', 'polars', 'duckdb', 'pyarrow'],
      ['dask'],
    ],
    ['two Parquet files', { siblings: files('a.parquet', 'b.parquet') }, ['datasets', 'dask', 'polars'], ['pandas']],
    ['tar files', { siblings: files('0.tar', '1.tar') }, ['datasets', 'webdataset'], ['pandas', 'polars']],
    // The datasets package reads Lance with a package that its installation does not bring.
    ['a table of Lance', { siblings: files('t.lance/x') }, ['lance'], ['datasets', 'pandas', 'mlcroissant']],
    ['a JSON file, which Polars reads from disks alone', { siblings: files('a.json') }, ['pandas'], ['polars']],
    [
      'a loading script',
      { id: 'o/n', siblings: files('n.py', 'a.csv') },
      ['pandas', 'huggingface_hub'],
      ['datasets', 'spark'],
    ],
    ['nothing known', {}, ['datasets', 'huggingface_hub'], ['pandas', 'mlcroissant']],
    [
      'a gated one, for those that send a stored token',
      { id: 'o/n', gated: 'auto', siblings: files('a.csv') },
      ['pandas', 'polars', 'duckdb', 'daft'],
      ['fenic', 'mlcroissant'],
    ],
    [
      'a name that is a pattern to some',
      { siblings: files('rows [en].csv') },
      ['pandas', 'duckdb', 'fenic'],
      ['polars', 'daft'],
    ],
    [
      'pictures that a table describes',
      { siblings: files('a.jpg', 'metadata.csv'), tags: ['format:imagefolder'] },
      ['datasets'],
      ['pandas'],
    ],
  ])('%s', async (_, record, taken, refused) => {
    const ids = await idsOf(record);
    expect(ids).toEqual(expect.arrayContaining(taken));
    expect(ids.filter((id) => refused.includes(id))).toEqual([]);
  });

  test('only those that are asked for', async () => {
    const groups = await datasetGroupsOf(parseDataset({ siblings: files('a.csv') }), ['polars', 'dask']);
    expect(groups.map(({ library }) => library)).toEqual(['polars']);
  });

  test.each(
    RECORDS.map((record) => [parseDataset(record).id, record] as const),
  )('%s: each prints something', async (_, record) => {
    const groups = await datasetGroupsOf(parseDataset(record));
    for (const { snippets } of groups) expect(snippets.at(-1)?.code).toMatch(/print\(|\.show\(/);
  });
});
