import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRange } from '../libraries/requirement.ts';
import { cargoScript, cargoVariables, cratesIn, NO_CARGO } from './cargo.ts';
import { asksForCuda, makeCudaStubs } from './cuda.ts';
import type { Installed } from './outcomes.ts';
import { type Ended, execute } from './process.ts';
import { headOf } from './said.ts';
import type { Python, Tools } from './tools.ts';

const EXCLUDED = fileURLToPath(new URL('excluded.txt', import.meta.url));
const BREW = fileURLToPath(new URL('brew.ts', import.meta.url));
const UV_CONFIG = fileURLToPath(new URL('uv.toml', import.meta.url));
/** How long an installation may take in seconds, where its recipe does not say more. */
export const INSTALL_LIMIT = 900;
/** What is kept of what an installation printed, in characters: a reason may stand before a long traceback. */
const KEPT = 20_000;

/** An environment that holds what an install snippet installs, or why there is none. */
export interface Environment {
  readonly name: string;
  readonly folder: string;
  /** The release of its interpreter. */
  readonly python: string;
  readonly installed: Installed;
  /** The end of what the installation printed. */
  readonly said?: string;
  /** What the installation printed when it failed. */
  readonly failure?: string;
}

const script = (file: string, text: string): void => {
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
};

/**
 * The programs that an install snippet may call, in a folder of their own: pip is uv's, a repository and a vendor's own list
 * of packages are refused, and what needs rights over the machine is not done.
 */
function writePrograms(folder: string, tools: Tools): void {
  mkdirSync(folder, { recursive: true });
  script(
    join(folder, 'pip'),
    `case " $*" in
  *' -f http'* | *' --find-links'* | *'index-url'*)
    echo "a list of packages that is no registry is refused here: $*" >&2
    exit 97 ;;
esac
exec ${tools.uv} pip "$@"`,
  );
  script(join(folder, 'uv'), `exec ${tools.uv} "$@"`);
  script(join(folder, 'git'), 'echo "git is refused here: the code is in a repository: $*" >&2\nexit 97');
  script(join(folder, 'sudo'), 'echo "not done here, the machine\'s own programs are used: $*" >&2');
  script(join(folder, 'brew'), `exec ${tools.node} --disable-warning=ExperimentalWarning ${BREW} "$@"`);
  script(join(folder, 'conda'), 'echo "conda is refused" >&2\nexit 98');
  script(join(folder, 'cargo'), cargoScript(tools.cargo));
}

function versions({ stdout }: Ended): Record<string, string> {
  const lines = stdout.split('\n').map((line) => line.split('=='));
  return Object.fromEntries(lines.flatMap(([name = '', version]) => (version ? [[name, version]] : [])).sort());
}

/** The packages that npm installed for all of the machine, which is the environment. */
function globalVersions(folder: string): Record<string, string> {
  const modules = join(folder, 'npm/lib/node_modules');
  const names = existsSync(modules)
    ? readdirSync(modules).flatMap((name) =>
        name.startsWith('@') ? readdirSync(join(modules, name)).map((own) => `${name}/${own}`) : [name],
      )
    : [];
  return Object.fromEntries(
    names.map((name) => {
      const { version } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as { version: string };
      return [name, version];
    }),
  );
}

async function npmVersions(folder: string): Promise<Record<string, string>> {
  const file = join(folder, 'work/package-lock.json');
  if (!existsSync(file)) return globalVersions(folder);
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, { version?: string }> };
  const all = Object.entries(lock.packages).filter(
    ([path]) => path !== '' && !path.slice(13).includes('node_modules/'),
  );
  return Object.fromEntries(all.map(([path, { version = '' }]) => [path.slice('node_modules/'.length), version]));
}

/** What an installation is made of. */
interface Wanted {
  readonly text: string;
  readonly extra: readonly string[];
  readonly constraints: readonly string[];
  readonly folder: string;
  readonly tools: Tools;
  /** The limit. */
  readonly seconds: number;
}

const CONSTRAINTS = 'constraints.txt';

const variablesOf = ({ folder, constraints, tools }: Wanted): Record<string, string> => ({
  ...(constraints.length > 0 && { UV_CONSTRAINT: join(folder, 'work', CONSTRAINTS) }),
  PATH: [
    join(folder, 'programs'), join(folder, 'venv/bin'), join(folder, 'npm/bin'), dirname(tools.node), '/usr/bin', '/bin',
    ...tools.pythons.map(({ python }) => dirname(python)),
  ].join(':'), // biome-ignore format: a list
  HOME: folder,
  LC_ALL: 'C.UTF-8',
  VIRTUAL_ENV: join(folder, 'venv'),
  UV_CACHE_DIR: tools.uvCache,
  UV_CONFIG_FILE: UV_CONFIG,
  UV_EXCLUDE: EXCLUDED,
  UV_LINK_MODE: 'hardlink',
  // Another installation may be building the same package for longer than uv waits by itself, in seconds.
  UV_LOCK_TIMEOUT: '3600',
  UV_PYTHON_DOWNLOADS: 'never',
  npm_config_cache: tools.cache('npm-cache'),
  // What is installed for all of a machine stays in the environment.
  npm_config_prefix: join(folder, 'npm'),
  // As for torch: ONNX Runtime computes on the CPU without what its installation would load for CUDA.
  ONNXRUNTIME_NODE_INSTALL: 'skip',
  ONNXRUNTIME_NODE_INSTALL_CUDA: 'skip',
  NODE_USE_ENV_PROXY: '1',
  ...cargoVariables(join(folder, 'venv'), tools),
  ...tools.proxies,
});

/** How an installation ended: `failure` is what it printed where it failed. */
interface Ending {
  readonly failure?: string;
  readonly said: string;
  readonly inTime: boolean;
}

/** Installs with one interpreter. */
async function installWith(python: string, wanted: Wanted): Promise<Ending> {
  const { text, extra, constraints, folder, tools, seconds } = wanted;
  const work = join(folder, 'work');
  const venv = join(folder, 'venv');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  writePrograms(join(folder, 'programs'), tools);
  writeFileSync(join(work, 'install.sh'), text);
  if (constraints.length > 0) writeFileSync(join(work, CONSTRAINTS), constraints.map((one) => `${one}\n`).join(''));
  // Without one, npm would take the nearest folder above that has one for the project.
  writeFileSync(join(work, 'package.json'), '{ "private": true }\n');
  const steps = [
    [tools.uv, 'venv', '--quiet', '--python', python, venv],
    ['bash', '-e', 'install.sh'],
    ...(extra.length > 0 ? [[tools.uv, 'pip', 'install', '--quiet', ...extra]] : []),
  ];
  let said = '';
  for (const step of steps) {
    let { status, stdout, stderr } = await execute(step, work, variablesOf(wanted), seconds);
    // A package that is compiled against torch imports it while it is installed.
    if (status !== 0 && asksForCuda(stderr)) {
      await makeCudaStubs(venv, tools);
      ({ status, stdout, stderr } = await execute(step, work, variablesOf(wanted), seconds));
    }
    const inTime = status !== undefined;
    said = `${stdout}${stderr}`.slice(-KEPT) || `ended with ${status}`;
    if (status !== 0) return { failure: inTime ? said : `${said}\nit did not end within ${seconds} s`, said, inTime };
  }
  await makeCudaStubs(venv, tools);
  return { said, inTime: true };
}

/** Reasons that no other interpreter removes: the code is in a repository, there is no network, or a program is not there. */
const HOPELESS = new RegExp(`is refused|dns error|Could not connect|not found in the package registry|${NO_CARGO}`);

/** Installs with the newest interpreter of those given for which it succeeds; the failure is that of the newest. */
async function install(pythons: readonly Python[], wanted: Wanted): Promise<Environment> {
  const refused: Record<string, string> = {};
  let failure: string | undefined;
  let said = '';
  let used = pythons[0];
  for (const python of pythons) {
    const made = await installWith(python.python, wanted);
    said = made.said;
    if (made.failure === undefined) {
      used = python;
      failure = undefined;
      break;
    }
    failure ??= made.failure;
    refused[`Python ${python.version}`] = headOf(made.failure);
    if (!made.inTime || HOPELESS.test(made.failure)) break;
  }
  const { folder, text, tools } = wanted;
  const frozen = await execute([tools.uv, 'pip', 'freeze'], join(folder, 'work'), variablesOf(wanted), 60);
  const npm = await npmVersions(folder);
  const node = Object.keys(npm).length > 0;
  const interpreter = node ? `Node.js ${process.versions.node}` : `Python ${used?.version}`;
  const packages = { ...versions(frozen), ...npm };
  const crates = cratesIn(join(folder, 'venv'));
  const built = Object.keys(crates).length > 0 ? { crates } : {};
  const tried = Object.keys(refused).length > 0 ? { refused } : {};
  return {
    name: '',
    folder,
    python: used?.version ?? '',
    said,
    installed: { install: text, interpreter, packages, ...built, ...tried },
    ...(failure ? { failure } : {}),
  };
}

/** The installations of this command, so that two snippets of one install line wait for the same. */
const underWay = new Map<string, Promise<Environment>>();

/** What an environment has besides what its install snippet installs. */
export interface Besides {
  /** Requirements of the recipe. */
  readonly extra?: readonly string[];
  /** Releases that packages have to be of, such as `duckdb==1.5.5`. */
  readonly constraints?: readonly string[] | undefined;
  /** The releases of Python that it may have, such as `<3.12` or `==3.11.7`; any when absent. */
  readonly python?: string | undefined;
  /** Makes it anew, with the newest releases. */
  readonly again?: boolean;
  /** How long its installation may take; INSTALL_LIMIT when absent. */
  readonly seconds?: number | undefined;
}

/** What an environment that is complete says of itself. */
const MARK = 'environment.json';

/**
 * The environment in a folder, where one was made there; nothing when there is none. One that was copied from elsewhere is
 * none: its programs name the folder that they were installed in.
 */
export function madeBefore(folder: string): Environment | undefined {
  const mark = join(folder, MARK);
  if (!existsSync(mark)) return undefined;
  const environment = JSON.parse(readFileSync(mark, 'utf8')) as Environment;
  return environment.folder === folder ? environment : undefined;
}

/** What names an environment, and its folder. */
function placeOf(text: string, { extra = [], constraints = [], python = '' }: Besides, tools: Tools): [string, string] {
  const what = JSON.stringify([
    text,
    extra,
    tools.pythonName,
    readFileSync(EXCLUDED, 'utf8'),
    ...(python ? [python] : []),
    ...(constraints.length > 0 ? [constraints] : []),
  ]);
  const name = createHash('sha256').update(what).digest('hex').slice(0, 12);
  return [name, tools.cache(`environments/${name}`)];
}

/** Whether an environment is there, or is being made by this command. */
export function isMade(text: string, besides: Besides, tools: Tools): boolean {
  const [, folder] = placeOf(text, besides, tools);
  return underWay.has(folder) || (!besides.again && madeBefore(folder) !== undefined);
}

/**
 * The environment of an install snippet, made once: the snippet itself is executed, with `pip` as uv's, in a virtual
 * environment of its own, with the newest interpreter for which it succeeds. What a recipe needs besides makes another
 * environment. One that could not be made is tried again by the next command.
 */
export async function environmentFor(text: string, besides: Besides, tools: Tools): Promise<Environment> {
  const { extra = [], constraints = [], python = '', again = false, seconds = INSTALL_LIMIT } = besides;
  const [name, folder] = placeOf(text, besides, tools);
  const known = underWay.get(folder);
  if (known) return known;
  const before = again ? undefined : madeBefore(folder);
  if (before) return before;
  const fitting = tools.pythons.filter(({ version }) => inRange(version, python));
  const making = install(fitting, { text, extra, constraints, folder, tools, seconds }).then((made) => {
    if (!made.failure) writeFileSync(join(folder, MARK), JSON.stringify({ ...made, name }, null, 2));
    return { ...made, name };
  });
  underWay.set(folder, making);
  return making;
}
