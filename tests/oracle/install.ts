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

/** What is installed into a folder, as its installer is told: huggingface_hub==1.0, openai@latest. */
export interface Requirements {
  readonly registry: Sdk['registry'];
  readonly requirements: readonly string[];
}

/**
 * Installs packages from their registry into a folder of their own.
 * @param again Even when it has been done before.
 * @returns The folder of the python3 that has them; for npm nothing.
 * @throws With what the installer says.
 */
export function installInto(folder: string, wanted: Requirements, tools: Tools, again = false): string | undefined {
  const mark = join(folder, 'requirements.json');
  const text = JSON.stringify(wanted);
  const python = wanted.registry === 'pypi' ? join(folder, 'venv/bin') : undefined;
  if (!again && existsSync(mark) && readFileSync(mark, 'utf8') === text) return python;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (python === undefined) installNpm(wanted.requirements, folder);
  else installPython(wanted.requirements, folder, tools);
  writeFileSync(mark, text);
  return python;
}

/**
 * Installs the package of an oracle, once for each version.
 * @param cache Where the folders are.
 * @param newest The newest release instead of the one that its file names.
 */
export function install(sdk: Sdk, cache: string, newest: boolean): Installed {
  const tools = findTools(join(cache, '../execution'));
  const folder = join(cache, `${sdk.slug}-${newest ? 'newest' : sdk.version}`);
  const { registry, package: name, version: pinned, with: more = [] } = sdk;
  const [pin, latest] = registry === 'npm' ? ['@', '@latest'] : ['==', ''];
  const wanted = newest ? name + latest : name + pin + pinned;
  const python = installInto(folder, { registry, requirements: [wanted, ...more] }, tools, newest);
  const version = installedVersion(sdk, folder, tools);
  if (python !== undefined) return { version, python, driver: [join(python, 'python3'), here('driver.py')] };
  copyFileSync(here('driver.mjs'), join(folder, 'driver.mjs'));
  return { version, driver: [process.execPath, join(folder, 'driver.mjs')] };
}
