import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Copy, makeCopy } from '../../tests/test-kit/copy.ts';

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

describe('a kind of entry that is schema, data, two templates and one descriptor', () => {
  let copy: Copy;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy.root });

  beforeAll(() => {
    copy = makeCopy('few');
    expect(copy.run('generate').code).toBe(0);
    for (const [name, schema] of Object.entries(SCHEMAS)) {
      const head = {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: `${name}.schema.json`,
        title: titles[name],
        description: 'x',
      };
      copy.write(`schemas/${name}.schema.json`, json({ ...head, ...schema }));
    }
    copy.write('catalogue/toys/robot.json', json(TOY));
    copy.write('templates/toys/robot/build.sh.hbs', 'robot build {{name}}\n');
    copy.write(PLAY, PLAY_TEXT);
    copy.write(
      'generators/collections/toys/index.ts',
      readFileSync(join(import.meta.dirname, 'test-kit/toys.ts'), 'utf8'),
    );
  });
  afterAll(() => copy[Symbol.dispose]());

  test('takes at most 40 lines of TypeScript', () => {
    const lines = readFileSync(join(import.meta.dirname, 'test-kit/toys.ts'), 'utf8').split('\n');
    const code = lines.filter(
      (line) => line.trim() !== '' && !line.startsWith('import') && !line.trim().startsWith('/**'),
    );
    expect(code.length).toBeLessThanOrEqual(40);
  });

  test('gets modules and snippets', () => {
    const { code, stderr } = copy.run('generate');
    expect(stderr).toContain('snippets: 4 added');
    expect(code).toBe(0);
    expect(copy.read('out/snippets/toys/robot/wild/02-play.sh')).toBe('robot run Bo --loud\n');
    expect(copy.read('out/snippets/toys/robot/calm/01-build.sh')).toBe('robot build Ada\n');
    expect(copy.read('out/modules/toys/robot.ts')).toContain('(play: ToyPlay) => printPlay(play.loud, play.name)');
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
    copy.write(path, broken);
    const { code, stderr } = copy.run('check');
    if (before === undefined) rmSync(join(copy.root, path));
    else copy.write(path, before);
    expect(stderr).toContain(expected);
    expect(code).toBe(1);
  });

  test('shows in the difference what readers will see', () => {
    git('init', '-q', '-b', 'main');
    git('add', '-A');
    git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-qm', 'base');
    copy.write(PLAY, PLAY_TEXT.replace('--loud', '--volume 11'));
    expect(copy.run('generate').code).toBe(0);
    const { groups } = JSON.parse(copy.run('diff', 'HEAD', '--no-generate', '--format', 'json').stdout);
    expect(groups).toHaveLength(1);
    expect(JSON.stringify(groups[0])).toContain('toys/robot/wild/02-play.sh');
  });
});
