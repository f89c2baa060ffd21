import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Listening, listen } from '../../../tests/servers/test-kit/http.ts';
import { PYTHONS_FILE, refresh } from './refresh.ts';

const KNOWN = { version: '1.0', requires: '>=3.9', on: '2026-01-01' };
const answers: Record<string, unknown> = {
  same: { info: { version: '1.0', requires_python: '>=3.9' } },
  newer: { info: { version: '2.0', requires_python: '>=3.12, <4' } },
  any: { info: { version: '1.1', requires_python: null } },
  hostile: { info: { version: '1.0', requires_python: '>=3.9"; import os' } },
  nameless: { info: { version: 3 } },
  fresh: { info: { version: '0.1', requires_python: '<3.12' } },
  linux: {
    info: { version: '1.0', requires_python: null },
    urls: [{ filename: 'linux-1.0-py3-none-manylinux_2_28_x86_64.whl' }],
  },
  odd: { info: { version: '1.0', requires_python: '>=3.9' }, urls: 'none' },
};

let server: Listening;
let root: string;
const asked: string[] = [];

beforeAll(async () => {
  server = await listen((request, response) => {
    asked.push(request.url ?? '');
    const answer = answers[(request.url ?? '').split('/')[2] ?? ''];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'Not Found' }));
  });
  root = mkdtempSync(join(tmpdir(), 'pythons-test-'));
  mkdirSync(join(root, 'catalogue'));
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(() => {
  asked.length = 0;
  const packages = Object.fromEntries(
    ['same', 'newer', 'any', 'hostile', 'nameless', 'gone'].map((name) => [name, KNOWN]),
  );
  writeFileSync(join(root, PYTHONS_FILE), JSON.stringify({ sources: [], supported: ['3.12'], packages }));
});

const packagesNow = (): Record<string, unknown> => JSON.parse(readFileSync(join(root, PYTHONS_FILE), 'utf8')).packages;

async function refreshed(names: string[], write = true): Promise<{ counts: unknown; said: string[] }> {
  const said: string[] = [];
  const counts = await refresh({
    root,
    registry: server.origin,
    names,
    today: '2026-11-22',
    write,
    say: (line) => said.push(line),
  });
  return { counts, said };
}

describe('the registry is asked again', () => {
  test.each<[string, unknown, string[]]>([
    ['same', { ...KNOWN, on: '2026-11-22' }, []],
    ['newer', { version: '2.0', requires: '>=3.12,<4', on: '2026-11-22' }, ['newer: 1.0 (>=3.9) → 2.0 (>=3.12,<4)']],
    ['any', undefined, ['any: 1.0 (>=3.9) → 1.1 (any Python)']],
    ['fresh', { version: '0.1', requires: '<3.12', on: '2026-11-22' }, ['fresh: nothing → 0.1 (<3.12)']],
    ['linux', { version: '1.0', systems: ['linux'], on: '2026-11-22' }, ['linux: nothing → 1.0 (any Python, linux)']],
    ['odd', { ...KNOWN, on: '2026-11-22' }, ['odd: nothing → 1.0 (>=3.9)']],
    ['hostile', KNOWN, [expect.stringContaining('Requires-Python is')]],
    ['nameless', KNOWN, ['nameless: the answer names no version']],
    ['gone', KNOWN, ['gone: the registry answers with 404']],
  ])('%s', async (name, now, lines) => {
    expect((await refreshed([name])).said).toEqual(lines);
    expect(packagesNow()[name]).toEqual(now);
    expect(asked).toEqual([`/pypi/${name}/json`]);
  });

  test('what came of it is counted, and nothing is written that was not asked to be', async () => {
    const before = readFileSync(join(root, PYTHONS_FILE), 'utf8');
    const { counts } = await refreshed(['same', 'newer', 'gone'], false);
    expect(counts).toEqual({ changed: 1, same: 1, failed: 1 });
    expect(readFileSync(join(root, PYTHONS_FILE), 'utf8')).toBe(before);
  });
});
