import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRange, normalizeName } from '../libraries/requirement.ts';
import type { Snippet } from './snippets.ts';

/** The releases of packages that a library's entry says its snippets are for: ranges by name. */
export function versionsOf(root: string, { library }: Pick<Snippet, 'library'>): Readonly<Record<string, string>> {
  const file = join(root, `catalogue/libraries/${library}.json`);
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as { versions?: Record<string, string> }).versions ?? {};
}

/** Whether an install snippet itself says which releases of a package it takes. */
const binds = (install: string, name: string): boolean => {
  const pattern = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.-])${pattern}(\[[^\]]*\])?\s*[<>=~!]`).test(install);
};

/**
 * Which package was installed in a release that the entry is not for, though the install snippet leaves the release to the
 * resolver: it goes back to old ones where the newest does not fit the interpreter.
 */
export function outside(
  versions: Readonly<Record<string, string>>,
  install: string,
  packages: Readonly<Record<string, string>>,
): string | undefined {
  const installed = new Map(Object.entries(packages).map(([name, version]) => [normalizeName(name), version]));
  for (const [name, range] of Object.entries(versions)) {
    const version = installed.get(normalizeName(name));
    if (version !== undefined && !binds(install, name) && !inRange(version, range))
      return `${name} ${version} was installed, the entry is for ${range}`;
  }
  return undefined;
}
