import type { Command, JsonWord } from '../../out/types/command.ts';
import type { ClientModule, View } from './types.ts';

/**
 * Whether one command makes a call: no other has to put a file into its body, or to take a file out of the answer.
 */
const isOneCommand = (view: View): boolean =>
  !('body' in view && 'file' in view && view.file !== undefined) &&
  !('result' in view && (view.result.as === 'base64' || view.result.as === 'url'));

/** The document of a command that was just read. */
function documentOf({ words }: Command): JsonWord | undefined {
  for (const word of words.flat()) if (typeof word === 'object' && 'json' in word) return word;
  return undefined;
}

/**
 * The command that a template gives. The body of a call is its document: it stands there as it is, as it would be the same
 * if it were printed and read again.
 */
function readCommand(print: (view: View) => string, view: View): Command {
  if ('body' in view) {
    const command: Command = JSON.parse(print({ ...view, body: null }));
    const document = documentOf(command);
    if (document) {
      document.json = view.body;
      return command;
    }
  }
  return JSON.parse(print(view));
}

/** A snippet that is one command: the command, and its code for a shell. */
export interface PrintedCommand {
  readonly command: Command;
  readonly code: string;
}

/**
 * The command that makes a call, where one does and its client is for a shell and has a template for it.
 * @param template The name of the template that prints the call as a script.
 */
export function commandOf(
  view: View,
  { render, printCommand }: ClientModule,
  template: string,
): PrintedCommand | undefined {
  // The generator has checked the template of this name against the kind of view that is made here.
  const print = render[`${template}-command`] as ((view: View) => string) | undefined;
  if (!print || !printCommand || !isOneCommand(view)) return undefined;
  const command = readCommand(print, view);
  const said = printCommand(command);
  return typeof said === 'string' ? { command, code: `${said}\n` } : undefined;
}
