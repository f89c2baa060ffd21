import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeCudaStubs } from './cuda.ts';
import type { Installed } from './outcomes.ts';
import { type Ended, execute } from './process.ts';
import type { Tools } from './tools.ts';

const EXCLUDED = fileURLToPath(new URL('excluded.txt', import.meta.url));
const UV_CONFIG = fileURLToPath(new URL('uv.toml', import.meta.url));
const LIMIT = 900;

/** An environment that holds what an install snippet installs, or why there is none. */
export interface Environment {
  readonly name: string;
  readonly folder: string;
  readonly installed: Installed;
  /** What the installation printed when it failed. */
  readonly failure?: string;
}

const script = (file: string, text: string): void => {
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
};

/** The programs that an install snippet may call, in a folder of their own: pip is uv's, a repository is refused. */
function writePrograms(folder: string, tools: Tools): void {
  mkdirSync(folder, { recursive: true });
  script(join(folder, 'pip'), `exec ${tools.uv} pip "$@"`);
  script(join(folder, 'uv'), `exec ${tools.uv} "$@"`);
  script(join(folder, 'git'), 'echo "git is refused here: the code is in a repository: $*" >&2\nexit 97');
  for (const name of ['sudo', 'conda', 'cargo']) script(join(folder, name), `echo "${name} is refused" >&2\nexit 98`);
}

function versions({ stdout }: Ended): Record<string, string> {
  const lines = stdout.split('\n').map((line) => line.split('=='));
  return Object.fromEntries(lines.flatMap(([name = '', version]) => (version ? [[name, version]] : [])).sort());
}

async function npmVersions(folder: string): Promise<Record<string, string>> {
  const file = join(folder, 'work/package-lock.json');
  if (!existsSync(file)) return {};
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, { version?: string }> };
  const all = Object.entries(lock.packages).filter(
    ([path]) => path !== '' && !path.slice(13).includes('node_modules/'),
  );
  return Object.fromEntries(all.map(([path, { version = '' }]) => [path.slice('node_modules/'.length), version]));
}

async function install(folder: string, text: string, extra: readonly string[], tools: Tools): Promise<Environment> {
  const work = join(folder, 'work');
  const venv = join(folder, 'venv');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  writePrograms(join(folder, 'programs'), tools);
  writeFileSync(join(work, 'install.sh'), text);
  const environment = {
    PATH: [join(folder, 'programs'), join(venv, 'bin'), dirname(tools.node), '/usr/bin', '/bin'].join(':'),
    HOME: folder,
    LC_ALL: 'C.UTF-8',
    VIRTUAL_ENV: venv,
    UV_CACHE_DIR: tools.cache('uv-cache'),
    UV_CONFIG_FILE: UV_CONFIG,
    UV_EXCLUDE: EXCLUDED,
    UV_LINK_MODE: 'hardlink',
    npm_config_cache: tools.cache('npm-cache'),
    // As for torch: ONNX Runtime computes on the CPU without what its installation would load for CUDA.
    ONNXRUNTIME_NODE_INSTALL: 'skip',
    ONNXRUNTIME_NODE_INSTALL_CUDA: 'skip',
    ...tools.proxies,
  };
  const steps = [
    [tools.uv, 'venv', '--quiet', '--python', tools.python, venv],
    ['bash', '-e', 'install.sh'],
    ...(extra.length > 0 ? [[tools.uv, 'pip', 'install', '--quiet', ...extra]] : []),
  ];
  let failure: string | undefined;
  for (const step of steps) {
    const { status, stdout, stderr } = await execute(step, work, environment, LIMIT);
    if (status !== 0) failure ??= `${stdout}${stderr}`.slice(-4000) || `ended with ${status ?? 'no status in time'}`;
    if (failure !== undefined) break;
  }
  if (failure === undefined) await makeCudaStubs(venv, tools);
  const frozen = await execute([tools.uv, 'pip', 'freeze'], work, environment, 60);
  const packages = { ...versions(frozen), ...(await npmVersions(folder)) };
  const interpreter =
    Object.keys(await npmVersions(folder)).length > 0 ? `Node.js ${process.versions.node}` : tools.pythonName;
  return { name: '', folder, installed: { install: text, interpreter, packages }, ...(failure ? { failure } : {}) };
}

/** The installations that have begun, so that two snippets of one install line wait for the same. */
const underWay = new Map<string, Promise<Environment>>();

/**
 * The environment of an install snippet, made once: the snippet itself is executed, with `pip` as uv's, in a virtual
 * environment of its own interpreter. What a recipe needs besides makes another environment.
 * @param again Makes it anew, with the newest releases.
 */
export async function environmentFor(
  text: string,
  extra: readonly string[],
  tools: Tools,
  again = false,
): Promise<Environment> {
  const what = JSON.stringify([text, extra, tools.pythonName, readFileSync(EXCLUDED, 'utf8')]);
  const name = createHash('sha256').update(what).digest('hex').slice(0, 12);
  const folder = tools.cache(`environments/${name}`);
  const mark = join(folder, 'environment.json');
  if (!again && existsSync(mark)) return JSON.parse(readFileSync(mark, 'utf8')) as Environment;
  const making =
    underWay.get(folder) ??
    install(folder, text, extra, tools)
      .then((made) => {
        writeFileSync(mark, JSON.stringify({ ...made, name }, null, 2));
        return { ...made, name };
      })
      .finally(() => underWay.delete(folder));
  underWay.set(folder, making);
  return making;
}
