import { shellWords } from '../languages/sh/escape.ts';

/** A word of a command line; {packages} as a word of its own stands for a list of them. */
const PACKAGES = '{packages}';

/** The words of a command that installs packages. */
export const installWords = (command: readonly string[], packages: readonly string[]): string[] =>
  command.flatMap((word) => (word === PACKAGES ? packages : [word]));

/** The command as a line of shell code. */
export const printInstall = (command: readonly string[], packages: readonly string[]): string =>
  `${shellWords(installWords(command, packages))}\n`;

/** The install command of a package manager. */
export interface InstallCommand {
  ecosystem: string;
  manager: string;
  label: string;
  /** The command, as shell code that ends in a newline. */
  print(packages: readonly string[]): string;
}
