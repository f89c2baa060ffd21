import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** The programs and folders that every environment is made with. */
export interface Tools {
  readonly uv: string;
  /** The newest Python. */
  readonly python: string;
  /** Such as `Python 3.13.0`. */
  readonly pythonName: string;
  /** One interpreter of each minor release from 3.8 on, the newest first. */
  readonly pythons: readonly Python[];
  readonly node: string;
  /** Cargo of the machine; absent when there is none. */
  readonly cargo?: string;
  /** uv's own cache of this machine, which environments of all working trees share by hard links. */
  readonly uvCache: string;
  /** How the machine reaches the registries; no other variable of the caller is passed on. */
  readonly proxies: Readonly<Record<string, string>>;
  /** A path in the cache folder, whose parent exists. */
  cache(path: string): string;
}

/** An interpreter on this machine. */
export interface Python {
  readonly python: string;
  readonly version: string;
}

const PASSED = [
  'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy',
  'SSL_CERT_FILE', 'REQUESTS_CA_BUNDLE', 'NODE_EXTRA_CA_CERTS', 'PIP_INDEX_URL', 'UV_INDEX_URL', 'UV_DEFAULT_INDEX',
  'npm_config_registry',
]; // biome-ignore format: a list by kind

const versionOf = (python: string): string | undefined => {
  try {
    const version = execFileSync(python, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return /^Python (3\.\d+\.\d+)\s*$/.exec(version)?.[1];
  } catch {
    return undefined;
  }
};

const numbers = (version: string): number => {
  const [, minor = 0, patch = 0] = version.split('.').map(Number);
  return minor * 1000 + patch;
};

/** The Pythons of the folders in PATH and of pyenv's own folder, one of each minor release, the newest first. */
function findPythons(): Python[] {
  const pyenv = join(homedir(), '.pyenv/versions');
  const own = existsSync(pyenv) ? readdirSync(pyenv).map((name) => join(pyenv, name, 'bin')) : [];
  const folders = [...own, ...(process.env.PATH ?? '').split(':').filter((folder) => !folder.includes('shims'))];
  const names = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder).flatMap((name) => (/^python3(\.\d+)?$/.test(name) ? join(folder, name) : [])),
    );
  const found = names.flatMap((python) => {
    const version = versionOf(python);
    return version ? [{ python, version }] : [];
  });
  const sorted = found.sort((a, b) => numbers(b.version) - numbers(a.version));
  const minor = ({ version }: Python): number => Math.floor(numbers(version) / 1000);
  return sorted.filter((one, at) => minor(one) >= 8 && sorted.findIndex((first) => minor(first) === minor(one)) === at);
}

/** A program in the folders of PATH. */
const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** Finds Python and installs uv into the cache folder when it is not there; throws with what is missing. */
export function findTools(folder: string): Tools {
  mkdirSync(folder, { recursive: true });
  // Environments keep their path: that of a link may be gone before them.
  const cacheFolder = realpathSync(folder);
  const pythons = findPythons();
  const [newest] = pythons;
  if (!newest || numbers(newest.version) < 11_000) throw new Error('Python 3.11 or newer is needed.');
  const uvFolder = join(cacheFolder, 'uv');
  const uv = join(uvFolder, 'bin/uv');
  if (!existsSync(uv)) {
    execFileSync(newest.python, ['-m', 'venv', uvFolder], { stdio: 'ignore' });
    execFileSync(join(uvFolder, 'bin/pip'), ['install', '--quiet', 'uv'], { stdio: ['ignore', 'ignore', 'pipe'] });
  }
  const cache = (path: string): string => {
    const whole = join(cacheFolder, path);
    mkdirSync(dirname(whole), { recursive: true });
    return whole;
  };
  const proxies = Object.fromEntries(PASSED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  const uvCache = process.env.UV_CACHE_DIR ?? join(homedir(), '.cache/uv');
  const pythonName = `Python ${newest.version}`;
  const cargo = findProgram('cargo');
  return {
    uv,
    python: newest.python,
    pythonName,
    pythons,
    node: process.execPath,
    ...(cargo && { cargo }),
    uvCache,
    proxies,
    cache,
  };
}
