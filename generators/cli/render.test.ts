import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { makeCopy } from '../../tests/test-kit/copy.ts';
import { ROOT } from './command.ts';

const RECORD = JSON.stringify({
  id: 'org/name',
  library_name: 'sklearn',
  pipeline_tag: 'text-generation',
  tags: ['conversational'],
});

function render(args: string[], input: string): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync('node', ['generators/cli/main.js', 'render', ...args], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const ajv = new Ajv2020({ strict: false });
for (const name of ['render-output', 'dataset-output'])
  ajv.addSchema(JSON.parse(readFileSync(join(ROOT, `schemas/${name}.schema.json`), 'utf8')));
const valid = (printed: unknown): boolean => ajv.validate('dataset-output.schema.json', printed) as boolean;

describe('render', () => {
  it('prints the two lists that other programs read', () => {
    const { status, stdout } = render(['-', '--json', '--client', 'curl', '--temperature', '0'], RECORD);
    const { library, inference, ...rest } = JSON.parse(stdout);
    expect({ status, rest }).toEqual({
      status: 0,
      rest: {
        formatVersion: 1,
        apps: [],
        notices: ['remote-code', 'version'].map((kind) => ({ kind, text: expect.any(String), library: 'sklearn' })),
        inferenceNotices: [{ kind: 'not-known-to-serve', text: expect.any(String) }],
      },
    });
    expect(library.map((snippet: object) => Object.keys(snippet))).toContainEqual([
      'library',
      'variant',
      'kind',
      'language',
      'title',
      'code',
      'proof',
    ]);
    expect(library.every(({ library: id }: { library: string }) => id === 'sklearn')).toBe(true);
    expect(inference.map((snippet: object) => Object.keys(snippet))).toEqual([
      ['language', 'client', 'shell', 'title', 'code', 'request', 'setup'],
    ]);
    expect(inference[0].request.body.json).toMatchObject({ model: 'org/name', temperature: 0 });
  });

  it('prints the snippets of every library that loads the model, the main one first', () => {
    const record = { id: 'org/name-GGUF', library_name: 'transformers', tags: ['transformers', 'gguf', 'PyLate'] };
    const { stdout } = render(['-', '--json'], JSON.stringify(record));
    const { library } = JSON.parse(stdout);
    expect([...new Set(library.map((snippet: { library: string }) => snippet.library))]).toEqual(['llama-cpp-python']);
  });

  it('says what to know before running the code', () => {
    const { stdout, stderr } = render(['-', '--json'], JSON.stringify({ id: 'org/name', gated: 'auto' }));
    expect(JSON.parse(stdout).notices).toEqual([
      { kind: 'gated', text: expect.stringContaining('hf auth login'), href: 'https://huggingface.co/org/name' },
    ]);
    expect(stderr).toContain('note: The weights are gated');
  });

  it('answers a batch line by line and keeps the place of a broken one', () => {
    const { status, stdout } = render(['--batch'], `${RECORD}\n{"id":\n[]\n${RECORD}\n`);
    const [first, second, third, last, ...more] = stdout.trimEnd().split('\n');
    expect({ status, more }).toEqual({ status: 1, more: [] });
    expect(first).toBe(last);
    expect(JSON.parse(second ?? '')).toEqual({ formatVersion: 1, error: expect.any(String), line: 2 });
    expect(JSON.parse(third ?? '')).toEqual({
      formatVersion: 1,
      error: 'a model record is a JSON object, not a list',
      line: 3,
    });
  });

  it('logs why a provider or a task gives no API snippet, and prints an empty list', () => {
    const task = JSON.stringify({ id: 'org/name', pipeline_tag: 'graph-ml' });
    const unknown = render(['-', '--json', '--provider', 'nobody'], RECORD);
    const sampleless = render(['-', '--json'], task);
    expect([unknown.status, unknown.stdout]).toEqual([2, '']);
    expect(unknown.stderr).toContain('there is no provider "nobody" with API snippets');
    expect([sampleless.status, JSON.parse(sampleless.stdout).inference]).toEqual([0, []]);
    expect(sampleless.stderr).toContain('No input example has been defined for this model task.');
  });

  it('says where a record is nested too deep, and answers the other lines of a batch', () => {
    const deep = `{"id":"org/name","config":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const one = render(['-'], deep);
    expect(one).toMatchObject({ status: 1, stdout: '' });
    expect(one.stderr).toContain('standard input:1:154: too-deep: Objects and lists stand in each other more than 128');
    expect(one.stderr).not.toMatch(/^\s+at /m);
    const { status, stdout } = render(['--batch'], `${deep}\n${RECORD}\n`);
    const [first, second] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect({ status, first }).toEqual({
      status: 1,
      first: { formatVersion: 1, error: 'it is nested deeper than 128 levels', line: 1 },
    });
    expect(second.library.length).toBeGreaterThan(0);
  });

  it.each([
    ['an unknown option', ['-', '--jsn'], '--jsn'],
    ['an unknown library', ['-', '--library', 'sklern'], 'did you mean "sklearn"?'],
    [
      'an unknown language',
      ['-', '--language', 'cobol'],
      'use one of: python, js, sh, go, rust, java, php, csharp, powershell, ruby.',
    ],
    ['an unknown client', ['-', '--client', 'curls'], 'did you mean "curl"?'],
    ['a number that is none', ['-', '--top-p', 'much'], '--top-p takes a number, not "much".'],
    ['messages that are nested too deep', ['-', '--messages', '['.repeat(10_000)], 'nested deeper than 128 levels'],
    ['tools that are no JSON', ['-', '--tools', 'weather'], '--tools is not JSON'],
    ['a file without its sign', ['-', '--tools', 'package.json'], 'To read the file, write --tools @package.json.'],
    ['messages that are not there', ['-', '--messages', '@nowhere.json'], 'nowhere.json cannot be read: ENOENT'],
    ['no file', [], 'render takes one file'],
  ])('says on standard error what is wrong with %s', (_, args, message) => {
    const { status, stdout, stderr } = render(args, RECORD);
    expect(status).toBeGreaterThan(0);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('names a sample file where it is in the repository', () => {
    const record = JSON.stringify({ id: 'org/name', pipeline_tag: 'image-to-image', tags: [] });
    const { stdout } = render(['-', '--provider', 'fal-ai', '--client', 'curl'], record);
    const [, path = ''] = /needs: cat\.png in this folder \(a sample: (\S+)\)/.exec(stdout) ?? [];
    expect(existsSync(join(ROOT, path)) && path.length > 0, stdout).toBe(true);
  });

  it('prints code that loads a data set, for one record and line by line', () => {
    const record = JSON.stringify({ id: 'org/"set', gated: 'auto', siblings: [{ rfilename: 'a.csv' }] });
    const one = render(['-', '--dataset', '--json'], record);
    const printed = JSON.parse(one.stdout);
    const { formatVersion, dataset } = printed;
    expect(valid(printed)).toBe(true);
    expect({ status: one.status, formatVersion }).toEqual({ status: 0, formatVersion: 1 });
    expect(dataset.map(({ library }: { library: string }) => library)).toContain('pandas');
    const { code } = dataset.find(({ variant }: { variant: string }) => variant === 'csv');
    expect(code).toContain('"hf://datasets/org/\\"set/a.csv"');
    expect(one.stderr).toContain('note: The data set is gated: accept the terms at');
    expect(one.stderr).toContain('(hf auth login)');
    const lines = render(['--dataset', '--batch', '--library', 'datasets'], `${record}\n[]\n`);
    expect(lines.status).toBe(1);
    expect(lines.stdout.split('\n').map((line) => line.slice(0, 30))).toEqual([
      '{"formatVersion":1,"id":"org/\\',
      '{"formatVersion":1,"error":"a ',
      '',
    ]);
    expect(render(['-', '--dataset', '--library', 'panda'], record)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('did you mean "pandas"?'),
    });
  });
});

describe('where nothing was generated yet', () => {
  it('help is told, and render generates first', { timeout: 300_000 }, () => {
    using copy = makeCopy('few', /^site\/integrations\//);
    const isGenerated = (): boolean => existsSync(join(copy.root, 'out/modules'));
    expect([copy.run('--help'), copy.run('render', '--help')].map(({ code, stderr }) => ({ code, stderr }))).toEqual([
      { code: 0, stderr: '' },
      { code: 0, stderr: '' },
    ]);
    expect(isGenerated()).toBe(false);
    copy.write('record.json', RECORD);
    const { code, stdout, stderr } = copy.run('render', 'record.json', '--client', 'curl');
    expect({ code, told: stderr.split('\n')[0] }).toEqual({
      code: 0,
      told: 'out/modules is not there yet: generating …',
    });
    expect(stdout).toMatch(/^── curl: .*\n[\s\S]*"model": "org\/name"/);
    expect(isGenerated()).toBe(true);
  });
});
