import { hub } from '../../out/modules/hub.ts';
import type { Model } from '../../out/types/model.ts';
import { printCommand, shells } from '../shells.ts';
import type { AppEntry, AppNotice, PrintedAppStep } from './types.ts';

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

/** What comes before all other steps of an app, for a model whose files are not for everybody. */
export function accessSteps(entry: AppEntry, model: Model, shell: string): PrintedAppStep[] {
  if (!isClosed(model) || entry.steps === undefined) return [];
  if (entry.access === 'token') return setToken(entry);
  return entry.access === 'login' ? logIn(shell) : [];
}

/** How an app is let in where no step says so. */
export const accessNotices = ({ access }: AppEntry, model: Model): AppNotice[] =>
  typeof access === 'object' && isClosed(model) ? [{ kind: 'warning', text: access.text }] : [];
