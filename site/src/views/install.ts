import type { InstallChoice } from '../../../runtime/install-choices.ts';
import type { CodeView, Paint } from './code.ts';
import { inEveryShell } from './shells.ts';

/** An install command as it is shown: by every package manager, the default one first. */
export interface InstallView {
  readonly id: string;
  readonly choices: readonly { readonly manager: string; readonly label: string; readonly code: CodeView }[];
}

/** What a view of an install command is made with. */
export interface InstallParts {
  readonly paint: Paint;
  /** Address of the default command as a file, when there is one. */
  readonly file?: string;
  readonly live?: boolean;
}

/** The view of an install command. */
export const installView = (
  id: string,
  choices: readonly InstallChoice[],
  { paint, file, live }: InstallParts,
): InstallView => ({
  id,
  choices: choices.map(({ manager, label, code, command }, at) => {
    const view: CodeView = {
      id: choices.length === 1 ? id : `${id}-${manager}`,
      title: 'Install',
      code,
      language: 'sh',
      pieces: paint(code, 'sh'),
      file: at === 0 ? file : undefined,
      live,
    };
    return { manager, label, code: inEveryShell(view, command, paint) };
  }),
});
