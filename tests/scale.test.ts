import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Batch, hasParallel, parallelCommand, RENDER, runBatch } from '../bench/batch.ts';
import { recordLines, recordMaker } from '../bench/synthetic.ts';
import { ROOT } from '../generators/cli/command.ts';

const RECORDS = 2000;

let single: Promise<Batch> | undefined;

/** The records in one process, once for all tests. */
function inOneProcess(): Promise<Batch> {
  single ??= runBatch(RENDER, RECORDS);
  return single;
}

const hasPython = (module: string): boolean => spawnSync('python3', ['-c', `import ${module}`]).status === 0;

/** The program in docs/batch.md that imports a module of Python. */
function documented(module: string): string {
  const programs = readFileSync(join(ROOT, 'docs/batch.md'), 'utf8').matchAll(/```python\n(.*?)```/gs);
  const found = [...programs].map(([, program = '']) => program).find((program) => program.includes(module));
  if (found === undefined) throw new Error(`docs/batch.md has no program with ${module}`);
  return found;
}

describe('many records', () => {
  it('are the same in every run, whole or in parts', () => {
    const whole = [...recordLines(600)].join('');
    expect([...recordLines(250), ...recordLines(350, 250)].join('')).toBe(whole);
    expect(whole.split('\n')).toHaveLength(601);
  });

  it('vary as real ones do', () => {
    const make = recordMaker();
    const records = Array.from({ length: 2 * RECORDS }, (_, number) => make(number));
    const distinct = (field: string): number => new Set(records.map((record) => JSON.stringify(record[field]))).size;
    expect(distinct('library_name')).toBeGreaterThan(80);
    expect(distinct('pipeline_tag')).toBeGreaterThan(30);
    expect(distinct('id')).toBeGreaterThan(records.length * 0.8);
    expect(records.filter(({ tags }) => tags === null).length).toBeGreaterThan(0);
  });

  it('give one line each, in order', async () => {
    const { lines, code, bytes } = await inOneProcess();
    expect({ lines, code }).toEqual({ lines: RECORDS, code: 0 });
    expect(bytes).toBeGreaterThan(RECORDS * 100);
  });

  // Skipped where GNU parallel is not installed; the count of `npm test` shows it.
  it.skipIf(!hasParallel())(
    'give the same bytes when GNU parallel spreads them over processes',
    async () => {
      const { bytes, sha256 } = await inOneProcess();
      const spread = await runBatch(parallelCommand(2, '400k'), RECORDS);
      expect(spread).toMatchObject({ code: 0, lines: RECORDS, bytes, sha256 });
    },
    120_000,
  );

  // Skipped where Python has no DuckDB; the count of `npm test` shows it.
  it.skipIf(!hasPython('duckdb'))(
    'give the same bytes from Parquet, read as docs/batch.md says',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'snippetry-parquet-'));
      const shell = (line: string, ...words: string[]) => {
        const { status, stderr, stdout } = spawnSync('sh', ['-c', line, ...words], {
          cwd: folder,
          encoding: 'utf8',
          maxBuffer: 2 ** 28,
        });
        expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
        return stdout;
      };
      const make = recordMaker();
      const rows = Array.from({ length: 300 }, (_, number) => {
        const { id, tags, library_name, pipeline_tag, config } = make(number);
        return `${JSON.stringify({ id, tags, library_name, pipeline_tag, config: JSON.stringify(config) })}\n`;
      });
      writeFileSync(join(folder, 'rows.ndjson'), rows.join(''));
      writeFileSync(join(folder, 'records.py'), documented('duckdb'));
      const read =
        "read_json('rows.ndjson', columns={id:'VARCHAR', tags:'VARCHAR[]', library_name:'VARCHAR', pipeline_tag:'VARCHAR', config:'VARCHAR'})";
      shell('python3 -c "$0"', `import duckdb; duckdb.sql("COPY (FROM ${read}) TO 'records.parquet'")`);
      // A program's output is a pipe there, and a socket here, which has no name to open.
      const lines = shell('python3 records.py records.parquet | cat');
      rmSync(folder, { recursive: true });
      const nested = rows.map((row) => {
        const { config, ...record } = JSON.parse(row) as { config?: string };
        return `${JSON.stringify({ ...record, config: config && JSON.parse(config) })}\n`;
      });
      const [fromParquet, fromJson] = [await runBatch(RENDER, 300, [lines]), await runBatch(RENDER, 300, nested)];
      expect(fromParquet).toMatchObject({ code: 0, lines: 300, sha256: fromJson.sha256 });
    },
    120_000,
  );

  // Skipped where Python has no Spark, or there is no Java for it; the count of `npm test` shows it.
  it.skipIf(!hasPython('pyspark') || spawnSync('java', ['-version']).status !== 0)(
    'give the same bytes when Spark spreads them as docs/batch.md says',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'snippetry-spark-'));
      writeFileSync(join(folder, 'records.ndjson'), [...recordLines(RECORDS)].join(''));
      writeFileSync(join(folder, 'spread.py'), documented('pyspark'));
      const words = ['spread.py', 'records.ndjson', 'snippets'].map((name) => join(folder, name));
      const { status, stderr } = spawnSync('python3', words, { cwd: ROOT, encoding: 'utf8' });
      expect(status, stderr).toBe(0);
      const parts = readdirSync(join(folder, 'snippets')).filter((name) => name.startsWith('part-'));
      const spread = createHash('sha256');
      for (const part of parts.sort()) spread.update(readFileSync(join(folder, 'snippets', part)));
      rmSync(folder, { recursive: true });
      expect(parts.length).toBeGreaterThan(1);
      expect(spread.digest('hex')).toBe((await inOneProcess()).sha256);
    },
    300_000,
  );

  it('take no more memory when there are more of them', async () => {
    // A heap of a fixed size: when a busy machine collects late, that does not count as growth.
    const [node = '', ...args] = RENDER;
    const render = [node, '--max-old-space-size=64', '--max-semi-space-size=4', ...args];
    const few = await runBatch(render, RECORDS);
    const many = await runBatch(render, RECORDS * 10);
    expect(many.lines).toBe(RECORDS * 10);
    if (few.peakMegabytes === undefined || many.peakMegabytes === undefined)
      throw new Error('memory could not be read');
    // Records and answers of the longer run come to more than 100 MB.
    expect(many.peakMegabytes).toBeLessThan(few.peakMegabytes + 80);
    // What hangs is ended; a busy machine needs minutes for so many.
  }, 600_000);
});
