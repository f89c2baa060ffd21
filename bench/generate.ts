import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { walk } from '../generators/1-load/walk.ts';
import { ROOT } from '../generators/cli/command.ts';
import type { Copy } from '../tests/test-kit/copy.ts';
import { manyTimes } from './catalogue.ts';
import { median, table } from './measure.ts';
import { leastByTurns } from './processes.ts';

/**
 * `node bench/generate.ts`: what it costs to generate everything, and one edit in `watch`, with the catalogue as it is and with
 * one that is ten times as large. Copies of the project are generated, so that nothing of it is touched. Seconds are those of the
 * processor, of all threads and of processes that are started too; of an edit those of the main thread, in the median. What grows is
 * told as a ratio of the two, taken by turns.
 */

const TIMES = 10;

/** Where the first run of a copy keeps in which code it found nothing wrong. */
const KEPT = 'node_modules/.cache/snippetry';

/** Gives a copy packages whose cache is its own. */
function withOwnCache(copy: Copy): Copy {
  const folder = join(copy.root, 'node_modules');
  rmSync(folder);
  mkdirSync(folder);
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '.cache') symlinkSync(join(ROOT, 'node_modules', name), join(folder, name));
  return copy;
}

/** Seconds of the processor that one generation takes in a process of its own, with those of processes that it starts. */
function coldSeconds(copy: Copy): number {
  const timed = 'TIMEFORMAT="%U %S"; time "$0" generators/cli/main.js generate 2> /dev/null';
  const told = execFileSync('bash', ['-c', `{ ${timed}; } 2>&1`, process.execPath], {
    cwd: copy.root,
    encoding: 'utf8',
  });
  return told
    .trim()
    .split(' ')
    .reduce((sum, seconds) => sum + Number(seconds), 0);
}

/** As `coldSeconds`, where every piece of code is parsed. */
function parsingSeconds(copy: Copy): number {
  rmSync(join(copy.root, KEPT), { recursive: true, force: true });
  return coldSeconds(copy);
}

/** What is edited: by what it is, the first of its kind. */
const edited = (copy: Copy): Record<string, string> => {
  const first = (folder: string, end: string) => walk(copy.root, folder).find((path) => path.endsWith(end)) ?? '';
  return {
    'the template of a library': first('templates/libraries', '.py.hbs'),
    'the entry of a library': first('catalogue/libraries', '.json'),
    'a template of a client': first('templates/inference/python', '.py.hbs'),
  };
};

interface Edits {
  readonly edits: Readonly<Record<string, readonly number[]>>;
  readonly first: number;
  readonly last: number;
}

function editsOf(copy: Copy, rounds: number, files: readonly string[]): Edits {
  const args = ['--expose-gc', join(ROOT, 'bench/edits.ts'), copy.root, String(rounds), ...files];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

const seconds = (value: number): string => `${value.toFixed(1)} s`;
const ratio = (many: number, one: number): string => `${(many / one).toFixed(1)}x`;

/** The costs of generating and of edits, as rows of a table. */
async function generateRows(coldRounds: number, editRounds: number): Promise<string[][]> {
  const { copy: many, leftOut } = await manyTimes(TIMES);
  const { copy: one } = await manyTimes(1);
  using copies = new DisposableStack();
  for (const copy of [one, many]) copies.use(withOwnCache(copy));
  const runs = [one, many].flatMap((copy) => [() => parsingSeconds(copy), () => coldSeconds(copy)]);
  const [parsed = 0, cold = 0, manyParsed = 0, manyCold = 0] = leastByTurns(runs, coldRounds);
  const files = edited(one);
  const [few, all] = [one, many].map((copy) => editsOf(copy, editRounds, Object.values(files))) as [Edits, Edits];
  const edit = (what: string, file: string): string[] => {
    const [here, there] = [few, all].map(({ edits }) => median(edits[file] ?? [])) as [number, number];
    return [
      `an edit of ${what}`,
      `${here.toFixed(0)} ms`,
      '100 ms',
      `${there.toFixed(0)} ms`,
      '300 ms',
      ratio(there, here),
    ];
  };
  const memory = (what: string, here: number, there: number): string[] => [
    what,
    `${here.toFixed(0)} MB`,
    '',
    `${there.toFixed(0)} MB`,
    '',
    ratio(there, here),
  ];
  return [
    ['what', 'here', 'limit', `${TIMES} times`, 'limit', 'ratio'],
    ['generate, code parsed before', seconds(cold), '2 s', seconds(manyCold), '', ratio(manyCold, cold)],
    ['generate, all code parsed', seconds(parsed), '4 s', seconds(manyParsed), '', ratio(manyParsed, parsed)],
    ...Object.entries(files).map(([what, file]) => edit(what, file)),
    memory('memory in use in watch', few.first, all.first),
    memory(`memory in use after ${Object.keys(files).length * editRounds} edits`, few.last, all.last),
    [`libraries without clones among the ${TIMES} times`, '', '', String(leftOut), '', ''],
  ];
}

const options = { rounds: { type: 'string', default: '3' }, edits: { type: 'string', default: '10' } } as const;
const { rounds, edits } = parseArgs({ options }).values;
process.stdout.write(`${table(await generateRows(Number(rounds), Number(edits)))}\n`);
