import type { Model } from '../out/types/model.ts';
import { printWords } from './command.ts';
import type { Conditional } from './condition/holding.ts';
import { installSnippet, type Snippet } from './snippet.ts';

/** Packages that the code for some models needs besides. */
export interface Requirement extends Conditional {
  readonly packages: readonly string[];
}

/** A package as a requirement names it: its name, its extras, and what else is asked of it (versions, where it comes from). */
const REQUIREMENT = /^(@?[^[<>=!~@;\s]+)(?:\[([^\]]*)\])?(.*)$/s;

/** The form in which names are compared: lower case, runs of `-`, `_` and `.` as one hyphen (PEP 503). */
const plain = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, '-');

function read(requirement: string): { name: string; extras: string[]; asked: string } {
  const [, name = requirement, extras = '', asked = ''] = REQUIREMENT.exec(requirement) ?? [];
  return { name, extras: extras === '' ? [] : extras.split(','), asked };
}

/** The name of a package as registries compare it, without what else is asked of it. */
export const packageName = (requirement: string): string => plain(read(requirement).name);

/** The same package once, with what both ask of it. */
function both(known: string, added: string): string {
  const [one, other] = [read(known), read(added)];
  const extras = [...new Set([...one.extras, ...other.extras])];
  const asked = [...new Set([one.asked, other.asked].filter((text) => text !== ''))];
  return `${one.name}${extras.length > 0 ? `[${extras.join(',')}]` : ''}${asked.join(',')}`;
}

/** Adds packages to words of a command; one that is there already is asked for what both ask of it. */
export function mergePackages(words: readonly string[], packages: readonly string[]): string[] {
  const merged = [...words];
  const names = words.map(packageName);
  for (const added of packages) {
    const name = packageName(added);
    const at = names.indexOf(name);
    if (at < 0) {
      merged.push(added);
      names.push(name);
    } else merged[at] = both(merged[at] ?? added, added);
  }
  return merged;
}

/**
 * An install command with the packages that a model needs besides.
 * @param requires Tells which requirements a model has.
 */
export function withPackages(
  install: Snippet,
  requires: (model: Model) => readonly Requirement[],
  model: Model,
): Snippet {
  const needed = requires(model).flatMap(({ packages }) => packages);
  if (needed.length === 0) return install;
  const words = (install.command?.words ?? []).filter((word) => typeof word === 'string');
  const merged = mergePackages(words, needed);
  return installSnippet(printWords(merged), merged);
}
