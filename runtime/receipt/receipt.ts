import type { Environment, Run, Runs } from '../../out/types/runs.ts';
import { lookupOf } from './lookup.ts';
import { precisionOf } from './standing.ts';

/** What was done with a snippet, and what a reader needs to do the same. */
export interface Receipt {
  /** In one or two sentences. */
  readonly sentence: string;
  /** Absent where the snippet was not executed as it is now. */
  readonly run?: {
    readonly interpreter: string;
    /** The install command as it was executed; empty when there was none. */
    readonly install: string;
    /** The same command for uv, with the releases of that day; absent where uv cannot say it. */
    readonly dated?: string;
    /** Every package with its release, one a line, as pip, npm and cargo read them. */
    readonly pins: string;
    /** The end of what was printed. */
    readonly output: string;
  };
}

/**
 * What the snippets of a library are executed on as it is now: the hash of the stated reason by variant, and under `*` that of
 * the recipe, or of the reason for all; under `@` that of the recipe for weights that are loaded as something, and under
 * `<seed slug>/*` that of the recipe for one seed, where it is another.
 * Empty when the installation alone decides.
 */
export type ExecutedOn = Readonly<Record<string, string>>;

/** What is recorded of a library; with what holds now, where that is known, records of something else are void. */
export type Recorded = Runs & { readonly executedOn?: ExecutedOn };

/**
 * What is recorded in a file below out/verified, with what its snippets would be executed on now. What apps are tried with is
 * their plan, which no recipe tells.
 * @param name Of the file, without its ending.
 * @param recipes By such a name; nothing of one where the installation alone decides.
 */
export const recordedWith = (name: string, runs: Runs, recipes: Readonly<Record<string, ExecutedOn>>): Recorded =>
  name.startsWith('apps/') ? runs : { ...runs, executedOn: recipes[name] ?? {} };

/** What the snippets of a kind of entry are executed on, in words. */
export interface Tried {
  readonly on: string;
  /** What stands before the receipt of another subject. */
  readonly other: string;
  /** What the weights are loaded as; absent where nothing was chosen. */
  readonly precision?: string | undefined;
  /** Whether the code of the model's repository is executed; runs that executed such code, or none, are told of first. */
  readonly ownCode?: boolean;
}

/** Libraries of models. */
export const TRIED_ON_MODELS: Tried = { on: 'a tiny random model', other: 'For another model of this kind' };

/** What stands before the receipt of a run in which the weights were not loaded as what was chosen. */
const AS_THEY_ARE = 'For a model of this kind with its weights as they are';

/** Libraries of models that are asked what a reader chose: runs ask the sample's own text. */
export const TRIED_WITH_SAMPLE: Tried = { ...TRIED_ON_MODELS, other: 'For a model of this kind, asked another text' };

/** Libraries of data sets. */
export const TRIED_ON_FILES: Tried = { on: 'tiny files', other: 'For another data set' };

const DAY = 86_400_000;
const KEPT = 90;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** The packages that an install command names, in its order, with the releases that it brought. */
function namedPackages({ install, packages, crates = {} }: Environment): string[] {
  const bare = (word: string): string => {
    const name = word.replaceAll(/^['"]|['"]$/g, '');
    const end = name.slice(1).search(/[[<>=!~@]/);
    return end < 0 ? name : name.slice(0, end + 1);
  };
  const form = (name: string): string => name.toLowerCase().replaceAll(/[-_.]+/g, '-');
  const known = Object.entries({ ...packages, ...crates });
  const versions = new Map(known.map(([name, version]) => [form(name), version]));
  const names = install.split(/\s+/).map(bare);
  const found = names.flatMap((name) => {
    const version = versions.get(form(name));
    return version === undefined ? [] : [`${name} ${version}`];
  });
  return [...new Set(found)].slice(0, 4);
}

/** `Python 3.13.0` and `Chromium 142.0.7444.175` as readers know them: `Python 3.13`, `Go 1.26`, `Chromium 142`. */
const shortName = (name: string): string => /^((?:Python|Go) \d+\.\d+|\w+ \d+)/.exec(name)?.[0] ?? name;

/** The packages that were named, and what executed the snippet. */
const listed = (environment: Environment, { browser }: Run): string =>
  [...namedPackages(environment), shortName(browser ?? environment.interpreter)].join(', ');

/** What is known of a snippet that was not executed. */
function checkedSentence({ check, flags = {} }: Runs, key: string, hash: string): string {
  const taken = flags[key];
  if (taken?.snippet === hash) {
    const programs = Object.entries(taken.packages).map(([name, version]) => `${name} ${version}`);
    return `Parsed, its flags found in the argument parser of ${programs.join(', ')}`;
  }
  if (check?.status !== 'checked') return 'Parsed';
  const versions = Object.entries(check.packages).map(([name, version]) => `${name} ${version}`);
  return versions.length > 0 ? `Parsed and checked against ${versions.join(', ')}` : 'Parsed';
}

function ranSentence(run: Run, environment: Environment, tried: Tried): string {
  const own = run.ownCode ? ' and a stand-in for the code of its repository' : '';
  const on = run.recipe && !run.installs ? ` on ${tried.on}${own}` : '';
  const cpu = run.outcome === 'ran' ? '' : ', with cpu in place of cuda,';
  return `Executed${on}${cpu} with ${listed(environment, run)} on ${run.date}`;
}

function pinsOf({ interpreter, packages, crates = {} }: Environment): string {
  const pins = (of: Readonly<Record<string, string>>, sign: string): string[] =>
    Object.entries(of).map(([name, version]) => `${name}${sign}${version}\n`);
  return [...pins(packages, interpreter.startsWith('Node') ? '@' : '=='), ...pins(crates, '@')].join('');
}

function datedOf({ install, crates = {} }: Environment, date: string): string | undefined {
  if (!/^(uv )?pip install /m.test(install)) return undefined;
  // Cargo knows no date: what it installed is named with its release.
  const named = Object.entries(crates).reduce(
    (text, [name, version]) => text.replaceAll(`cargo install ${name}\n`, `cargo install ${name}@${version}\n`),
    install,
  );
  return named.replaceAll(/^(uv )?pip install /gm, `uv pip install --exclude-newer ${date} `);
}

/** Whether a run was on what the snippet would be executed on now. */
export function isOnSame({ executedOn }: Pick<Recorded, 'executedOn'>, key: string, run: Run): boolean {
  if (!executedOn) return true;
  const [seed = '', variant = ''] = key.split('/');
  const stated = executedOn[variant] ?? executedOn[variant.replace(/-\d+$/, '')];
  const own = executedOn[`${seed}/*`] ?? (precisionOf(key) === undefined ? undefined : executedOn['@']);
  return run.recipe === (stated ?? own ?? executedOn['*']);
}

/**
 * What was done with one snippet.
 * @param runs What is recorded of its library.
 * @param key `<seed slug>/<variant>`.
 * @param hash Of the snippet as it is now (hashOfText of executedText); another one in the record voids it.
 * @param today As 2026-11-21; a run that is more than 90 days old is called so.
 */
export function receiptOf(runs: Recorded, key: string, hash: string, today: string, tried = TRIED_ON_MODELS): Receipt {
  const run = runs.runs[key];
  const environment = run && runs.environments[run.environment];
  if (!run || !environment) return { sentence: `${checkedSentence(runs, key, hash)}; not executed yet.` };
  if (run.snippet !== hash)
    return { sentence: `${checkedSentence(runs, key, hash)}; it has changed since it was executed on ${run.date}.` };
  if (!isOnSame(runs, key, run))
    return { sentence: `${checkedSentence(runs, key, hash)}; what it was executed on has changed since ${run.date}.` };
  return lookupOf(runs).keep(key, [today, tried.on], () => runReceipt(runs, key, run, today, tried));
}

/** What was done with a snippet that was executed as it is. */
function runReceipt(runs: Recorded, key: string, run: Run, today: string, tried: Tried): Receipt {
  const environment = runs.environments[run.environment] as Environment;
  const age = daysBetween(run.date, today) > KEPT ? ` That is more than ${KEPT} days ago.` : '';
  const dated = datedOf(environment, run.date);
  const { interpreter, install } = environment;
  const what = { interpreter, install, ...(dated ? { dated } : {}), pins: pinsOf(environment), output: run.output };
  if (run.outcome.startsWith('ran')) return { sentence: `${ranSentence(run, environment, tried)}.${age}`, run: what };
  if (run.outcome.startsWith('failed'))
    return {
      sentence: `Failed with ${listed(environment, run)} on ${run.date}: ${run.outcome.slice(8)}.${age}`,
      run: what,
    };
  const why = `${run.outcome.replace(/\.$/, '')}, tried on ${run.date}`;
  return { sentence: `${checkedSentence(runs, key, run.snippet)}; ${why}.${age}`, run: what };
}

/** The first of some runs in which the snippet ran, where there is one with code of a repository as here, or without as here. */
function ranOf(runs: readonly [string, Run][], { ownCode = false }: Tried): [string, Run] | undefined {
  const ran = runs.filter(([, { outcome }]) => outcome.startsWith('ran'));
  return ran.find(([, run]) => (run.ownCode ?? false) === ownCode) ?? ran[0];
}

/**
 * What was done with a snippet of which no run is known by its name, as of a model that is no seed: its very text may have
 * been executed, or code of its variant.
 */
export function variantReceipt(
  runs: Recorded,
  variant: string,
  hash: string,
  today: string,
  tried = TRIED_ON_MODELS,
): Receipt {
  const lookup = lookupOf(runs);
  const same = lookup.keys.get(hash);
  if (same !== undefined) return receiptOf(runs, same, hash, today, tried);
  const isTaken = runs.flags?.[variant]?.snippet === hash;
  // Models with code of their own and without take turns in a batch: what is said of each is kept beside the other.
  const name = tried.ownCode ? `${variant} with own code` : variant;
  return lookup.keep(name, [today, tried.on, tried.other, tried.precision, isTaken], () =>
    alikeReceipt(runs, variant, hash, today, tried),
  );
}

/** What was done with other code of a variant. */
function alikeReceipt(runs: Recorded, variant: string, hash: string, today: string, tried: Tried): Receipt {
  const alike = Object.entries(runs.runs).filter(
    ([name, one]) => name.split('/')[1] === variant && isOnSame(runs, name, one),
  );
  const own = alike.filter(([name]) => precisionOf(name) === tried.precision);
  const asTheyAre = alike.filter(([name]) => precisionOf(name) === undefined);
  const found = [ranOf(own, tried), ranOf(asTheyAre, tried), own[0], asTheyAre[0]].find((one) => one !== undefined);
  // Of this text nobody knows anything: what is said is of other code, and begins with saying so.
  if (!found) return { sentence: `${tried.other}: ${checkedSentence(runs, variant, hash)}; not executed.` };
  const [key, run] = found;
  const receipt = receiptOf(runs, key, run.snippet, today, tried);
  return { ...receipt, sentence: `${own.includes(found) ? tried.other : AS_THEY_ARE}: ${receipt.sentence}` };
}
