import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { has } from '../interpreters.ts';
import { runSnippet } from './run.ts';

/** A program of Go has at least its runtime in it, of more than a megabyte; of a snippet's own package some kilobytes are kept. */
const MOST_OF_A_SNIPPET = 200_000;

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

describe.skipIf(!has('go'))('what Go keeps of the snippets that were run', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kept-'));
    mkdirSync(join(folder, 'compiled'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const print = (text: string) =>
    runSnippet(
      {
        language: 'go',
        code: `package main\n\nfunc main() {\n\tprint("${text}")\n}\n`,
        files: {},
        environment: {
          PATH: process.env.PATH ?? '',
          HOME: folder,
          GOCACHE: join(folder, 'compiled'),
          GOTOOLCHAIN: 'local',
        },
      },
      folder,
    );

  test('is not their programs, of which there is one for each', async () => {
    expect(await print('first')).toMatchObject({ code: 0, stderr: 'first' });
    const before = bytesIn(join(folder, 'compiled'));
    expect(await print('second')).toMatchObject({ code: 0, stderr: 'second' });
    expect(bytesIn(join(folder, 'compiled')) - before).toBeLessThan(MOST_OF_A_SNIPPET);
  });
});
