import { clients } from '../../out/modules/clients.ts';
import type { RenderedSetup } from '../../out/types/render-output.ts';
import { installChoices } from '../install-choices.ts';
import { shells } from '../shells.ts';
import type { InferenceSnippet } from './types.ts';

/** What to put in the place of the key in the line that sets its variable. */
const KEY = 'your-key';

/** What tells the packages of a snippet. */
type Called = Pick<InferenceSnippet, 'language' | 'client' | 'task'>;

/** The packages that a snippet needs, by registry: those of its client, and those that the calls of its task need besides. */
export function packagesOf({ language, client, task }: Called): [ecosystem: string, names: string[]][] {
  const own = clients.find((one) => one.language === language && one.client === client);
  const base = clients.find(({ id }) => id === own?.async);
  const more = [base, own].flatMap((one) => one?.installFor ?? []).filter(({ tasks }) => tasks.includes(task));
  const packages = new Map<string, string[]>();
  for (const install of [own?.install ?? {}, ...more.map((one) => one.install)])
    for (const [ecosystem, names] of Object.entries(install))
      packages.set(ecosystem, [...(packages.get(ecosystem) ?? []), ...names]);
  return [...packages];
}

/** The line that sets the variable of a key, in every shell that can say it; your-key stands in the place of the key. */
export const settingsOf = (variable: string): { shell: string; code: string }[] =>
  shells.flatMap(({ id, setVariable }) => {
    const code = setVariable(variable, KEY);
    return typeof code === 'string' ? [{ shell: id, code: `${code}\n` }] : [];
  });

/** Where the sample of a task is found, below the address of the site. */
export const samplePath = (name: string): string => `samples/${name}`;

type Install = NonNullable<RenderedSetup['install']>;

/** What stands in the catalogue once for all models: the installs of each client and task, and the lines that set each variable. */
const installs = new Map<string, Install>();
const settings = new Map<string, ReturnType<typeof settingsOf>>();

function madeOnce<Value>(known: Map<string, Value>, name: string, make: () => Value): Value {
  const found = known.get(name) ?? make();
  known.set(name, found);
  return found;
}

const installOf = (snippet: Called): Install =>
  packagesOf(snippet).flatMap(([ecosystem, names]) =>
    installChoices(ecosystem, names).map(({ manager, code }) => ({ manager, code })),
  );

/**
 * What a snippet needs before it runs: packages to install, by every package manager; the variable that it reads its key
 * from, where a key is made, and the line that sets it, in every shell; the file that it reads.
 */
export function setupOf(snippet: InferenceSnippet): RenderedSetup {
  const { language, client, task, key, file } = snippet;
  const install = madeOnce(installs, `${language} ${client} ${task}`, () => installOf(snippet));
  const variable = key && {
    variable: key.variable,
    href: key.page,
    set: madeOnce(settings, key.variable, () => settingsOf(key.variable)),
  };
  const files = file ? [{ name: file.name, ...(file.isSample ? { sample: samplePath(file.name) } : {}) }] : [];
  return { install, key: variable, files };
}
