import { hub } from '../../out/modules/hub.ts';
import type { Model } from '../../out/types/model.ts';
import { printCommand, shells } from '../shells.ts';
import type { AppEntry, AppNotice, EntryStep, PrintedAppStep } from './types.ts';

/** What to put in the place of the token in the line that sets its variable. */
const TOKEN = 'your-token';

/** Whether the files of a model are for those alone who have logged in. */
const isClosed = ({ gated, private: own }: Model): boolean => gated !== undefined || own === true;

/** The shell of a system, as entries of apps name it: the first of those that are at home there. */
const shellOf = (system: string) =>
  shells.find(({ platforms }) => platforms.some((start) => system.toLowerCase().startsWith(start)));

/** The line that sets the hub's variable, for the shell of each system. */
function setToken({ platforms }: AppEntry): PrintedAppStep[] {
  const bySystem = Map.groupBy(platforms, (system) => shellOf(system) ?? shells[0]);
  return [...bySystem].flatMap(([shell, systems]): PrintedAppStep[] => {
    const code = shell?.setVariable(hub.tokenVariable, TOKEN);
    if (!shell || typeof code !== 'string') return [];
    const { id, language } = shell;
    return [{ title: 'Give it your token', platforms: systems, language, shell: id, code: `${code}\n` }];
  });
}

function logIn(shell: string): PrintedAppStep[] {
  const said = printCommand(hub.login, shell);
  const language = shells.find(({ id }) => id === shell)?.language ?? 'sh';
  return 'code' in said ? [{ title: 'Log in to the hub', language, shell, code: said.code, command: hub.login }] : [];
}

/** A step of an app, and what is printed of it. */
export interface DoneStep {
  readonly step: EntryStep;
  readonly printed: PrintedAppStep;
}

/** Whether a step is about the model: what is said of it has a slot. */
const namesModel = ({ words, json }: EntryStep): boolean => /\{\w+\}/.test(JSON.stringify(words ?? json ?? ''));

/**
 * The steps of an app, and how it is let in where files are not for everybody: a token comes before all other steps; the
 * command that logs in comes with what was installed, and so behind it, before the first step that names the model.
 */
export function withAccess(
  entry: AppEntry,
  model: Model,
  shell: string,
  steps: readonly DoneStep[],
): readonly PrintedAppStep[] {
  const printed = steps.map((step) => step.printed);
  if (!isClosed(model) || entry.steps === undefined) return printed;
  if (entry.access === 'token') return [...setToken(entry), ...printed];
  if (entry.access !== 'login') return printed;
  const at = Math.max(
    steps.findIndex(({ step }) => namesModel(step)),
    0,
  );
  return [...printed.slice(0, at), ...logIn(shell), ...printed.slice(at)];
}

/** How an app is let in where no step says so. */
export const accessNotices = ({ access }: AppEntry, model: Model): AppNotice[] =>
  typeof access === 'object' && isClosed(model) ? [{ kind: 'warning', text: access.text }] : [];
