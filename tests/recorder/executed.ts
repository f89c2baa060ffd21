import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../../languages/index.ts';
import { clients } from '../../out/modules/clients.ts';
import { printers } from '../../out/modules/printers.ts';
import { slugOf } from '../../runtime/slug.ts';
import { entryOf, lowestOf, lowestPrograms } from './lowest.ts';
import { projectFolder } from './project.ts';
import type { Verdict } from './verify.ts';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const ROOT = path('../../');
const OUTPUT = path('../../out/executed.json');

/** What is kept of the last execution of a client's snippets; schemas/executed.schema.json describes it. */
interface Execution {
  status: 'passed' | 'failed';
  date: string;
  version: string;
  snippets: number;
  /** What printed them. */
  printer?: string;
  lowest?: Execution;
}

const readJson = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'));

/** The version of the package that has the client's name, as the project has it that its snippets are run in. */
function installedVersion(language: string, id: string, packages: readonly string[]): string | undefined {
  const label = clients.find((client) => client.id === id)?.label ?? '';
  const named = packages.find((name) => slugOf(name).includes(slugOf(label)));
  const command = LANGUAGES.get(language)?.run?.project?.version;
  const folder = projectFolder(language, id, path('../../.cache/verify'));
  if (named === undefined || command === undefined || folder === undefined || !existsSync(folder)) return undefined;
  const [program = '', ...args] = command.map((word) =>
    word.replace('{package}', () => named).replace('{project}', () => folder),
  );
  return /\d+(\.\d+)+/.exec(execFileSync(program, args, { cwd: folder, encoding: 'utf8' }))?.[0];
}

/** The version of a client as it ran: pinned for Python, installed for npm, asked of the program for the others. */
export function clientVersion(id: string): string {
  const { install } = readJson(path(`../../catalogue/clients/${slugOf(id)}.json`)) as {
    install?: Record<string, string[]>;
  };
  const [python] = install?.pypi ?? [];
  const [npm] = install?.npm ?? [];
  if (python !== undefined) {
    const pins = readFileSync(path('./requirements.txt'), 'utf8').matchAll(/^([\w-]+)==(\S+)$/gm);
    const pin = [...pins].find(([, name = '']) => slugOf(name) === slugOf(python));
    if (!pin?.[2]) throw new Error(`requirements.txt has no ${python}`);
    return pin[2];
  }
  if (npm !== undefined) return String(readJson(`${ROOT}node_modules/${npm}/package.json`).version);
  const [language = ''] = id.split('-');
  const installed = installedVersion(language, id, Object.values(install ?? {}).flat());
  if (installed !== undefined) return installed;
  const { version: [program, ...args] = [], called } = LANGUAGES.get(language)?.run ?? {};
  if (program) {
    const said = execFileSync(program, args, { encoding: 'utf8' });
    const name = called ?? readJson(`${ROOT}languages/${language}/language.json`).label;
    return `${name} ${/\d+(\.\d+)+/.exec(said)?.[0] ?? said.trim()}`;
  }
  if (id.startsWith('sh-')) return execFileSync('curl', ['--version'], { encoding: 'utf8' }).split(' ')[1] ?? '';
  return `Node.js ${process.versions.node}`;
}

/** The lowest version of a client: that of its package, or of the programs that it needs. */
export function lowestVersion(id: string): string {
  const entry = entryOf(id);
  const [first = ''] = lowestOf(entry)?.requirements ?? [];
  return (
    first.split(/(?<=.)(?:==|@)/)[1] ??
    lowestPrograms(entry)
      .map((pair) => pair.join(' '))
      .join(', ')
  );
}

/** By client: whether all of its snippets passed, and how many were executed. */
export function executionsOf(
  verdicts: readonly Verdict[],
  date: string,
  versionOf = clientVersion,
): Record<string, Execution> {
  const byClient = Map.groupBy(verdicts, ({ cell }) => cell.client);
  const clients = [...byClient].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    clients.flatMap(([id, all]): [string, Execution][] => {
      const executed = all.filter(({ state }) => state !== 'skipped');
      if (executed.length === 0) return [];
      const status = executed.every(({ state }) => state === 'passed') ? 'passed' : 'failed';
      return [
        [
          id,
          {
            status,
            date,
            version: versionOf(id),
            ...(printers[id] ? { printer: printers[id] } : {}),
            snippets: executed.length,
          },
        ],
      ];
    }),
  );
}

/** What is recorded after a run: a run with the lowest versions stands within the other one of its client. */
export function recordedWith(
  before: Readonly<Record<string, Execution>>,
  found: Readonly<Record<string, Execution>>,
  isLowest = false,
): Record<string, Execution> {
  const joined = Object.entries(found).map(([id, one]): [string, Execution] => {
    const old = before[id];
    if (!isLowest) return [id, old?.lowest ? { ...one, lowest: old.lowest } : one];
    if (old === undefined) throw new Error(`${id} has no run with its newest version yet.`);
    return [id, { ...old, lowest: one }];
  });
  const now = { ...before, ...Object.fromEntries(joined) };
  return Object.fromEntries(Object.entries(now).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Writes the executions of a run into out/executed.json. */
export function recordExecutions(verdicts: readonly Verdict[], isLowest = false): void {
  const { clients: before } = readJson(OUTPUT) as { clients: Record<string, Execution> };
  const today = new Date().toISOString().slice(0, 10);
  const clients = recordedWith(
    before,
    executionsOf(verdicts, today, isLowest ? lowestVersion : clientVersion),
    isLowest,
  );
  writeFileSync(OUTPUT, `${JSON.stringify({ $schema: '../schemas/executed.schema.json', clients }, null, 2)}\n`);
}
