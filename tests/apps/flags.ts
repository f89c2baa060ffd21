import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Check } from '../../out/types/runs.ts';
import { appsOf } from '../../runtime/apps/index.ts';
import type { Setting } from '../execution/setting.ts';
import { fetchPackage } from '../libraries/packages.ts';
import { installs, modelOf, type Plan } from './steps.ts';

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

/** The words of a command that are no values: the sub-command, and every flag. */
export function wordsOf(code: string): { command: string | undefined; flags: string[] } {
  const words = code.replaceAll('\\\n', ' ').trim().split(/\s+/);
  const [, command] = words;
  return {
    command: command?.startsWith('-') ? undefined : command,
    flags: words.filter((word) => word.startsWith('--')),
  };
}

/** What a command says that the parsers do not know. */
export function unknownIn(code: string, known: Known): string[] {
  const { command, flags } = wordsOf(code);
  return [
    ...(command === undefined || known.names.includes(command) ? [] : [command]),
    ...flags.filter((flag) => !known.flags.includes(flag.split('=')[0] ?? '')),
  ];
}

/** The commands of an app's own program, for every seed, each once. */
async function commandsOf(app: string, root: string): Promise<string[]> {
  const seeds = readdirSync(join(root, 'seeds')).filter((file) => file.endsWith('.json'));
  const printed = await Promise.all(
    seeds.map((file) => appsOf(modelOf(root, file.replace('.json', '')), { only: [app] })),
  );
  const own = printed.flat().flatMap(({ steps }) => steps.filter((step) => !step.client && !installs(step)));
  return [...new Set(own.map(({ code }) => code))];
}

/** Compares every flag that an app's commands have with the parsers of the newest published package. */
export async function checkFlags(app: string, { flags }: Plan, { root, tools, date }: Setting): Promise<Check> {
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
  const commands = await commandsOf(app, root);
  const wrong = [...new Set(commands.flatMap((code) => unknownIn(code, known)))];
  const checked = new Set(commands.flatMap((code) => wordsOf(code).flags)).size;
  const packages = { [flags.package]: found.version };
  return wrong.length === 0 && checked > 0
    ? { ...base, status: 'checked', packages, checkedKeywords: checked }
    : { ...base, status: 'failed', packages, reason: `its parsers do not know ${wrong.join(', ') || 'a single flag'}` };
}
