import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeProject } from '../../../tests/test-kit/project.ts';
import { at } from '../../1-load/test-kit/mistake.ts';
import { analyse, generate } from '../../pipeline.ts';
import { readProved } from '../libraries/rules/execution.ts';

const reason = { reason: 'needs a GPU and has no CPU path', evidence: 'no CUDA device' };
const textOf = (...notRun: object[]): string =>
  JSON.stringify({ $schema: '../../schemas/not-run.schema.json', notRun }, null, 2);

it.each<[what: string, file: string, text: string, said: string[]]>([
  ['a reason for all', 'demo-py.json', textOf(reason), []],
  ['one for a variant', 'demo-py.json', textOf({ variants: ['chat'], ...reason }), []],
  [
    'one for a variant that is misspelt',
    'demo-py.json',
    textOf({ variants: ['chta'], ...reason }),
    ['unknown-variant tests/models/demo-py.json:6:9 did you mean "chat"?'],
  ],
  [
    'what is no JSON',
    'demo-py.json',
    '{bad',
    [
      'malformed-json tests/models/demo-py.json:1:2 JSON has double quotes, no comments and no comma after the last item.',
    ],
  ],
  [
    'what a merge left',
    'demo-py.json',
    `<<<<<<< HEAD\n${textOf(reason)}`,
    ['malformed-json tests/models/demo-py.json:1:1 keep one side, and delete the lines that git wrote.'],
  ],
  [
    'a word of its own for why',
    'demo-py.json',
    textOf({ ...reason, why: 'It is said twice, and once too often.' }),
    ['schema tests/models/demo-py.json:7:7 see the schema'],
  ],
])('%s', async (_, file, text, said) => {
  using project = makeProject();
  project.write(`tests/models/${file}`, text);
  const { problems } = await analyse(project.root);
  expect(problems.map((problem) => `${at(problem)} ${problem.hint}`)).toEqual(said);
});

it('a record that a merge left broken is told with its place, and no reason is missed that cannot be read', () => {
  using project = makeProject();
  mkdirSync(join(project.root, 'out/verified'), { recursive: true });
  writeFileSync(join(project.root, 'out/verified/demo-py.json'), '{\n<<<<<<< HEAD\n');
  project.write('tests/models/demo-py.json', '{}');
  const { problems = [], reasons } = readProved(project.root, 'demo-py');
  expect([problems.map(at), reasons]).toEqual([['malformed-json out/verified/demo-py.json:2:1'], [{}]]);
});

it('schemas that are no JSON are told with their place, as nothing else can be', async () => {
  using project = makeProject();
  project.write('schemas/library.schema.json', '{bad');
  const { problems, written } = await generate(project.root);
  expect([problems.map(at), written]).toEqual([['malformed-json schemas/library.schema.json:1:2'], undefined]);
  await expect(analyse(project.root)).rejects.toThrow('schemas/library.schema.json:1:2: malformed-json');
});
