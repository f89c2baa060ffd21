import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { python } from './python.ts';
import { compareVersions, inRange, type Requirement } from './requirement.ts';

const run = promisify(execFile);
const minute = 60_000;

/** A package of the registry, unpacked. */
export interface Unpacked {
  name: string;
  version: string;
  kind: 'wheel' | 'sdist';
  folder: string;
}

// Wheels for macOS come first: they carry the same Python files without the gigabytes of GPU libraries.
const platforms = [
  'macosx_15_0_arm64',
  'macosx_11_0_arm64',
  'manylinux_2_34_x86_64',
  'manylinux_2_28_x86_64',
  'manylinux2014_x86_64',
  'any',
];
const pythons = ['3.12', '3.11', '3.10', '3.9', '3.8'];

const pip = async (args: string[], timeout = 10 * minute): Promise<string> => {
  const options = { timeout, maxBuffer: 64_000_000, env: { ...process.env, PIP_DISABLE_PIP_VERSION_CHECK: '1' } };
  try {
    return (await run(await python(), ['-m', 'pip', ...args], options)).stdout;
  } catch (error) {
    if (/No module named pip/.test(String(error))) throw new Error('pip is needed: install python3-pip.');
    throw error;
  }
};

/** The newest wheel that pip finds, as a file in folder; undefined when there is none. */
async function downloadWheel({ name, specifier }: Requirement, folder: string): Promise<string | undefined> {
  for (const version of pythons) {
    const abi = `cp${version.replace('.', '')}`;
    const tags = [
      '--implementation',
      'cp',
      '--python-version',
      version,
      ...abis(abi),
      ...platforms.flatMap((p) => ['--platform', p]),
    ];
    const what = [
      '--no-deps',
      '--only-binary=:all:',
      '--ignore-requires-python',
      '--progress-bar=off',
      '--quiet',
      '--dest',
      folder,
    ];
    try {
      await pip(['download', ...what, ...tags, `${name}${specifier}`]);
      return (await readdir(folder)).find((file) => file.endsWith('.whl'));
    } catch (error) {
      if (!/No matching distribution|Could not find a version/.test(String(error))) throw error;
    }
  }
  return undefined;
}

const abis = (abi: string): string[] => [abi, 'abi3', 'none'].flatMap((value) => ['--abi', value]);

interface Link {
  url: string;
  version: string;
}

/** The newest source archive. pip names its address without building it; `pip download` would run its set-up. */
async function findSource({ name, specifier }: Pick<Requirement, 'name' | 'specifier'>): Promise<Link | undefined> {
  const args = ['index', 'versions', name ?? '', '--no-binary=:all:', '--ignore-requires-python', '-vv'];
  const output = await pip(args, 2 * minute).catch((error: { stdout?: string }) => error.stdout ?? '');
  const links = [...output.matchAll(/Found link (\S+?)(?:#\S*)? \(.*version: (\S+)/g)];
  return links
    .map(([, url = '', version = '']) => ({ url, version }))
    .filter(
      ({ url, version }) => !/\.whl$/.test(url) && /^[\d.]+(\.post\d+)?$/.test(version) && inRange(version, specifier),
    )
    .sort((a, b) => compareVersions(b.version, a.version))[0];
}

async function downloadSource(link: Link, folder: string): Promise<string> {
  const response = await fetch(link.url, { signal: AbortSignal.timeout(5 * minute) });
  if (!response.ok) throw new Error(`${response.status} for ${link.url}`);
  const file = link.url.split('/').at(-1) ?? 'source.tar.gz';
  await writeFile(join(folder, file), Buffer.from(await response.arrayBuffer()));
  return file;
}

/** Downloads the newest source archive of a package into a folder; throws where the registry has none. */
export async function downloadSdist(name: string, folder: string): Promise<{ file: string; version: string }> {
  const link = await findSource({ name, specifier: '' });
  if (!link) throw new Error(`the registry has no source archive of ${name}`);
  return { file: join(folder, await downloadSource(link, folder)), version: link.version };
}

/** Unpacks an archive to cache/<name>/<version>; returns the folder, undefined when the archive has no modules. */
async function unpack(archive: string, name: string, version: string, cache: string): Promise<string | undefined> {
  const folder = join(cache, name, version);
  if (existsSync(folder)) return folder;
  const tree = `${archive}.tree`;
  const program = fileURLToPath(new URL('./static/unpack.py', import.meta.url));
  const { stdout } = await run(await python(), ['-B', program, archive, tree]);
  if (Number(stdout) === 0) return undefined;
  await mkdir(join(cache, name), { recursive: true });
  await place(tree, folder);
  return folder;
}

/** Moves a folder to its place; another command, or another requirement for the same release, may have been there first. */
export async function place(tree: string, folder: string): Promise<void> {
  try {
    await rename(tree, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    await rm(tree, { recursive: true });
  }
}

/**
 * Downloads the newest release that a requirement allows and unpacks it below cache/<name>/<version>; a wheel is
 * preferred, unless it is empty or the newest release has only a source archive. Nothing is installed, nothing is
 * executed. Returns undefined when the registry has no such package, no such version, or no modules in it.
 */
export async function fetchPackage(requirement: Requirement, cache: string): Promise<Unpacked | undefined> {
  const { name = '' } = requirement;
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(cache, '.work-'));
  try {
    const source = await findSource(requirement);
    const wheel = await downloadWheel(requirement, work);
    const version = wheel?.split('-')[1];
    if (wheel && version && !(source && compareVersions(source.version, version) > 0)) {
      const folder = await unpack(join(work, wheel), name, version, cache);
      if (folder) return { name, version, kind: 'wheel', folder };
    }
    if (!source) return undefined;
    const folder = await unpack(join(work, await downloadSource(source, work)), name, source.version, cache);
    return folder ? { name, version: source.version, kind: 'sdist', folder } : undefined;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

interface Resolved extends Unpacked {
  day: string;
}

/** The packages that were resolved before: requirement → package, reused on the same day while its folder is there. */
export class PackageCache {
  #known: Record<string, Resolved | { day: string; missing: true }> = {};
  readonly #cache: string;
  readonly #day: string;
  readonly #fetch: typeof fetchPackage;

  constructor(cache: string, day: string, fetch = fetchPackage) {
    this.#cache = cache;
    this.#day = day;
    this.#fetch = fetch;
  }

  async load(): Promise<void> {
    const file = join(this.#cache, 'resolved.json');
    if (existsSync(file)) this.#known = JSON.parse(await readFile(file, 'utf8'));
  }

  /** The package that a requirement stands for; asks the registry when it was not asked today. */
  async get(requirement: Requirement): Promise<Unpacked | undefined> {
    // Without the extras: they change what else is installed, not the package.
    const key = `${requirement.name}${requirement.specifier}`;
    const known = this.#known[key];
    if (known?.day === this.#day) {
      if ('missing' in known) return undefined;
      if (existsSync(known.folder)) return known;
    }
    const fetched = await this.#fetch(requirement, this.#cache);
    this.#known[key] = fetched ? { ...fetched, day: this.#day } : { day: this.#day, missing: true };
    // Whole or not at all: several commands may share the folder.
    const part = join(this.#cache, `resolved.json.${randomUUID()}`);
    await writeFile(part, `${JSON.stringify(this.#known, null, 2)}\n`);
    await rename(part, join(this.#cache, 'resolved.json'));
    return fetched;
  }
}

/** Downloads what the requirements name into a folder, three at a time; the key is the requirement's name and version condition. */
export async function fetchAll(
  requirements: readonly Requirement[],
  folder: string,
  day: string,
): Promise<Map<string, Unpacked>> {
  const cache = new PackageCache(folder, day);
  await cache.load();
  const found = new Map<string, Unpacked>();
  const pending = [...requirements];
  const work = async (): Promise<void> => {
    for (let next = pending.shift(); next; next = pending.shift()) {
      const unpacked = await cache.get(next);
      if (unpacked) found.set(`${next.name}${next.specifier}`, unpacked);
      if (process.stderr.isTTY) process.stderr.write(`\r${found.size} packages at hand `);
    }
  };
  await Promise.all([work(), work(), work()]);
  process.stderr.write(`${process.stderr.isTTY ? '\r' : ''}${found.size} packages at hand\n`);
  return found;
}
