import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { RenderAnswer } from '../../out/types/render-output.ts';
import { ROOT } from './command.ts';

const text = readFileSync(`${ROOT}/schemas/render-output.schema.json`, 'utf8');
const seeds = readdirSync(`${ROOT}/seeds`)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.stringify(JSON.parse(readFileSync(`${ROOT}/seeds/${name}`, 'utf8'))));

const compile = (schema: object): ValidateFunction =>
  new Ajv2020({ allowUnionTypes: true, strict: true, strictRequired: false }).compile(schema);

/** The schema with every object closed, so that what it does not describe is refused. */
const closed = JSON.parse(text, (_, value) =>
  value?.properties && value.type === 'object' ? { ...value, additionalProperties: false } : value,
);

const asPublished = compile(JSON.parse(text));
const asDescribed = compile(closed);

function problemsOf(line: string): string[] {
  const value = JSON.parse(line);
  return [asPublished, asDescribed].flatMap((validate) =>
    validate(value) ? [] : [`${line.slice(0, 80)} ${JSON.stringify(validate.errors?.slice(0, 3))}`],
  );
}

function batch(args: string[], lines: readonly string[]): string[] {
  const { stdout } = spawnSync('node', ['generators/cli/main.js', 'render', '--batch', ...args], {
    cwd: ROOT,
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  });
  return stdout.trimEnd().split('\n');
}

/** Options that, together, cause every kind of request. */
const OPTIONS = [
  [],
  ['--library', 'all', '--client', 'curl'],
  ['--provider', 'hf-inference'],
  ['--provider', 'hf-inference', '--direct', '--bill-to', 'acme', '--token', 'hf_x'],
  ['--provider', 'fal-ai', '--provider-model', 'fal/model', '--direct'],
  ['--provider', 'replicate', '--provider-model', 'org/name', '--stream'],
  ['--provider', 'together', '--stream', '--temperature', '0.5'],
  ['--provider', 'deepinfra', '--provider-model', 'org/name'],
  ['--endpoint', 'https://endpoint.example.com/v1'],
];

const parts = {
  bodies: new Set<string>(),
  results: new Set<string>(),
  modes: new Set<string>(),
  others: new Set<string>(),
};

function note({ library, inference, notices = [] }: RenderAnswer): void {
  for (const { kind } of notices) parts.others.add(kind);
  for (const { kind } of library) parts.others.add(kind);
  for (const { request } of inference) {
    if (request === null) parts.others.add('no request');
    if (request === null) continue;
    parts.bodies.add(request.body.kind);
    parts.results.add(request.result.as);
    parts.modes.add(request.mode);
    if (request.job) parts.others.add('job');
    if (request.stream) parts.others.add('stream');
  }
}

describe('what render prints as JSON keeps the published schema, which describes every field', () => {
  test.each(OPTIONS.map((options) => [options]))('%j', (options) => {
    const lines = batch(options, options.includes('all') ? seeds.slice(0, 40) : seeds);
    expect(lines.flatMap(problemsOf).slice(0, 5)).toEqual([]);
    for (const line of lines) note(JSON.parse(line));
    expect(lines).toHaveLength(options.includes('all') ? 40 : seeds.length);
  });

  test('and all that the schema describes has been seen', () => {
    const seen = Object.values(parts).map((set) => [...set].sort());
    expect(seen).toEqual([
      ['bytes', 'form', 'json'],
      ['base64', 'bytes', 'json', 'url'],
      ['direct', 'endpoint', 'routed'],
      [
        ...[
          'code',
          'gated',
          'gpu',
          'install',
          'job',
          'licence',
          'memory',
          'message',
          'no request',
          'platform',
          'program',
        ],
        ...['remote-code', 'stream', 'version'],
      ],
    ]);
  });

  test('for lines that cannot be read, too', () => {
    const lines = batch([], ['{', '[]', '3', '{"id": "org/name"}', '['.repeat(1000)]);
    expect(lines.flatMap(problemsOf)).toEqual([]);
    expect(lines.map((line) => JSON.parse(line).formatVersion)).toEqual([1, 1, 1, 1, 1]);
  });

  test('for one record', () => {
    const { stdout } = spawnSync('node', ['generators/cli/main.js', 'render', '-', '--json'], {
      cwd: ROOT,
      input: seeds[0] ?? '',
      encoding: 'utf8',
    });
    expect(problemsOf(stdout)).toEqual([]);
    expect(Object.keys(JSON.parse(stdout))[0]).toBe('formatVersion');
  });
});
