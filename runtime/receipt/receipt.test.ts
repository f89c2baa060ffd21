import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Run, Runs } from '../../out/types/runs.ts';
import {
  type ExecutedOn,
  isOnSame,
  receiptOf,
  recordedWith,
  TRIED_ON_FILES,
  TRIED_ON_MODELS,
  TRIED_WITH_SAMPLE,
  variantReceipt,
} from './receipt.ts';
import { executedText, hashOfText, installs, keysOf, neededBy, type Standing } from './standing.ts';

const hash = 'a'.repeat(16);
const name = 'b'.repeat(12);
const run: Run = { outcome: 'ran', snippet: hash, recipe: hash, environment: name, date: '2026-11-21', output: 'fox' };
const runs = (over: Partial<Run>, checked = true): Runs => ({
  $schema: '../../schemas/runs.schema.json',
  ...(checked && {
    check: { status: 'checked', date: '2026-11-20', packages: { timm: '1.2' }, checkedImports: 1, checkedKeywords: 1 },
  }),
  environments: {
    [name]: {
      install: "pip install -U timm 'torch<3'\n",
      interpreter: 'Python 3.13.0',
      packages: { idna: '3.20', timm: '1.2', torch: '2.15.0' },
    },
  },
  runs: { 'seed/load': { ...run, ...over } },
});
const say = (over: Partial<Run>, now = hash, today = '2026-11-22', checked = true): string =>
  receiptOf(runs(over, checked), 'seed/load', now, today).sentence;

it.each<[string, Partial<Run>, string]>([
  ['a run', {}, 'Executed on a tiny random model with timm 1.2, torch 2.15.0, Python 3.13 on 2026-11-21.'],
  [
    'a run with another device',
    { outcome: 'ran with cpu in place of cuda' },
    'Executed on a tiny random model, with cpu in place of cuda, with timm 1.2, torch 2.15.0, Python 3.13 on 2026-11-21.',
  ],
  [
    'a run with code of the repository, which nobody could fetch',
    { ownCode: true },
    'Executed on a tiny random model and a stand-in for the code of its repository with timm 1.2, torch 2.15.0, Python 3.13 on 2026-11-21.',
  ],
  [
    'an installation, in which no model takes part',
    { installs: true },
    'Executed with timm 1.2, torch 2.15.0, Python 3.13 on 2026-11-21.',
  ],
  [
    'a run in a browser',
    { browser: 'Chromium 142.0.7444.175' },
    'Executed on a tiny random model with timm 1.2, torch 2.15.0, Chromium 142 on 2026-11-21.',
  ],
  [
    'a reason',
    { outcome: 'not run: installs from a repository' },
    'Parsed and checked against timm 1.2; not run: installs from a repository, tried on 2026-11-21.',
  ],
  [
    'a failure',
    { outcome: 'failed: KeyError: 1' },
    'Failed with timm 1.2, torch 2.15.0, Python 3.13 on 2026-11-21: KeyError: 1.',
  ],
])('says what was done: %s', (_, over, sentence) => {
  expect(say(over)).toBe(sentence);
});

it('says of a data set that the files were tiny', () => {
  const known = runs({});
  expect(receiptOf(known, 'seed/load', hash, '2026-11-22', TRIED_ON_FILES).sentence).toBe(
    'Executed on tiny files with timm 1.2, torch 2.15.0, Python 3.13 on 2026-11-21.',
  );
  expect(variantReceipt(known, 'load', 'c'.repeat(16), '2026-11-22', TRIED_ON_FILES).sentence).toMatch(
    /^For another data set: Executed on tiny files/,
  );
});

it('claims no execution for a snippet that has changed since, and none where there is no record', () => {
  expect(say({}, 'c'.repeat(16))).toBe(
    'Parsed and checked against timm 1.2; it has changed since it was executed on 2026-11-21.',
  );
  expect(receiptOf(runs({}), 'seed/load', 'c'.repeat(16), '2026-11-22').run).toBeUndefined();
  expect(receiptOf(runs({}, false), 'seed/other', hash, '2026-11-22')).toEqual({
    sentence: 'Parsed; not executed yet.',
  });
});

it.each<[string, ExecutedOn, { recipe?: string | undefined }, boolean]>([
  ['by the same recipe', { '*': hash }, {}, true],
  ['by a recipe that has changed', { '*': 'c'.repeat(16) }, {}, false],
  ['by a recipe that is no more', {}, {}, false],
  ['for the reason that is stated of its variant', { '*': 'c'.repeat(16), load: hash }, {}, true],
  ['before a reason was stated of its variant', { '*': hash, load: 'c'.repeat(16) }, {}, false],
  ['where the installation alone decides', {}, { recipe: undefined }, true],
  ['where the installation alone decided, and now a recipe does', { '*': hash }, { recipe: undefined }, false],
])('a run holds while what it was executed on is the same: %s', (_, executedOn, over, holds) => {
  const { recipe, ...rest } = { ...run, ...over };
  const known = { ...runs({}), runs: { 'seed/load': { ...rest, ...(recipe && { recipe }) } }, executedOn };
  const { sentence, run: told } = receiptOf(known, 'seed/load', hash, '2026-11-22');
  expect(told !== undefined).toBe(holds);
  if (!holds)
    expect(sentence).toBe('Parsed and checked against timm 1.2; what it was executed on has changed since 2026-11-21.');
});

it('takes no run for another model on what has changed since', () => {
  const executedOn = { '*': 'c'.repeat(16) };
  expect(variantReceipt({ ...runs({}), executedOn }, 'load', 'd'.repeat(16), '2026-11-22').sentence).toBe(
    'For another model of this kind: Parsed and checked against timm 1.2; not executed.',
  );
});

it('knows the variant of a snippet that is printed more than once', () => {
  const known = { ...runs({}), runs: { 'seed/load-2': run }, executedOn: { '*': 'c'.repeat(16), load: hash } };
  expect(receiptOf(known, 'seed/load-2', hash, '2026-11-22').run).toBeDefined();
});

it.each([
  ['as it is now', hash, 'Parsed, its flags found in the argument parser of moshi-mlx 0.3.0; not run'],
  ['as it was', 'c'.repeat(16), 'Parsed and checked against timm 1.2; not run'],
])('says whose flags a shell snippet has: %s', (_, snippet, sentence) => {
  const taken = { snippet, date: '2026-11-21', packages: { 'moshi-mlx': '0.3.0' }, flags: ['-q'] };
  const known = { ...runs({ outcome: 'not run: hardware of one vendor' }), flags: { 'seed/load': taken } };
  expect(receiptOf(known, 'seed/load', hash, '2026-11-22').sentence).toContain(sentence);
});

it.each([
  ['2027-02-19', false],
  ['2027-02-20', true],
])('on %s says that a run of 2026-11-21 is old: %j', (today, old) => {
  expect(say({}, hash, today).includes('more than 90 days')).toBe(old);
});

it('holds what is needed to do the same', () => {
  expect(receiptOf(runs({}), 'seed/load', hash, '2026-11-22').run).toEqual({
    interpreter: 'Python 3.13.0',
    install: "pip install -U timm 'torch<3'\n",
    dated: "uv pip install --exclude-newer 2026-11-21 -U timm 'torch<3'\n",
    pins: 'idna==3.20\ntimm==1.2\ntorch==2.15.0\n',
    output: 'fox',
  });
});

it('names what cargo installed with its release, as cargo reads it', () => {
  const known = runs({});
  const installed = { install: 'cargo install fox-cli\npip install -U timm\n', crates: { 'fox-cli': '0.8.1' } };
  const environments = { [name]: { interpreter: 'Python 3.13.0', packages: { timm: '1.2' }, ...installed } };
  const { sentence, run: made } = receiptOf({ ...known, environments }, 'seed/load', hash, '2026-11-22');
  expect(sentence).toBe('Executed on a tiny random model with fox-cli 0.8.1, timm 1.2, Python 3.13 on 2026-11-21.');
  expect(made?.pins).toBe('timm==1.2\nfox-cli@0.8.1\n');
  expect(made?.dated).toBe('cargo install fox-cli@0.8.1\nuv pip install --exclude-newer 2026-11-21 -U timm\n');
});

it.each([
  ['the same snippet', 'load', hash, /^Executed on/],
  ['the same variant of another model', 'load', 'c'.repeat(16), /^For another model of this kind: Executed on/],
  [
    'another variant',
    'save',
    'c'.repeat(16),
    /^For another model of this kind: Parsed and checked against .*; not executed\.$/,
  ],
])('for a model without a page: %s', (_, variant, now, sentence) => {
  expect(variantReceipt(runs({}), variant, now, '2026-11-22').sentence).toMatch(sentence);
});

it('gives the reason why code of the same variant was not executed', () => {
  const known = runs({ outcome: 'not run: hardware of one vendor' });
  expect(variantReceipt(known, 'load', 'c'.repeat(16), '2026-11-22', TRIED_WITH_SAMPLE).sentence).toBe(
    'For a model of this kind, asked another text: Parsed and checked against timm 1.2; not run: hardware of one vendor, tried on 2026-11-21.',
  );
});

const precise = (): Runs => {
  const known = runs({});
  return {
    ...known,
    runs: { 'seed@8bit/load': { ...run, snippet: 'd'.repeat(16), date: '2026-11-20' }, ...known.runs },
  };
};

it.each<[string, string | undefined, string, RegExp]>([
  ['the very code', '8bit', 'd', /^Executed on .* on 2026-11-20\.$/],
  ['code with the same weights', '8bit', 'e', /^For another model of this kind: Executed on .* on 2026-11-20\.$/],
  ['with others', '4bit', 'e', /^For a model of this kind with its weights as they are: .* on 2026-11-21\.$/],
  ['with weights as they are', undefined, 'e', /^For another model of this kind: .* on 2026-11-21\.$/],
])('of weights that are loaded as something a run with the same tells most: %s', (_, precision, letter, sentence) => {
  const tried = { on: 'a tiny random model', other: 'For another model of this kind', precision };
  expect(variantReceipt(precise(), 'load', letter.repeat(16), '2026-11-22', tried).sentence).toMatch(sentence);
});

it.each<[string, ExecutedOn, boolean]>([
  ['the recipe for such weights', { '*': 'c'.repeat(16), '@': hash }, true],
  ['another one', { '*': hash, '@': 'c'.repeat(16) }, false],
  ['the recipe of its seed for such weights', { '*': 'c'.repeat(16), '@': 'c'.repeat(16), 'seed@8bit/*': hash }, true],
  ['that of the library where it is for such weights too', { '*': hash }, true],
])('a run with weights that are loaded as something was on %s', (_, executedOn, holds) => {
  expect(isOnSame({ executedOn }, 'seed@8bit/load', run)).toBe(holds);
  expect(isOnSame({ executedOn }, 'seed/load', run)).toBe(executedOn['*'] === hash);
});

it('a run of a seed with a recipe of its own was on that one, whatever the recipe of the others is', () => {
  const executedOn: ExecutedOn = { '*': 'c'.repeat(16), 'seed/*': hash };
  expect(isOnSame({ executedOn }, 'seed/load', run)).toBe(true);
  expect(isOnSame({ executedOn }, 'other/load', run)).toBe(false);
  expect(isOnSame({ executedOn: { '*': hash, 'seed/*': 'c'.repeat(16) } }, 'seed/load', run)).toBe(false);
  expect(isOnSame({ executedOn: { ...executedOn, load: 'd'.repeat(16) } }, 'seed/load', run)).toBe(false);
});

const of = (variant: string, language: string, code: string, kind: Standing['kind'] = 'code'): Standing => ({
  variant,
  kind,
  language,
  code,
});

it('says what each snippet of a page needs of those before it', () => {
  const page = [
    of('install', 'sh', 'pip install a\n', 'install'),
    of('load', 'python', 'import a\n'),
    of('get-code', 'sh', 'git clone b\n'),
    of('fetch', 'sh', 'hf download c\n'),
    of('serve', 'sh', 'a serve\n'),
    of('use', 'python', 'import b\n'),
    of('install', 'sh', 'pip install d\n', 'install'),
    of('load', 'python', 'import d\n'),
  ];
  const needed = neededBy(page);
  expect(needed.map(({ install, before }) => [install, ...before].join(''))).toEqual([
    '',
    'pip install a\n',
    'pip install a\n',
    'pip install a\ngit clone b\n',
    'pip install a\ngit clone b\nhf download c\n',
    'pip install a\ngit clone b\nhf download c\n',
    'pip install a\ngit clone b\nhf download c\n',
    'pip install d\nhf download c\n',
  ]);
  expect(keysOf(page).at(-1)).toBe('load-2');
});

it.each([
  ['pip install timm', true],
  ['pip install https://huggingface.co/a/b/resolve/main/c.whl', false],
  ['hf download a/b --local-dir b\npip install ./b', false],
  ['pip install -e .', true],
  ['hf download a/b', false],
])('%s installs from elsewhere than the hub: %j', (code, does) => {
  expect(installs(code)).toBe(does);
});

it('identifies an execution by the sum that records hold', async () => {
  const text = executedText('import a\n', { install: 'pip install ä\n', before: [] });
  expect(await hashOfText(text)).toBe(
    createHash('sha256').update('pip install ä\n\0import a\n').digest('hex').slice(0, 16),
  );
});

it.each<[what: string, name: string, recipe: string | undefined, recipes: Record<string, ExecutedOn>, holds: boolean]>([
  ['with the recipe that it was on', 'lib', 'a'.repeat(16), { lib: { '*': 'a'.repeat(16) } }, true],
  ['with another recipe', 'lib', 'a'.repeat(16), { lib: { '*': 'b'.repeat(16) } }, false],
  ['whose recipe has gone', 'lib', 'a'.repeat(16), {}, false],
  ['that had none, as now', 'lib', undefined, {}, true],
  ['that had none, where there is one now', 'lib', undefined, { lib: { '*': 'a'.repeat(16) } }, false],
  ['of an app, which its plan decides', 'apps/app', 'a'.repeat(16), {}, true],
])('a record of a run %s', (_, name, recipe, recipes, holds) => {
  const run = { recipe } as Run;
  const runs = { runs: { 'seed/load': run } } as unknown as Runs;
  expect(isOnSame(recordedWith(name, runs, recipes), 'seed/load', run)).toBe(holds);
});

it.each([
  ['none', undefined, /^For another model of this kind: Executed on a tiny random model with/],
  ['some', true, /^For another model of this kind: Executed on a tiny random model and a stand-in for the code/],
])('tells first of a run with code of a repository as here: %s', (_, ownCode, sentence) => {
  const two = runs({ ownCode: true });
  const known = { ...two, runs: { ...two.runs, 'other/load': { ...run, snippet: 'e'.repeat(16) } } };
  const tried = { ...TRIED_ON_MODELS, ...(ownCode && { ownCode }) };
  expect(variantReceipt(known, 'load', 'f'.repeat(16), '2026-11-22', tried).sentence).toMatch(sentence);
});

it('keeps what it says of models with code of their own and without, however they take turns', () => {
  const known = runs({});
  const said = [false, true, false, true].map((ownCode) =>
    variantReceipt(known, 'load', 'f'.repeat(16), '2026-11-22', { ...TRIED_ON_MODELS, ownCode }),
  );
  expect(said[2]).toBe(said[0]);
  expect(said[3]).toBe(said[1]);
});
