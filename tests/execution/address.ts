import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Runnable } from '../../runtime/run/runnable.ts';
import { type Environment, environmentFor } from './environment.ts';
import { placeFiles } from './media.ts';
import { type Ended, execute } from './process.ts';
import { brokenPromise, snapshot } from './promise.ts';
import type { Job } from './run.ts';
import { headOf } from './said.ts';
import { executeAlone, hostsIn, hostsOf, type Place, prepare } from './sandbox.ts';
import type { Setting } from './setting.ts';
import type { Python, Tools } from './tools.ts';

const UV_CONFIG_FILE = fileURLToPath(new URL('uv-alone.toml', import.meta.url));
/** Stands in for the site: the mock hub answers as it, too. */
const SITE = 'pages.test';
/** What executes notebooks. */
const JUPYTER = ['nbconvert', 'ipykernel'];
const NOTEBOOK = 'notebook.ipynb';

/** One way to run a file from its address. */
interface Way {
  readonly name: string;
  readonly command: readonly string[];
  /** Folders of programs. */
  readonly programs: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
  /** What it printed; its standard output when absent. */
  readonly said?: (work: string, ended: Ended) => string;
  /** It must fail, and say so. */
  readonly fails?: RegExp;
}

/** What came of one way. */
export interface Went {
  readonly name: string;
  readonly fault?: string;
}

/** What a runnable is executed with. */
export interface Ground {
  readonly job: Job;
  readonly runnable: Runnable;
  readonly repositories: string;
  readonly setting: Setting;
}

/** The packages of a file, and all that they need, as files that are installed from without a network; throws what pip says. */
async function wheelsFor(packages: readonly string[], python: Python, tools: Tools, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const command = [python.python, '-m', 'pip', 'download', '--quiet', '--dest', folder, ...packages];
  const variables = {
    PATH: '/usr/bin:/bin',
    HOME: folder,
    LC_ALL: 'C.UTF-8',
    PIP_CACHE_DIR: tools.cache('pip'),
    ...tools.proxies,
  };
  const { status, stderr } = await execute(command, folder, variables, 900);
  if (status !== 0) throw new Error(`its packages cannot be fetched: ${headOf(stderr)}`);
  return folder;
}

/** The texts that code printed in an executed notebook. */
export function printedIn(notebook: string): string {
  const { cells } = JSON.parse(notebook) as { cells: { cell_type: string; outputs?: { text?: string[] }[] }[] };
  return (cells.at(-1)?.outputs ?? []).flatMap(({ text = [] }) => text).join('');
}

const address = (path: string, ending: string): string => `http://${SITE}/run/${path}.${ending}`;
const fetched = (from: string, to: string): string => `curl -fsS '${from}' -o ${to}`;

/** The ways to run a file in its own language: as the page says, and with a package less, which must fail. */
function ownWays({ path, run = [], snippet }: Runnable, extension: string, uv: string, python: string): Way[] {
  if (snippet.language === 'sh') return [];
  const programs = [uv, python];
  return [
    { name: run.join(' '), command: [...run, address(path, extension)], programs },
    {
      name: 'with no packages named',
      command: [...run, address(path, `bare.${extension}`)],
      programs,
      fails: /ModuleNotFoundError/,
    },
  ];
}

/** The ways to run the script for bash: with uv, and with Python alone. */
function shellWays({ path }: Runnable, uv: string, python: string): Way[] {
  const command = ['sh', '-c', `${fetched(address(path, 'sh'), 'script.sh')} && bash script.sh`];
  return [
    { name: 'bash, with uv', command, programs: [uv, python] },
    { name: 'bash, without uv', command, programs: [python] },
  ];
}

/** The way to run the notebook, in an environment that has Jupyter besides. */
function notebookWay({ path }: Runnable, { folder }: Environment): Way {
  const execution = `jupyter nbconvert --to notebook --execute --inplace ${NOTEBOOK}`;
  return {
    name: 'jupyter nbconvert --execute',
    command: ['sh', '-c', `${fetched(address(path, 'ipynb'), NOTEBOOK)} && ${execution}`],
    programs: [join(folder, 'venv/bin'), join(folder, 'programs')],
    variables: { VIRTUAL_ENV: join(folder, 'venv') },
    said: (work) => printedIn(readFileSync(join(work, NOTEBOOK), 'utf8')),
  };
}

/** Puts the files of a runnable where the mock hub serves them as the site: its repositories, with a host besides. */
function serve({ texts, path, needs }: Runnable, extension: string, repositories: string, folder: string): void {
  execFileSync('cp', ['-al', repositories, folder]);
  const place = (ending: string, text: string): void => {
    const file = join(folder, SITE, 'run', `${path}.${ending}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const [ending, text] of Object.entries(texts)) place(ending, text);
  const named = (needs?.packages ?? []).map((name) => `#   ${JSON.stringify(name)},\n`).join('');
  if (named !== '') place(`bare.${extension}`, (texts[extension] ?? '').replace(named, ''));
}

/** Runs a file in one way, in an empty folder with the files that the code names plainly. */
async function go(way: Way, { job, setting, runnable }: Ground, place: Place): Promise<Went> {
  const { code } = runnable.snippet;
  const { name, command, programs, variables, said = (_, { stdout }) => stdout, fails } = way;
  const own = { ...place, programs, variables: { ...place.variables, ...variables } };
  const work = join(place.folder, 'work');
  execFileSync('rm', ['-rf', work, join(place.folder, 'home')]);
  for (const folder of [work, join(place.folder, 'home'), join(place.folder, 'tmp')])
    mkdirSync(folder, { recursive: true });
  placeFiles(code, setting.media, work);
  const before = snapshot(work);
  const ended = await executeAlone(command, own, setting.tools, setting.limit);
  const ran = ended.status === 0;
  if (fails)
    return !ran && fails.test(ended.stderr) ? { name } : { name, fault: `not ${fails}: ${headOf(ended.stderr)}` };
  if (!ran) return { name, fault: headOf(ended.stderr) || `ended with ${ended.status}` };
  const broken = brokenPromise(code, said(work, ended), work, before);
  return broken ? { name, fault: `${job.snippet.key}: ${broken}` } : { name };
}

/**
 * Runs the files of a runnable from their addresses, unmodified, in every way that is offered, without a network but the mock
 * hub: what they install comes from files that were fetched before. Throws where that cannot be made ready.
 */
export async function runAddresses(ground: Ground): Promise<Went[]> {
  const { job, runnable, repositories, setting } = ground;
  const { tools, media, root } = setting;
  const { needs } = runnable;
  const python = tools.pythons.find(({ version }) => version.startsWith(`${needs?.python}.`));
  if (!needs || !python) throw new Error(`Python ${needs?.python} is not there`);
  const { language: extension, library, key, record, install } = job.snippet;
  const folder = tools.cache(`addresses/${library}/${key}`);
  const place: Place = {
    folder,
    programs: [],
    repositories: join(folder, 'repositories'),
    media,
    record: join(root, record),
    hosts: [...hostsIn(runnable.snippet.code), ...hostsOf(repositories), SITE],
  };
  prepare(place);
  serve(runnable, extension, repositories, place.repositories);
  const wheels = await wheelsFor(needs.packages, python, tools, join(folder, 'wheels'));
  const variables = {
    UV_CONFIG_FILE, UV_FIND_LINKS: wheels, UV_PYTHON_DOWNLOADS: 'never', UV_CACHE_DIR: join(folder, 'uv-cache'),
    PIP_NO_INDEX: '1', PIP_FIND_LINKS: wheels, PIP_DISABLE_PIP_VERSION_CHECK: '1', TMPDIR: join(folder, 'tmp'),
  }; // biome-ignore format: a list by program
  const [uv, own] = [dirname(tools.uv), dirname(python.python)];
  const ways = [...ownWays(runnable, extension, uv, own), ...shellWays(runnable, uv, own)];
  if (runnable.texts.ipynb !== undefined) {
    const environment = await environmentFor(install, { extra: JUPYTER, python: `==${python.version}` }, tools);
    if (environment.failure) throw new Error(`Jupyter cannot be installed: ${headOf(environment.failure)}`);
    ways.push(notebookWay(runnable, environment));
  }
  const went: Went[] = [];
  for (const way of ways) went.push(await go(way, ground, { ...place, variables }));
  return went;
}
