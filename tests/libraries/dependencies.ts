import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Unpacked } from './packages.ts';
import { normalizeName, type Requirement } from './requirement.ts';

/** The metadata of an unpacked wheel or source archive; empty when it has none. */
function readMetadata(folder: string): string {
  const info = readdirSync(folder).find((name) => name.endsWith('.dist-info'));
  const file = info ? join(folder, info, 'METADATA') : join(folder, 'PKG-INFO');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The names of the packages that a package needs, with those of the given extras. */
export function dependenciesOf(folder: string, extras: readonly string[]): string[] {
  const names: string[] = [];
  for (const [, name = '', marker = ''] of readMetadata(folder).matchAll(/^Requires-Dist: ([\w.-]+)([^\n]*)$/gm)) {
    const extra = /extra\s*==\s*['"]([^'"]+)['"]/.exec(marker)?.[1];
    if (!extra || extras.includes(extra)) names.push(normalizeName(name));
  }
  return names;
}

/** What a set of requirements installs, as far as the packages are at hand. */
export interface Closure {
  /** The packages at hand, those that the requirements name first. */
  packages: Unpacked[];
  /** The names of all packages that are known to be installed, at hand or not. */
  names: Set<string>;
}

/** Follows requirements through the metadata of the packages at hand. */
export function closureOf(
  requirements: readonly Requirement[],
  find: (requirement: Pick<Requirement, 'name' | 'specifier'>) => Unpacked | undefined,
): Closure {
  const packages: Unpacked[] = [];
  const names = new Set<string>();
  const pending = requirements.map(({ name = '', specifier, extras }) => ({ name, specifier, extras }));
  for (let next = pending.shift(); next; next = pending.shift()) {
    if (names.has(next.name)) continue;
    names.add(next.name);
    const found = find(next);
    if (!found) continue;
    packages.push(found);
    for (const name of dependenciesOf(found.folder, next.extras)) pending.push({ name, specifier: '', extras: [] });
  }
  return { packages, names };
}
