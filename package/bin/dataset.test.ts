import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../generators/cli/command.ts';
import { DATASETS, readRecord } from './record.ts';

// Each test starts a program; a machine that is busy with other tests may take its time.
vi.setConfig({ testTimeout: 60_000 });

const RECORD = { id: 'org/set', gated: 'auto', siblings: [{ rfilename: 'a.csv' }] };
const snippetry = (...args: string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'package/bin/main.ts'), '--dataset', ...args], {
    input: JSON.stringify(RECORD),
    encoding: 'utf8',
  });

const ajv = new Ajv2020({ strict: false });
for (const name of ['render-output', 'dataset-output'])
  ajv.addSchema(JSON.parse(readFileSync(join(ROOT, `schemas/${name}.schema.json`), 'utf8')));

describe('a data set', () => {
  // The other two send no stored token, which files of a gated data set take.
  it('prints code of every library that takes it, and what to know before', () => {
    const { status, stdout, stderr } = snippetry('-');
    expect(status).toBe(0);
    const headings = [...stdout.matchAll(/^── \d+ {2}(\w+): /gm)].map(([, library]) => library);
    expect(new Set(headings)).toEqual(
      new Set(['datasets', 'pandas', 'polars', 'duckdb', 'daft', 'spark', 'huggingface_hub']),
    );
    expect(stderr).toContain(
      'note: The data set is gated: accept the terms at https://huggingface.co/datasets/org/set',
    );
    expect(stderr).toContain('note: pandas: pandas downloads');
  });

  it('prints one snippet alone, and JSON that fits its schema', () => {
    const one = snippetry('-', '--library', 'polars', '--language', 'python');
    expect(one.stdout).toBe(
      'import polars as pl\n\ndata = pl.read_csv("hf://datasets/org/set/a.csv")\nprint(data.head())\n',
    );
    expect(one.stderr).toContain('Executed on tiny files with polars');
    const { stdout } = snippetry('-', '--library', 'polars', '--json', '--only', '2');
    expect(JSON.parse(stdout).dataset[0].proof).toContain('Executed on tiny files with polars');
    const printed = JSON.parse(stdout);
    expect(ajv.validate('dataset-output.schema.json', printed), ajv.errorsText()).toBe(true);
    expect(printed.dataset.map(({ code }: { code: string }) => code)).toEqual([one.stdout]);
  });

  it.each([
    [['-', '--library', 'polar'], 2, 'there is no library of data sets "polar". Near: polars.'],
    [['-', '--library', 'dask'], 1, 'Dask does not take this data set.'],
    [['-', '--language', 'js'], 1, 'no snippet: none in "js".'],
    [['-', '--language', 'pyton'], 2, 'none in "pyton". Near: python.'],
    [['-', '--only', '99'], 1, '--only 99: there are'],
    [['-', '--copy'], 1, '--copy needs exactly one snippet'],
    [['-', '--provider', 'auto'], 2, '--provider is about models; --dataset does not take it.'],
    [['no such/set'], 2, 'is no data set id such as org/name. There is no file of that name either.'],
    [['org/set', '--async'], 2, '--async is about models; --dataset does not take it.'],
    [[], 2, 'snippetry takes one model'],
  ])('%j', (args, status, message) => {
    const result = snippetry(...args);
    expect(result).toMatchObject({ status, stdout: '' });
    expect(result.stderr).toContain(message);
  });
});

describe('the record of a data set at the hub', () => {
  const asked: (string | undefined)[] = [];
  let hub: Server;
  let address: string;
  beforeAll(async () => {
    hub = createServer((request, response) => {
      asked.push(request.url);
      if (request.url === '/api/datasets/org/set') response.end(JSON.stringify(RECORD));
      else response.writeHead(request.url?.includes('terms') ? 403 : 401).end('{}');
    });
    await new Promise<void>((done) => hub.listen(0, '127.0.0.1', done));
    address = `http://127.0.0.1:${(hub.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    hub.closeAllConnections();
    hub.close();
  });

  it('is asked for by id and by the address of its page', async () => {
    const options = { hub: address, timeout: 30, kind: DATASETS };
    expect(await readRecord('org/set', options)).toEqual(RECORD);
    expect(await readRecord(`${address}/datasets/org/set/viewer`, options)).toEqual(RECORD);
    expect(asked).toEqual(['/api/datasets/org/set', '/api/datasets/org/set']);
  });

  it.each([
    ['org/none', 'has no public data set "org/none"'],
    ['org/terms', '"org/terms" is gated: accept its terms at'],
  ])('says why there is none: %s', async (id, message) => {
    const asking = readRecord(id, { hub: address, timeout: 30, kind: DATASETS });
    await expect(asking).rejects.toThrow(message);
    if (id === 'org/terms') await expect(asking).rejects.toThrow(`${address}/datasets/org/terms`);
  });
});
