import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as inference from '@huggingface/inference';
import * as tasks from '@huggingface/tasks';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../generators/cli/command.ts';
import { isTaskId, loadTask } from '../../out/modules/tasks/index.ts';
import entryPoints from '../../package/entry-points.json' with { type: 'json' };
import { compareRecords } from './compare.ts';
import { asPublished, type HubRecord } from './difference.ts';
import { classify, readKinds, type Seen } from './kinds.ts';
import { chosenRecords, RECORDS } from './records.ts';
import { rowsIn } from './table.ts';

const DOCUMENT = readFileSync(join(ROOT, 'docs/migration.md'), 'utf8');
const json = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const kinds = readKinds();

/** The module of the repository that is an entry point of the package, such as snippetry/tasks. */
const moduleOf = (specifier: string): string => {
  const path = (entryPoints as Record<string, string>)[specifier.replace('snippetry', '.')];
  return pathToFileURL(join(ROOT, `${path}.ts`)).href;
};

describe('every difference to the published packages is of a kind', () => {
  const records = chosenRecords();
  let seen: Seen[];
  beforeAll(async () => {
    seen = await compareRecords(records);
  });

  it('of 300 records, none is left over, and each kind is needed', () => {
    expect(new Set(records.map(({ id }) => id)).size).toBe(RECORDS);
    const { explained, unexplained } = classify(kinds, seen);
    expect(unexplained).toEqual([]);
    expect(explained.filter((one) => one.seen.length === 0).map(({ kind }) => kind.says)).toEqual([]);
  });

  it('the document has each kind, with numbers that are at most one in ten off', () => {
    const rows = rowsIn(DOCUMENT);
    expect([...rows.keys()].sort()).toEqual(kinds.map(({ says }) => says).sort());
    for (const { kind, seen: own } of classify(kinds, seen).explained) {
      const now = new Set(own.map(({ record }) => record)).size;
      expect(Math.abs(now - (rows.get(kind.says) ?? 0)), kind.says).toBeLessThanOrEqual(Math.max(3, now / 10));
    }
  });

  it('a difference of another kind is left over', () => {
    const odd: Seen = {
      part: 'libraries',
      record: 'a/b',
      place: 'snippets',
      of: 'transformers',
      theirs: 'code',
      ours: 'a message: Other quantization',
    };
    expect(classify(kinds, [odd]).unexplained).toEqual([odd]);
  });
});

describe('docs/migration.md', () => {
  const names = [...DOCUMENT.matchAll(/^\| (`[A-Za-z].*?) \| (`.*?) \|/gm)];

  it('names what the published packages export, as their versions are', () => {
    const exported = { ...tasks, ...inference };
    const left = names.flatMap(([, published = '']) => [...published.matchAll(/`(\w+)/g)].map(([, name]) => name));
    expect(left.length).toBeGreaterThan(12);
    expect(left.filter((name = '') => !Object.hasOwn(exported, name))).toEqual([]);
    expect(inference.snippets.getInferenceSnippets).toBeTypeOf('function');
    const require = createRequire(import.meta.url);
    for (const name of ['@huggingface/tasks', '@huggingface/inference'])
      expect(DOCUMENT).toContain(`\`${name}\` ${require(`${name}/package.json`).version}`);
  });

  it('names what the entry points of ours export', async () => {
    for (const [, , here = ''] of names) {
      const [, name = '', from = ''] = /^`(\w+).*` from `([\w/]+)`$/.exec(here) ?? [];
      expect(Object.keys(await import(moduleOf(from))), here).toContain(name);
    }
  });

  it('every task that the package describes is one of ours', async () => {
    for (const id of Object.keys(tasks.PIPELINE_DATA)) {
      expect(isTaskId(id), id).toBe(true);
      expect((await loadTask(id))?.modality, id).toBe(tasks.PIPELINE_DATA[id as tasks.PipelineType].modality);
    }
  });
});

describe('the functions of docs/migration.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migration-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('give the shapes of the published ones', async () => {
    const [, code = ''] = /^```js\n(.*?)^```$/ms.exec(DOCUMENT) ?? [];
    const file = join(folder, 'shapes.mjs');
    writeFileSync(
      file,
      code.replace(/'(snippetry[\w/]*)'/g, (_, name) => `'${moduleOf(name)}'`),
    );
    const { librarySnippets, apiSnippets } = await import(pathToFileURL(file).href);
    const record = chosenRecords().find(({ pipeline_tag }) => pipeline_tag === 'text-to-image') as HubRecord;
    const options = { accessToken: 'hf_abc' };
    const mapping = { providerId: 'other/name' };
    const published = inference.snippets.getInferenceSnippets(asPublished(record), 'nscale', mapping as never, options);
    const ours = apiSnippets(record, 'nscale', mapping, options);
    expect(Object.keys(ours[0])).toEqual(['language', 'client', 'content']);
    const shared = (list: typeof ours) => list.map((one: { client: string }) => one.client);
    expect(shared(ours)).toEqual(expect.arrayContaining([...new Set(shared(published))]));
    expect(ours.some((one: { content: string }) => one.content.includes('hf_abc'))).toBe(true);
    expect(librarySnippets('no-such-library', record)).toEqual([]);
    expect(librarySnippets('diffusers', { id: 'a/b' }).every((one: unknown) => typeof one === 'string')).toBe(true);
  });
});

it('the kinds fit their schema', () => {
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(
    json('schemas/migration-kinds.schema.json'),
  );
  validate(json('tests/migration/kinds.json'));
  expect(validate.errors).toBeNull();
});
