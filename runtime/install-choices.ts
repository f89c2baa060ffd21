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

/** The commands of every package manager of an ecosystem; the default one first. */
export const installChoices = (ecosystem: string, packages: readonly string[]): InstallChoice[] =>
  installCommands
    .filter((command) => command.ecosystem === ecosystem)
    .map(({ manager, label, command, print }) => ({
      manager,
      label,
      code: print(packages),
      command: command(packages),
    }));

/** The packages that a command names, when it is the install command of a manager. */
function packagesIn({ words }: Command, manager: (typeof installCommands)[number]): string[] | undefined {
  const own = manager.command([]).words;
  const names = words.slice(own.length).filter((word) => typeof word === 'string');
  const fits = own.every((word, at) => word === words[at]) && names.length === words.length - own.length;
  return fits && names.length > 0 ? names : undefined;
}

/** What a command installs and from where, when it is the install command of a package manager and no more. */
export function installedBy({
  code,
  command,
}: Pick<Snippet, 'code' | 'command'>): { ecosystem: string; packages: string[] } | undefined {
  for (const manager of command ? installCommands : []) {
    const packages = command && packagesIn(command, manager);
    const { ecosystem } = manager;
    if (packages && installChoices(ecosystem, packages)[0]?.code === code) return { ecosystem, packages };
  }
  return undefined;
}

/** The same packages by other package managers, for an install command of one of them; else itself alone. */
export function alternatives(install: Pick<Snippet, 'code' | 'command'>): InstallChoice[] {
  const installed = installedBy(install);
  if (installed) return installChoices(installed.ecosystem, installed.packages);
  return [{ manager: 'other', label: 'Install', code: install.code, command: install.command }];
}
