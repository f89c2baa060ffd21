import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apps } from '../../out/modules/apps/index.ts';
import type { App } from '../../out/types/app.ts';
import type { Check } from '../../out/types/runs.ts';
import { commandOf, loadedIn, type Values } from '../../runtime/apps/fill.ts';
import { printFirst } from '../../runtime/shells.ts';
import type { Setting } from '../execution/setting.ts';
import { fetchPackage } from '../libraries/packages.ts';
import { wrongArchitectures } from './architectures.ts';
import { installs, type Plan } from './steps.ts';

/** What the parsers of a package know. */
export interface Known {
  readonly flags: readonly string[];
  /** Texts of one word, among them the names of sub-commands. */
  readonly names: readonly string[];
}

/** Reads the parsers of arguments in files of an unpacked package. */
export const parsersOf = (python: string, folder: string, files: readonly string[]): Known =>
  JSON.parse(
    execFileSync(
      python,
      ['-B', fileURLToPath(new URL('flags.py', import.meta.url)), ...files.map((file) => join(folder, file))],
      { encoding: 'utf8', maxBuffer: 64_000_000 },
    ),
  );

/** The words of a command that its program has to know: the sub-command, every flag, and values that are names. */
export function wordsOf(code: string): { command: string | undefined; flags: string[]; values: string[] } {
  const words = code.replaceAll('\\\n', ' ').trim().split(/\s+/);
  const [, command] = words;
  return {
    command: command?.startsWith('-') ? undefined : command,
    flags: words.filter((word) => word.startsWith('--')),
    values: words.filter((word, at) => /^[a-z][a-z0-9_]*$/.test(word) && words[at - 1]?.startsWith('--')),
  };
}

/** What a command says that the parsers do not know. */
export function unknownIn(code: string, known: Known): string[] {
  const { command, flags, values } = wordsOf(code);
  return [
    ...(command === undefined || known.names.includes(command) ? [] : [command]),
    ...flags.filter((flag) => !known.flags.includes(flag.split('=')[0] ?? '')),
    ...values.filter((value) => !known.names.includes(value)),
  ];
}

/** What stands for the slots of commands. */
const VALUES: Values = { id: 'org/m', name: 'm', served: 'org/m' };

/** The commands of an app's own program for models of every kind, loaded as anything, whatever their conditions are. */
export async function commandsOf(app: string): Promise<string[]> {
  const entry = await apps.find(({ id }) => id === app)?.load();
  const made = (entry?.steps ?? []).flatMap((step) => {
    const { words, title } = step;
    const precisions = [undefined, ...loadedIn([step]).flatMap((loadedAs) => Object.keys(loadedAs))];
    const commands = words ? precisions.flatMap((precision) => commandOf(words, VALUES, precision) ?? []) : [];
    return commands.filter((command) => !installs({ title, language: '', code: '', command }));
  });
  return made.map((command) => printFirst(command));
}

/** Compares every flag that an app's commands have, and the architectures that it refuses, with the newest published package. */
export async function checkFlags(
  { id, refused }: Pick<App, 'id' | 'refused'>,
  { flags, architectures }: Plan,
  { root, tools, date }: Setting,
): Promise<Check> {
  const found =
    flags &&
    (await fetchPackage(
      { text: flags.package, name: flags.package, extras: [], specifier: '' },
      join(root, '.cache/libraries'),
    ));
  const base = { date, checkedImports: 0, checkedKeywords: 0 };
  if (!flags || !found)
    return { ...base, status: 'not-checkable', packages: {}, reason: 'The registry does not have it.' };
  const known = parsersOf(tools.python, found.folder, flags.files);
  const commands = await commandsOf(id);
  const changed = architectures
    ? wrongArchitectures(tools.python, found.folder, refused?.architectures ?? [], architectures)
    : [];
  const wrong = [...new Set(commands.flatMap((code) => unknownIn(code, known)))];
  const checked = [...new Set(commands.flatMap((code) => wordsOf(code).flags))].sort();
  const packages = { [flags.package]: found.version };
  if (changed.length > 0) return { ...base, status: 'failed', packages, reason: changed.join(', ') };
  return wrong.length === 0 && checked.length > 0
    ? { ...base, status: 'checked', packages, checkedKeywords: checked.length, flags: checked }
    : { ...base, status: 'failed', packages, reason: `its parsers do not know ${wrong.join(', ') || 'a single flag'}` };
}
