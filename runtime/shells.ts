import { shells } from '../out/modules/shells.ts';
import type { Command } from '../out/types/command.ts';
import type { Snippet } from './snippet.ts';

export { shells } from '../out/modules/shells.ts';
export type { Command } from '../out/types/command.ts';

/** A shell that commands are printed for; the fields are described in schemas/shell.schema.json. */
export interface Shell {
  readonly id: string;
  readonly label: string;
  readonly platforms: readonly string[];
  readonly language: string;
  /** A command as code, without the last newline, or why the shell has no way to say it. */
  print(command: Command): string | { readonly reason: string };
  /** The line that sets an environment variable for what is started after it, or why there is none. */
  setVariable(name: string, value: string): string | { readonly reason: string };
}

/** Code for a shell, which ends in a newline, or why there is none, as a sentence. */
export type ShellCode = { readonly code: string } | { readonly reason: string };

const NO_SHELL = (id: string): ShellCode => ({ reason: `There is no shell ${JSON.stringify(id)}.` });

/** A command as code for a shell, or why there is none. */
export function printCommand(command: Command, id: string): ShellCode {
  const shell = shells.find((one) => one.id === id);
  if (!shell) return NO_SHELL(id);
  const said = shell.print(command);
  return typeof said === 'string' ? { code: `${said}\n` } : { reason: `${shell.label} ${said.reason}.` };
}

/** A command inside a sentence: on one line, as the first shell has it. */
export function printFirst(command: Command): string {
  const said = shells[0]?.print({ words: command.words.flat() }) ?? '';
  return typeof said === 'string' ? said : '';
}

/**
 * A snippet as code for a shell: its own where it is for that shell or for none, else the command that it is, printed
 * anew. A script of several commands has only the shell that it was written for.
 */
export function printFor(snippet: Pick<Snippet, 'code' | 'shell' | 'command'>, id: string): ShellCode {
  const { code, shell, command } = snippet;
  if (shell === undefined || shell === id) return { code };
  if (command) return printCommand(command, id);
  const own = shells.find((one) => one.id === shell)?.label ?? shell;
  return shells.some((one) => one.id === id) ? { reason: `This is a script for ${own}.` } : NO_SHELL(id);
}
