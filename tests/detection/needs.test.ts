import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registry } from '../../out/modules/libraries/registry.ts';
import { shownFor } from '../../runtime/libraries.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { printLibraries } from '../../runtime/printed.ts';
import type { ShownLibrary } from '../../runtime/shown.ts';
import type { LibraryEntry } from '../../runtime/snippet.ts';

interface Row {
  /** By library, the first install line: read by a person from the model's card and the library's documentation. */
  installs: Record<string, string>;
  /** The public repository and file that the record was found in, as the hub had returned it. */
  source: string;
  record: Record<string, unknown>;
}

const rowsOf = <Kind>(name: string): Kind[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const rows = rowsOf<Row>('needs.ndjson');
const all = [...rows, ...rowsOf<Pick<Row, 'record'>>('records.ndjson')].map(({ record }) => record);
const entries: Readonly<Record<string, LibraryEntry>> = registry;

const shown = (record: unknown): Promise<ShownLibrary[]> => shownFor(parseModel(record), (id) => entries[id]);

/** What an install line asks of each package, by name. */
const askedIn = (code: string): [name: string, asked: string][] =>
  [...code.matchAll(/([\w.@/-]+)(\[[\w,]*\])?((?:[<>=!~]=?[\w.,<>=!~]+)?)/g)].map(([, name = '', , asked = '']) => [
    name,
    asked,
  ]);

describe('records of the hub', () => {
  test.each(
    rows.flatMap(({ record, installs }) =>
      Object.entries(installs).map(([library, line]) => [String(record.id), library, line, record] as const),
    ),
  )('%s: %s needs %s', async (_, library, line, record) => {
    const install = printLibraries(await shown(record)).find(
      (snippet) => snippet.library === library && snippet.kind === 'install',
    );
    expect(install?.code.trim()).toBe(line);
  });

  test.each(
    all.map((record) => [String(record.id), record] as const),
  )('%s: no install line undoes another', async (_, record) => {
    const asked = new Map<string, Set<string>>();
    for (const { kind, code, library } of printLibraries(await shown(record))) {
      if (kind !== 'install') continue;
      for (const [name, what] of askedIn(code)) {
        const key = `${library} ${name}`;
        asked.set(key, (asked.get(key) ?? new Set()).add(what));
      }
    }
    expect([...asked].filter(([, ways]) => ways.size > 1).map(([key]) => key)).toEqual([]);
  });
});

describe('the files of a tokenizer', () => {
  const NEEDED = 'pip install -U transformers accelerate torch';

  test.each([
    [['tokenizer.json'], NEEDED],
    [['tekken.json', 'tokenizer.json'], NEEDED],
    [['tekken.json'], `${NEEDED} mistral-common`],
    [['qwen.tiktoken'], `${NEEDED} tiktoken`],
    [['tiktoken.model', 'tokenization_kimi.py'], `${NEEDED} tiktoken`],
    [['tokenizer.model'], `${NEEDED} sentencepiece protobuf`],
  ])('%j', async (files, line) => {
    const siblings = [...files, 'model.safetensors'].map((rfilename) => ({ rfilename }));
    const record = { id: 'a/b', library_name: 'transformers', pipeline_tag: 'text-generation', siblings };
    const install = printLibraries(await shown(record)).find(({ kind }) => kind === 'install');
    expect(install?.code.trim()).toBe(line);
  });
});
