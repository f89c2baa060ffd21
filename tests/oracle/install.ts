import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findTools, type Tools } from '../execution/tools.ts';
import type { Sdk } from './sdk.ts';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** A package in a folder of its own. */
export interface Installed {
  readonly version: string;
  /** Folder of the python3 that has it. */
  readonly python?: string;
  /** The command that runs its driver. */
  readonly driver: readonly string[];
}

const run = (command: string, args: readonly string[], cwd: string, environment: Record<string, string> = {}): string =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });

function installPython(requirements: readonly string[], folder: string, { uv, python }: Tools): void {
  run(uv, ['venv', '--quiet', '--python', python, join(folder, 'venv')], folder);
  const environment = { VIRTUAL_ENV: join(folder, 'venv'), UV_LINK_MODE: 'hardlink' };
  run(uv, ['pip', 'install', '--quiet', ...requirements], folder, environment);
}

function installNpm(requirements: readonly string[], folder: string): void {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  run('npm', ['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts', ...requirements], folder);
}

const normal = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/** The version of a package that is installed in a folder. */
function installedVersion({ package: name, registry }: Sdk, folder: string, tools: Tools): string {
  if (registry === 'npm')
    return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
  const listing = run(tools.uv, ['pip', 'list', '--format', 'json'], folder, { VIRTUAL_ENV: join(folder, 'venv') });
  const packages: { name: string; version: string }[] = JSON.parse(listing);
  return packages.find((one) => normal(one.name) === normal(name))?.version ?? '';
}

/**
 * Installs a package from its registry into a folder of its own, once for each version.
 * @param cache Where the folders are.
 * @param newest The newest release instead of the one that its file names.
 * @throws With what the installer says.
 */
export function install(sdk: Sdk, cache: string, newest: boolean): Installed {
  const tools = findTools(join(cache, '../execution'));
  const folder = join(cache, `${sdk.slug}-${newest ? 'newest' : sdk.version}`);
  const mark = join(folder, 'installed.json');
  if (newest || !existsSync(mark)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const pin = sdk.registry === 'npm' ? '@' : '==';
    const wanted = newest
      ? sdk.registry === 'npm'
        ? `${sdk.package}@latest`
        : sdk.package
      : sdk.package + pin + sdk.version;
    if (sdk.registry === 'npm') installNpm([wanted, ...(sdk.with ?? [])], folder);
    else installPython([wanted, ...(sdk.with ?? [])], folder, tools);
    writeFileSync(mark, JSON.stringify({ version: installedVersion(sdk, folder, tools) }));
  }
  const { version } = JSON.parse(readFileSync(mark, 'utf8')) as { version: string };
  if (sdk.registry === 'pypi') {
    const python = join(folder, 'venv/bin');
    return { version, python, driver: [join(python, 'python3'), here('driver.py')] };
  }
  copyFileSync(here('driver.mjs'), join(folder, 'driver.mjs'));
  return { version, driver: [process.execPath, join(folder, 'driver.mjs')] };
}
