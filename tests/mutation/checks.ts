import type { Fault } from './fault.ts';
import type { Printed, Tree } from './tree.ts';

/** Who noticed a fault, and what was said; survived when nobody did. */
export interface Outcome {
  readonly by: 'check' | 'packages' | 'verify' | 'npm test' | 'oracle' | 'survived';
  readonly says: string;
  /** A check was ended at its limit, so nobody knows what it would have said: the fault is tried again next time. */
  readonly isOpen?: boolean;
  /** What the fault is in, where kinds of snippets are counted apart. */
  readonly group?: Group;
}

/** Whether a snippet that ran prints the fault, only such that could not be run, or none of the samples. */
export type Group = 'ran' | 'not run' | 'not printed';

/** What checks need of a copy with a fault. */
export type Tried = Pick<Tree, 'root' | 'stopped' | 'generate' | 'run'>;

/** What faults of one sort are drawn from, and what is run to notice them. */
export interface Campaign {
  readonly shared: readonly string[];
  /** Makes a copy without a fault ready; resolves when everything in it passes. */
  ready(tree: Tree): Promise<void>;
  check(tree: Tried, fault: Fault): Promise<Outcome>;
}

export const NODE = [process.execPath, '--disable-warning=ExperimentalWarning'];

/** The end of what a program printed, in one line. */
export const tail = (text: string): string => text.trim().slice(-300).replace(/\s+/g, ' ');

/** What a program said of a fault; a program that was stopped at its limit has said nothing. */
const said = ({ code, text }: Printed, what: string = tail(text)): string | undefined =>
  code === 0 || code === null ? undefined : what;

const answerOf = <Answer>(text: string): Answer | undefined => {
  const line = text.split('\n').find((one) => one.startsWith('@@'));
  return line === undefined ? undefined : JSON.parse(line.slice(2));
};

/** The unit tests that know facts and templates of API calls by themselves; those of the tools are not run. */
const TESTS = [
  'runtime/inference',
  'runtime/request',
  'tests/providers/contracts.test.ts',
  'tests/providers/sources.test.ts',
  'tests/specification/pairs.test.ts',
  'tests/specification/specification.test.ts',
  'tests/specification/texts.test.ts',
  'tests/specification/versions.test.ts',
];

interface Probe {
  readonly touched: number;
  readonly gone: number;
  readonly providers: readonly string[];
  readonly failures: readonly string[];
}

const UNSAID: Probe = { touched: 0, gone: 0, providers: [], failures: [] };

async function probe(tree: Tried, most: number): Promise<Probe | string> {
  const printed = await tree.run([...NODE, 'tests/mutation/probe.ts', '.cache/before.json', String(most)], 400);
  return answerOf<Probe>(printed.text) ?? said(printed) ?? UNSAID;
}

/** What the unit tests say, when they say it a second time too: one that fails by chance has noticed nothing. */
const vitest = async (tree: Tried): Promise<string | undefined> => (await tests(tree)) && (await tests(tree));

async function tests(tree: Tried): Promise<string | undefined> {
  const command = [
    ...NODE,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--bail=1',
    '--maxWorkers=2',
    '--reporter=default',
    '--no-color',
    ...TESTS,
  ];
  const printed = await tree.run(command, 600);
  return said(printed, /FAIL\s+(.*)/.exec(printed.text)?.[1]);
}

async function oracle(tree: Tried, providers: readonly string[]): Promise<string | undefined> {
  const known = providers.filter((id) => id !== 'auto');
  if (known.length === 0) return undefined;
  const chosen = known.slice(0, 4).flatMap((id) => ['--provider', id]);
  const printed = await tree.run([...NODE, 'tests/verify.ts', '--oracle', ...chosen], 500);
  return said(
    printed,
    printed.text.split('\n').find((line) => line.includes('DIFFERENT')),
  );
}

/** Faults of API facts and templates: the generator, the calls that are touched, the unit tests, the oracle. */
export const API: Campaign = {
  shared: ['venv', 'oracle', 'execution'],
  async ready(tree) {
    const { problem } = await tree.generate();
    if (problem !== undefined) throw new Error(`The copy does not generate: ${problem}`);
    const found = await probe(tree, 0);
    if (typeof found === 'string') throw new Error(`The calls cannot be made ready: ${found}`);
    const calls = said(await tree.run([...NODE, 'tests/verify.ts', '--slice'], 900));
    if (calls !== undefined) throw new Error(`A call fails without any fault: ${calls}`);
    const failed = await vitest(tree);
    if (failed !== undefined) throw new Error(`A test fails without any fault: ${failed}`);
  },
  async check(tree) {
    const before = tree.stopped;
    const { problem } = await tree.generate();
    if (problem !== undefined) return { by: 'check', says: problem };
    const found = await probe(tree, 24);
    if (typeof found === 'string') return { by: 'verify', says: found };
    if (found.failures[0] !== undefined) return { by: 'verify', says: found.failures[0] };
    const failed = await vitest(tree);
    if (failed !== undefined) return { by: 'npm test', says: failed };
    const more = found.touched - found.gone > 24 ? await probe(tree, 120) : found;
    if (typeof more !== 'string' && more.failures[0] !== undefined) return { by: 'verify', says: more.failures[0] };
    const different = await oracle(tree, found.providers);
    if (different !== undefined) return { by: 'oracle', says: different };
    const isOpen = tree.stopped > before;
    const says = `${found.touched} calls touched, ${found.gone} of them gone`;
    return { by: 'survived', says: isOpen ? 'a check was ended at its limit' : says, ...(isOpen && { isOpen }) };
  },
};
