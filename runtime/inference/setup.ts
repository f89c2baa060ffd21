import { clients } from '../../out/modules/clients.ts';
import { hub } from '../../out/modules/hub.ts';
import { installCommands } from '../../out/modules/install.ts';
import type { RenderedSetup } from '../../out/types/render-output.ts';
import { shells } from '../shells.ts';
import type { InferenceSnippet } from './types.ts';

/** What to put in the place of the key in the line that sets its variable. */
const KEY = 'your-key';

/**
 * What a snippet needs before it runs: packages to install, by every package manager; the variable that it reads its key
 * from, and the line that sets it, in every shell; the file that it reads, by name.
 */
export function setupOf({ language, client, variable, request }: InferenceSnippet): RenderedSetup {
  const { install = {} } = clients.find((one) => one.language === language && one.client === client) ?? {};
  const packages = Object.entries(install);
  const commands = packages.flatMap(([ecosystem, names = []]) =>
    installCommands
      .filter((one) => one.ecosystem === ecosystem)
      .map(({ manager, print }) => ({ manager, code: print(names) })),
  );
  const set = shells.flatMap(({ id, setVariable }) => {
    const code = variable === undefined ? undefined : setVariable(variable, KEY);
    return typeof code === 'string' ? [{ shell: id, code: `${code}\n` }] : [];
  });
  const href = variable === hub.tokenVariable ? { href: hub.tokens } : {};
  const file = request?.body.file?.name;
  return {
    install: commands,
    ...(variable === undefined ? {} : { key: { variable, ...href, set } }),
    files: file === undefined ? [] : [file],
  };
}
