import type { Command } from '../../../out/types/command.ts';
import { printCommand, shells } from '../../../runtime/shells.ts';
import type { About, CodeView, Paint, ShellForm } from './code.ts';

/**
 * A view of a command with its code for every shell, the shell of the view first; the view alone where all have the same
 * code, or where the code is no single command.
 */
export function inEveryShell(view: CodeView, command: Command | undefined, paint: Paint): CodeView {
  if (!command) return view;
  const printed = shells.map((shell) => ({ shell, made: printCommand(command, shell.id) }));
  if (printed.every(({ made }) => 'code' in made && made.code === view.code)) return view;
  const first = printed.findIndex(({ made }) => 'code' in made && made.code === view.code);
  const forms = printed.map(({ shell: { id, label, platforms, language }, made }, at): ShellForm => {
    const about = { shell: id, label, platforms };
    if ('reason' in made) return { ...about, reason: made.reason };
    const { code } = made;
    // Each has an anchor of its own, since all stand in the page.
    const anchor = at === first ? view.id : `${view.id}-${id}`;
    if (code === view.code) return { ...about, view: { ...view, id: anchor } };
    // No address leads to code of another shell, so it has no file; and what was run is the code of the first.
    const says = [
      `The same words as for ${shells[0]?.label}, read back by the documented rules of ${label}; not run there.`,
    ];
    const knownOf = (about: About | undefined): About | undefined => {
      const { template, report } = about ?? {};
      return about && { says, ...(template && { template }), ...(report && { report }) };
    };
    const { later, live, title } = view;
    const own = {
      id: anchor,
      title,
      live,
      about: knownOf(view.about),
      ...(later && { later: async () => knownOf(await later()) }),
    };
    return { ...about, view: { ...own, code, language, pieces: paint(code, language) } };
  });
  return { ...view, forms };
}
