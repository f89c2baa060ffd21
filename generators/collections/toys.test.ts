import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../cli/command.ts';

const TOY = {
  id: 'robot',
  steps: ['build', 'play'],
  samples: { calm: { name: 'Ada', loud: false }, wild: { name: 'Bo', loud: true } },
};
const text = { type: 'string', description: 'x' };
const object = (properties: object, required: string[]) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const SCHEMAS = {
  toy: object(
    {
      id: text,
      steps: { type: 'array', description: 'x', items: text },
      samples: { type: 'object', description: 'x' },
    },
    ['id', 'steps'],
  ),
  'toy-play': object({ name: text, loud: { type: 'boolean', description: 'x' } }, ['name', 'loud']),
};
const titles: Record<string, string> = { toy: 'Toy', 'toy-play': 'ToyPlay' };
const PLAY = 'templates/toys/robot/play.sh.hbs';
const PLAY_TEXT = 'robot run {{name}}{{#if loud}} --loud{{/if}}\n';
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The project's parts that the command line reads. */
const PARTS = [
  'catalogue',
  'generators',
  'languages',
  'out/snippets',
  'package.json',
  'runtime',
  'schemas',
  'seeds',
  'shells',
  'site/public/media',
  'templates',
  'tests/providers',
];

describe('a kind of entry that is schema, data, two templates and one descriptor', () => {
  const root = mkdtempSync(join(tmpdir(), 'snippetry-toys-'));
  const put = (path: string, content: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });
  const cli = (...args: string[]) => run(process.execPath, 'generators/cli/main.ts', ...args);

  beforeAll(() => {
    for (const part of PARTS) cpSync(join(ROOT, part), join(root, part), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    put('.gitignore', 'out/modules\nout/types\nnode_modules\n');
    for (const [name, schema] of Object.entries(SCHEMAS)) {
      const head = {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: `${name}.schema.json`,
        title: titles[name],
        description: 'x',
      };
      put(`schemas/${name}.schema.json`, json({ ...head, ...schema }));
    }
    put('catalogue/toys/robot.json', json(TOY));
    put('templates/toys/robot/build.sh.hbs', 'robot build {{name}}\n');
    put(PLAY, PLAY_TEXT);
    put('generators/collections/toys/index.ts', readFileSync(join(import.meta.dirname, 'test-kit/toys.ts'), 'utf8'));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('takes at most 40 lines of TypeScript', () => {
    const lines = readFileSync(join(import.meta.dirname, 'test-kit/toys.ts'), 'utf8').split('\n');
    const code = lines.filter(
      (line) => line.trim() !== '' && !line.startsWith('import') && !line.trim().startsWith('/**'),
    );
    expect(code.length).toBeLessThanOrEqual(40);
  });

  test('gets modules and snippets', () => {
    const { status, stderr } = cli('generate');
    expect(stderr).toContain('snippets: 4 added');
    expect(status).toBe(0);
    const read = (path: string): string => readFileSync(join(root, path), 'utf8');
    expect(read('out/snippets/toys/robot/wild/02-play.sh')).toBe('robot run Bo --loud\n');
    expect(read('out/snippets/toys/robot/calm/01-build.sh')).toBe('robot build Ada\n');
    expect(read('out/modules/toys/robot.ts')).toContain('(play: ToyPlay) => printPlay(play.loud, play.name)');
  });

  test.each([
    [
      'a branch that no sample reaches',
      PLAY,
      'run {{#if (equals name "Cy")}}x{{/if}}\n',
      `${PLAY}:1:5: unseeded-branch`,
    ],
    ['raw output', PLAY, 'robot run {{{name}}}\n', `${PLAY}:1:11: raw-output`],
    ['an unknown field', PLAY, 'robot run {{nam}}\n', `${PLAY}:1:13: unknown-field`],
    ['code that is none', PLAY, 'robot run {{name}} )\n', `${PLAY}:1:20: bad-code`],
    [
      'a template that no entry prints',
      'templates/toys/robot/stop.sh.hbs',
      'robot stop\n',
      'templates/toys/robot/stop.sh.hbs:1:1: orphan-template',
    ],
    [
      'a key that the schema lacks',
      'catalogue/toys/robot.json',
      json({ ...TOY, stpes: [] }),
      'catalogue/toys/robot.json:17:3: unknown-key',
    ],
    [
      'a template that is missing',
      'catalogue/toys/robot.json',
      json({ ...TOY, steps: ['build', 'play', 'rest'] }),
      'catalogue/toys/robot.json:6:5: missing-template',
    ],
  ])('%s is told with its place', (_, path, broken, expected) => {
    const before = path === PLAY ? PLAY_TEXT : path.startsWith('catalogue') ? json(TOY) : undefined;
    put(path, broken);
    const { status, stderr } = cli('check');
    if (before === undefined) rmSync(join(root, path));
    else put(path, before);
    expect(stderr).toContain(expected);
    expect(status).toBe(1);
  });

  test('shows in the difference what readers will see', () => {
    run('git', 'init', '-q', '-b', 'main');
    run('git', 'add', '-A');
    run('git', '-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-qm', 'base');
    put(PLAY, PLAY_TEXT.replace('--loud', '--volume 11'));
    expect(cli('generate').status).toBe(0);
    const { groups } = JSON.parse(cli('diff', 'HEAD', '--no-generate', '--format', 'json').stdout);
    expect(groups).toHaveLength(1);
    expect(JSON.stringify(groups[0])).toContain('toys/robot/wild/02-play.sh');
  });
});
