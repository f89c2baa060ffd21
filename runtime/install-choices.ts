import { installCommands } from '../out/modules/install.ts';
import type { Command } from '../out/types/command.ts';
import type { Snippet } from './snippet.ts';

/** One package manager's way to install the same packages. */
export interface InstallChoice {
  readonly manager: string;
  readonly label: string;
  readonly code: string;
  /** The same for other shells. */
  readonly command?: Command;
}

/** The package managers of each ecosystem; the default one first. */
const managers = Map.groupBy(installCommands, ({ ecosystem }) => ecosystem);

/** The commands of every package manager of an ecosystem; the default one first. */
export const installChoices = (ecosystem: string, packages: readonly string[]): InstallChoice[] =>
  (managers.get(ecosystem) ?? []).map(({ manager, label, command, print }) => ({
    manager,
    label,
    code: print(packages),
    command: command(packages),
  }));

/** Each package manager with the words that its command begins with. */
const beginnings = installCommands.map((manager) => ({ manager, own: manager.command([]).words }));

/** The packages that a command names, when it is the install command of a manager. */
function packagesIn({ words }: Command, { own }: (typeof beginnings)[number]): string[] | undefined {
  if (words.length <= own.length) return undefined;
  for (const [at, word] of own.entries()) if (word !== words[at]) return undefined;
  const names = words.slice(own.length);
  return names.every((word) => typeof word === 'string') ? names : undefined;
}

/** What a command installs and from where, when it is the install command of a package manager and no more. */
export function installedBy({
  code,
  command,
}: Pick<Snippet, 'code' | 'command'>): { ecosystem: string; packages: string[] } | undefined {
  for (const beginning of command ? beginnings : []) {
    const packages = command && packagesIn(command, beginning);
    const { ecosystem } = beginning.manager;
    if (packages && managers.get(ecosystem)?.[0]?.print(packages) === code) return { ecosystem, packages };
  }
  return undefined;
}

/** The commands of install snippets that stand in the catalogue as they are, and are the same for all models. */
const known = new WeakMap<object, InstallChoice[]>();

/** The same packages by other package managers, for an install command of one of them; else itself alone. */
export function alternatives(install: Pick<Snippet, 'code' | 'command'>): InstallChoice[] {
  const found = known.get(install);
  if (found) return found;
  const installed = installedBy(install);
  const choices = installed
    ? installChoices(installed.ecosystem, installed.packages)
    : [{ manager: 'other', label: 'Install', code: install.code, command: install.command }];
  known.set(install, choices);
  return choices;
}
