import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How a release of a program is got from a package registry; placeholders in braces are filled. */
interface Source {
  /** By version as it is claimed the release of the package that holds its source, where the two have other numbers. */
  readonly releases?: Readonly<Record<string, string>>;
  /** Commands of a shell, which begin in an empty folder. */
  readonly install: readonly string[];
  /** Where the program is then. */
  readonly folder: string;
  /** What it is run with besides. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A program that stands before those of the machine. */
export interface Program {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

const HERE = fileURLToPath(new URL('./', import.meta.url)).replace(/\/$/, '');
const SOURCES: Readonly<Record<string, Source>> = JSON.parse(readFileSync(join(HERE, 'programs.json'), 'utf8'));

/** Whether it is known where older releases of a program come from. */
export const isProgram = (name: string): boolean => SOURCES[name] !== undefined;

const releaseOf = (name: string, version: string): string | undefined => {
  const source = SOURCES[name];
  return source?.releases === undefined ? source && version : source.releases[version];
};

/** Whether a release of a program can be had. */
export const knowsRelease = (name: string, version: string): boolean => releaseOf(name, version) !== undefined;

/** A version with its three numbers: installers take fewer for the newest that begins like it. */
export const wholeVersion = (version: string): string =>
  [...version.split('.'), '0', '0'].slice(0, Math.max(3, version.split('.').length)).join('.');

/**
 * A program in a release, got from a registry once.
 * @param version As the claim has it: 7.76.
 * @param cache A folder that version control ignores.
 * @throws When it is not known where the release comes from, or with what a command says.
 */
export function programOf(name: string, version: string, cache: string): Program {
  const source = SOURCES[name];
  const release = releaseOf(name, version);
  if (source === undefined || release === undefined)
    throw new Error(`tests/recorder/programs.json does not say where ${name} ${version} comes from.`);
  const folder = join(cache, `${name}-${version}`);
  const values: Record<string, string> = {
    version,
    release,
    whole: wholeVersion(version),
    folder,
    here: HERE,
    platform: process.platform,
    arch: process.arch,
  };
  const filled = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
  const commands = source.install.map(filled);
  const mark = join(folder, 'installed.json');
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== JSON.stringify(commands)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const command of commands) execFileSync('bash', ['-ec', command], { cwd: folder, stdio: 'pipe' });
    writeFileSync(mark, JSON.stringify(commands));
  }
  const environment = Object.entries(source.environment ?? {}).map(([key, value]) => [key, filled(value)]);
  const program = join(folder, filled(source.folder), name);
  if (!existsSync(program)) throw new Error(`${name} ${version} was installed, but ${program} is not there.`);
  return { folder: dirname(program), environment: Object.fromEntries(environment) };
}
