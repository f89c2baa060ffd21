import { installCommands } from '../../../out/modules/install.ts';
import type { Install } from '../../../out/types/library.ts';
import { libraries } from './catalogue.ts';

/** One package manager's way to install the same packages. */
export interface InstallChoice {
  manager: string;
  label: string;
  code: string;
}

const commandsOf = (ecosystem: string) => installCommands.filter((command) => command.ecosystem === ecosystem);

/** The commands of every package manager of an ecosystem; the default one first. */
export const installChoices = (ecosystem: string, packages: readonly string[]): InstallChoice[] =>
  commandsOf(ecosystem).map(({ manager, label, print }) => ({ manager, label, code: print(packages) }));

/** The same packages by other package managers, for an install snippet of a library; itself alone when it is none. */
export function alternatives(libraryId: string, code: string): InstallChoice[] {
  const library = libraries.find(({ id }) => id === libraryId);
  const holders = [library, ...(library?.variants ?? [])];
  const lists: Install[] = holders.flatMap((holder) => (holder?.install ? [holder.install] : []));
  for (const [ecosystem, packages] of lists.flatMap((install) => Object.entries(install))) {
    const choices = installChoices(ecosystem, packages);
    if (choices[0]?.code === code) return choices;
  }
  return [{ manager: 'other', label: 'Install', code }];
}
