import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UsageError } from './errors.ts';
import { DATASETS, idOf, MODELS, readRecord, readRecordFile } from './record.ts';

const HUB = 'https://hub.test';

describe('the id of a model in what a person types', () => {
  test.each([
    ['gpt2', 'gpt2'],
    ['org/name', 'org/name'],
    [`${HUB}/org/name`, 'org/name'],
    [`${HUB}/org/name/tree/main?x=1#y`, 'org/name'],
    [`${HUB}/api/models/org/name`, 'org/name'],
    [`${HUB}/org/na%2Dme`, 'org/na-me'],
  ])('%s is %s', (source, id) => {
    expect(idOf(source, HUB, MODELS)).toBe(id);
  });

  test.each([
    '',
    '..',
    '../..',
    'org/..',
    '/org/name',
    'org\\name',
    'org/name/more',
    `${HUB}/`,
    `${HUB}/%`,
    `${HUB}/%zz/b`,
    `${HUB}/%2e%2e/%2e%2e`,
    `${HUB}/..%2f..%2fx`,
    `${HUB}/%00/b`,
    'https://other.test/org/name',
    'https://',
  ])('%j is none', (source) => {
    expect(() => idOf(source, HUB, MODELS)).toThrow(UsageError);
  });

  test.each([
    ['org/name', 'org/name'],
    [`${HUB}/datasets/org/name/tree/main`, 'org/name'],
    [`${HUB}/api/datasets/org/name`, 'org/name'],
    [`${HUB}/datasets/squad`, 'squad'],
  ])('of a data set, %s is %s', (source, id) => {
    expect(idOf(source, HUB, DATASETS)).toBe(id);
  });

  test.each([
    '',
    '../..',
    `${HUB}/org/name`,
    `${HUB}/api/models/org/name`,
    `${HUB}/datasets/`,
    `${HUB}/datasets/%00/b`,
  ])('%j is none of a data set', (source) => {
    expect(() => idOf(source, HUB, DATASETS)).toThrow(UsageError);
  });
});

describe('a file with a record', () => {
  const RECORD = { id: 'org/name' };
  const text = JSON.stringify(RECORD);
  // Nothing listens there: a hub that is asked fails.
  const options = { hub: 'http://127.0.0.1:9', timeout: 5 };
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'record-test-'));
    writeFileSync(join(folder, 'plain'), text);
    writeFileSync(join(folder, 'marked.json'), `\ufeff${text}`);
    mkdirSync(join(folder, 'folder.json'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(['plain', 'marked.json'])('%s is read', async (name) => {
    expect(await readRecord(join(folder, name), options)).toEqual(RECORD);
    expect(await readRecordFile(join(folder, name))).toEqual(RECORD);
  });

  test('may be a pipe', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const writer = spawn('sh', ['-c', 'printf %s "$1" > "$2"', 'sh', text, pipe]);
    expect(await readRecord(pipe, options)).toEqual(RECORD);
    writer.kill();
  });

  test.each([
    ['gone', 'there is no file '],
    ['folder.json', ' cannot be read: it is a folder.'],
  ])('%s is none, and no hub is asked for it', async (name, message) =>
    expect(readRecordFile(join(folder, name))).rejects.toThrow(message));

  test.each([
    ['gone.json', 'there is no file '],
    ['folder.json', ' cannot be read: it is a folder.'],
    ['', ' is a folder, and no model id such as org/name.'],
  ])('a record is not looked for elsewhere: %j', async (name, message) =>
    expect(readRecord(join(folder, name), options)).rejects.toThrow(message));
});
