import type { Command } from '../../out/types/command.ts';
import type { ClientModule, View } from './types.ts';

/**
 * Whether one command makes a call: no other has to put a file into its body, or to take a file out of the answer.
 */
const isOneCommand = (view: View): boolean =>
  !('body' in view && 'file' in view && view.file !== undefined) &&
  !('result' in view && (view.result.as === 'base64' || view.result.as === 'url'));

/** A snippet that is one command: the command, and its code for a shell. */
export interface PrintedCommand {
  readonly command: Command;
  readonly code: string;
}

/**
 * The command that makes a call, where one does and its client is for a shell and has a template for it.
 * @param template The name of the template that prints the call as a script; that of the command has it as its beginning.
 */
export function commandOf(
  view: View,
  { render, printCommand }: ClientModule,
  template: string,
): PrintedCommand | undefined {
  // The generator has checked the template of this name against the kind of view that is made here.
  const print = render[`${template}-command`] as ((view: View) => Command) | undefined;
  if (!print || !printCommand || !isOneCommand(view)) return undefined;
  const command = print(view);
  const said = printCommand(command);
  return typeof said === 'string' ? { command, code: `${said}\n` } : undefined;
}
