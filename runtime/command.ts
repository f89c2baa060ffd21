import { shellWords } from '../languages/sh/escape.ts';
import type { Command } from '../out/types/command.ts';

/** A word of a command line; {packages} as a word of its own stands for a list of them. */
const PACKAGES = '{packages}';

/** The words of a command that installs packages. */
export const installWords = (command: readonly string[], packages: readonly string[]): string[] =>
  command.flatMap((word) => (word === PACKAGES ? packages : [word]));

/** Words as a line of code for a POSIX shell. */
export const printWords = (words: readonly string[]): string => `${shellWords(words)}\n`;

/** The install command of a package manager. */
export interface InstallCommand {
  ecosystem: string;
  manager: string;
  label: string;
  /** The command, which any shell prints (printFor of shells.ts). */
  command(packages: readonly string[]): Command;
  /** The command as code for a POSIX shell, which ends in a newline. */
  print(packages: readonly string[]): string;
}

/** The install command of a package manager, from its words. */
export const installCommand = (
  ecosystem: string,
  manager: string,
  label: string,
  words: readonly string[],
): InstallCommand => ({
  ecosystem,
  manager,
  label,
  command: (packages) => ({ words: installWords(words, packages) }),
  print: (packages) => printWords(installWords(words, packages)),
});
