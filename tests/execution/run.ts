import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOfReason, type StatedReason } from '../../generators/1-load/reason.ts';
import type { Recipe } from '../../generators/1-load/recipe.ts';
import { installs } from '../../runtime/receipt/standing.ts';
import { CHROMIUM } from '../browser/chromium.ts';
import { NO_CARGO } from './cargo.ts';
import { type Besides, type Environment, environmentFor, isMade } from './environment.ts';
import { placeFiles } from './media.ts';
import type { Installed, Outcome } from './outcomes.ts';
import type { Ended } from './process.ts';
import { brokenPromise, snapshot } from './promise.ts';
import { endedAfter, lacksDevice, NEEDS_GPU, outcomeOf, reasonOfInstall } from './reasons.ts';
import { executesOwnCode, makeModels } from './recipe.ts';
import { endOf, headOf } from './said.ts';
import { executeAlone, hostsIn, hostsOf, notFound, type Place, prepare } from './sandbox.ts';
import { executeServer } from './serve.ts';
import type { Setting } from './setting.ts';
import { hashOf, type Snippet } from './snippets.ts';
import type { Tools } from './tools.ts';
import { outside, versionsOf } from './versions.ts';

/** A snippet, with what stands in tests/models for its library. */
export interface Job {
  readonly snippet: Snippet;
  readonly recipe: Recipe | undefined;
  readonly reason: StatedReason | undefined;
}

/** How an outcome begins where there was no model to execute the snippet on. */
export const RECIPE_FAULT = 'failed: recipe:';

/** Identifies what was written for a snippet: its recipe, or the stated reason; nothing when there is neither. */
export const hashOfJob = ({ recipe, reason }: Job): string | undefined =>
  reason ? hashOfReason(reason) : recipe?.hash;

/** An outcome with the environment that it was found in. */
export interface Found {
  readonly outcome: Outcome;
  readonly installed: Installed;
}

const IN_BROWSER = fileURLToPath(new URL('browser.ts', import.meta.url));
/** What is said where Node.js lacks an interface of browsers. */
const BROWSERS_OWN = /\b(AudioContext|document|window|navigator)\b[`']? is not (available|defined)/;
const UV_CONFIG_FILE = fileURLToPath(new URL('uv-alone.toml', import.meta.url));
const GPU = /CUDA|cuda|NVIDIA|nvidia/;
const CPU = 'ran with cpu in place of cuda';

interface Attempt {
  readonly ended: Ended;
  readonly fault?: string;
  readonly place: Place;
}

/** The name of a snippet's file, and the program that executes it. */
function programOf(language: string, tools: Tools, inBrowser: boolean): [name: string, ...program: string[]] {
  if (language === 'py') return ['snippet.py', 'python', '-u'];
  // What it is compiled against comes from its own package manager alone; Mono's compiler says what is missing.
  if (language === 'cs') return ['snippet.cs', 'mcs', '-target:library'];
  if (language !== 'js') return ['snippet.sh', 'bash', '-e'];
  return ['snippet.mjs', tools.node, ...(inBrowser ? ['--disable-warning=ExperimentalWarning', IN_BROWSER] : [])];
}

/** Whether a host serves a wheel: what the snippet calls installs it, so the environment has to be its own. */
const holdsWheel = (folder: string): boolean =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) => name.endsWith('.whl'));

/** What a snippet is executed with. */
interface Trial {
  readonly snippet: Snippet;
  readonly environment: Environment;
  readonly repositories: string;
  readonly setting: Setting;
  /** Where it answers, if it does not end by itself. */
  readonly address?: string | undefined;
}

/** Where a snippet is executed. */
const folderOf = ({ library, key }: Snippet, tools: Tools): string => tools.cache(`work/${library}/${key}`);

async function attempt(trial: Trial, code: string, inBrowser = false): Promise<Attempt> {
  const { snippet, environment, repositories, setting, address } = trial;
  const { tools, media, root } = setting;
  const folder = folderOf(snippet, tools);
  const installsHere =
    [...snippet.before, code].some((text) => /\bpip install\b|\bzipfile -e\b/.test(text)) ||
    hostsOf(repositories).some((host) => holdsWheel(join(repositories, host)));
  const venv = installsHere && snippet.language !== 'js' ? join(folder, 'venv') : join(environment.folder, 'venv');
  const place: Place = {
    folder,
    programs: [join(venv, 'bin'), join(environment.folder, 'programs')],
    repositories,
    media,
    record: join(root, snippet.record),
    hosts: [...[...snippet.before, code].flatMap(hostsIn), ...hostsOf(repositories)],
    variables: { VIRTUAL_ENV: venv, UV_CONFIG_FILE, UV_CACHE_DIR: join(folder, 'uv-cache') },
  };
  prepare(place);
  const work = join(place.folder, 'work');
  if (venv === join(folder, 'venv')) execFileSync('cp', ['-al', join(environment.folder, 'venv'), venv]);
  const [name, ...program] = programOf(snippet.language, tools, inBrowser);
  writeFileSync(join(work, name), code);
  placeFiles(code, media, work);
  if (snippet.language === 'js') {
    cpSync(join(environment.folder, 'work/package.json'), join(work, 'package.json'));
    // A copy of its own, by hard links: packages keep downloads beside their code.
    execFileSync('cp', ['-al', join(environment.folder, 'work/node_modules'), join(work, 'node_modules')]);
  }
  for (const text of snippet.before) {
    writeFileSync(join(work, 'before.sh'), text);
    const ended = await executeAlone(['bash', '-e', 'before.sh'], place, tools, setting.limit);
    if (ended.status !== 0) return { ended, fault: `the snippet before it: ${headOf(ended.stderr)}`, place };
  }
  const before = snapshot(work);
  const ended = address
    ? await executeServer([name, program], address, place, tools, setting.limit)
    : await executeAlone([...program, name], place, tools, setting.limit);
  if (ended.status === undefined) return { ended, fault: endedAfter(setting.limit), place };
  if (ended.status !== 0) return { ended, fault: headOf(ended.stderr), place };
  // What installs tells of it on the other stream.
  const said = snippet.language === 'sh' ? ended.stdout + ended.stderr : ended.stdout;
  const broken = brokenPromise(code, said, work, before);
  return { ended, ...(broken ? { fault: broken } : {}), place };
}

/** How a snippet ended: `fault` is absent where it ran. */
interface Tried {
  readonly outcome: string;
  readonly said: string;
  readonly fault?: string;
  /** The browser that it ran in. */
  readonly browser?: string;
}

/** What the machine's browser calls itself: `Chromium 142.0.7444.175`. */
const browserName = (): string =>
  /^\w+ [\d.]+/.exec(execFileSync(CHROMIUM, ['--version'], { encoding: 'utf8', stdio: 'pipe' }))?.[0] ?? 'Chromium';

/**
 * Executes a snippet as it is: JavaScript that asks for what only browsers have in a browser too; and where it asks for a GPU
 * that is not there, once more with cpu in place of cuda.
 */
async function tryOut(trial: Trial): Promise<Tried> {
  const { snippet } = trial;
  const first = await attempt(trial, snippet.code);
  if (!first.fault) return { outcome: 'ran', said: first.ended.stdout || first.ended.stderr };
  const told = ({ ended, place, fault }: Attempt): string =>
    [...notFound(place), ended.stdout + ended.stderr, ...(ended.status === undefined ? [fault] : [])].join('\n');
  if (snippet.language === 'js' && BROWSERS_OWN.test(first.ended.stderr) && existsSync(CHROMIUM)) {
    const { fault, ...second } = await attempt(trial, snippet.code, true);
    if (fault) return { outcome: `failed: in a browser: ${fault}`, fault, said: told(second) };
    return { outcome: 'ran', said: second.ended.stdout, browser: browserName() };
  }
  const code = snippet.code.replaceAll(/\bcuda\b/g, 'cpu').replaceAll('.cuda()', '.cpu()');
  // What computes until the limit found a device.
  const isLong = first.ended.status === undefined;
  if (isLong || code === snippet.code || !GPU.test(first.ended.stderr)) {
    const outcome = lacksDevice(first.ended.stderr) ? NEEDS_GPU : `failed: ${first.fault}`;
    return { outcome, fault: first.fault, said: told(first) };
  }
  const second = await attempt(trial, code);
  if (!second.fault) return { outcome: CPU, said: second.ended.stdout || second.ended.stderr };
  const outcome = lacksDevice(second.ended.stderr) ? NEEDS_GPU : `failed: with cpu in place of cuda: ${second.fault}`;
  return { outcome, fault: second.fault, said: told(second) };
}

/** An empty folder of repositories, for what is tried without a tiny model. */
function noRepositories(tools: Tools): string {
  const folder = tools.cache('models/none');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** What is installed for a job, and whether that is all of it. */
function installationOf({ snippet, recipe }: Job, again: boolean): Installation {
  const isInstallation = snippet.language === 'sh' && installs(snippet.code);
  const text = isInstallation ? snippet.install + snippet.code : snippet.install;
  const { python, constraints, installSeconds: seconds } = recipe ?? {};
  return { isInstallation, text, besides: { python, constraints, seconds, again } };
}

interface Installation {
  readonly isInstallation: boolean;
  readonly text: string;
  readonly besides: Besides;
}

/** What is left free on the disk, in bytes: an installation with torch, and what a run writes beside it, fit in. */
export const LEFT_FREE = 2e9;

/** The bytes that are free on the disk of the cache folder. */
function freeBytes(tools: Tools): number {
  const { bavail, bsize } = statfsSync(dirname(tools.cache('work')));
  return bavail * bsize;
}

/**
 * Why a job is not begun: the disk is nearly full, which would fail whatever runs on it; its recipe says that what it installs is
 * compiled for longer than the seconds that are left; or there is nothing to compile it with. An installation that was made
 * before takes no time.
 */
export function notBegun(
  job: Job,
  { tools, newest }: Pick<Setting, 'tools' | 'newest'>,
  left: number,
  free = freeBytes(tools),
): string | undefined {
  const { text, besides } = installationOf(job, newest);
  if (free < LEFT_FREE)
    return `${(free / 1e9).toFixed(1)} GB of the disk are free, and below ${LEFT_FREE / 1e9} GB nothing is begun`;
  const { seconds } = besides;
  if (isMade(text, besides, tools)) return undefined;
  if (!tools.cargo && /\bcargo install\b/.test(text)) return NO_CARGO;
  return seconds === undefined || seconds <= left
    ? undefined
    : `its installation may take ${seconds} s, and ${Math.max(0, Math.round(left))} s are left`;
}

/** Removes a folder; one that a snippet made read-only stays, as what was found counts and not what is left. */
function removeIfItCanBe(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {}
}

/**
 * Executes one snippet on the tiny models of its library's recipe; never throws for what the snippet does. One with a stated
 * reason is tried too. Without recipe and reason the installation alone can decide; where it succeeds, nothing is found.
 */
export async function runSnippet(job: Job, setting: Setting): Promise<Found | undefined> {
  const { snippet, recipe, reason } = job;
  const { root, tools, date, newest: again } = setting;
  const { isInstallation, text, besides } = installationOf(job, again);
  const environment = await environmentFor(text, besides, tools);
  const recipeHash = hashOfJob(job);
  const found = (
    outcome: string,
    output: string,
    ran: Pick<Outcome, 'browser' | 'installs' | 'ownCode'> = {},
  ): Found => ({
    outcome: {
      outcome,
      ...ran,
      snippet: hashOf(snippet),
      ...(recipeHash ? { recipe: recipeHash } : {}),
      environment: environment.name,
      date,
      output: endOf(output, root, reason?.evidence),
    },
    installed: environment.installed,
  });
  if (environment.failure) {
    const decided = reasonOfInstall(environment.failure) ?? `failed: install: ${headOf(environment.failure)}`;
    const outcome = reason ? outcomeOf(reason, false, environment.failure) : decided;
    return found(outcome, environment.failure);
  }
  const other = outside(versionsOf(root, snippet), text, environment.installed.packages);
  if (other) return found(`failed: ${other}`, other);
  if (isInstallation) {
    const said = environment.said ?? '';
    return found(reason ? outcomeOf(reason, true, said) : 'ran', said, { installs: true });
  }
  if (!recipe && !reason) return undefined;
  const made = recipe
    ? await makeModels(recipe, snippet, environment, setting)
    : { repositories: noRepositories(tools) };
  if ('failure' in made) return found(`${RECIPE_FAULT} ${headOf(made.failure)}`, made.failure);
  const address = recipe?.serves?.[snippet.variant];
  const trial = { snippet, environment, repositories: made.repositories, setting, address };
  const { outcome, said, fault, browser } = await tryOut(trial);
  const ownCode = executesOwnCode(snippet.code, made.repositories);
  // What failed stays to be looked at, and to be tried again on the same model.
  const left = fault ? [] : [folderOf(snippet, tools), ...(recipe ? [made.repositories] : [])];
  for (const folder of left) removeIfItCanBe(folder);
  return found(reason ? outcomeOf(reason, fault === undefined, said) : outcome, said, {
    ...(browser ? { browser } : {}),
    ...(ownCode ? { ownCode: true } : {}),
  });
}
