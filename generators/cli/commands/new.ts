import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { slugOf } from '../../../runtime/slug.ts';
import { statOf } from '../../1-load/walk.ts';
import { createSource } from '../../4-emit/write.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import { type Command, ROOT } from '../command.ts';
import { anyOf, type Scaffold, ScaffoldError } from '../scaffold.ts';

const COLLECTIONS = new URL('../../collections/', import.meta.url);

const files = readdirSync(COLLECTIONS)
  .map((name) => new URL(`${name}/scaffold.ts`, COLLECTIONS))
  .filter((url) => existsSync(url));

const modules = await Promise.all(files.map((url): Promise<{ scaffold: Scaffold }> => import(url.href)));

/** What can be begun, by the word for it. */
const SCAFFOLDS: ReadonlyMap<string, Scaffold> = new Map(modules.map(({ scaffold }) => [scaffold.kind, scaffold]));

const optionLines = ({ options }: Scaffold): string[] =>
  Object.entries(options).map(([name, { value, explains }]) => `    ${`--${name} <${value}>`.padEnd(26)} ${explains}`);

const help = `Usage: npm run -s snippetry -- new <kind> <id> [options]

Writes the files of a new entry; edit them, then run npm run check.

${[...SCAFFOLDS.values()].map((one) => [`  ${one.kind}: ${one.writes}`, ...optionLines(one)].join('\n')).join('\n\n')}
`;

const fail = (message: string): number => {
  process.stderr.write(`${message}\n`);
  return 2;
};

/** Every kind with its article, for a sentence. */
const KINDS = anyOf([...SCAFFOLDS.keys()].map((kind) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`));

/** Writes files that are not there yet; gives the exit code. */
function write(begun: ReadonlyMap<string, string>, id: string): number {
  const paths = [...begun.keys()];
  const taken = paths.filter((path) => statOf(join(ROOT, path)));
  if (taken.length > 0)
    return fail(`${taken.join(', ')} ${taken.length === 1 ? 'is' : 'are'} there already; nothing was written.`);
  const beside = join(ROOT, dirname(paths[0] ?? ''));
  const names = existsSync(beside) ? readdirSync(beside).map((name) => basename(name, '.json')) : [];
  const near = nearest(slugOf(id), names);
  if (near) process.stderr.write(`note: there is an entry with a similar name, ${near}\n`);
  for (const [path, text] of begun) {
    try {
      createSource(ROOT, path, text);
    } catch (error) {
      return fail(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
    }
    process.stdout.write(`${path}\n`);
  }
  process.stderr.write('Next: npm run check says what is to be filled in; then npm run generate.\n');
  return 0;
}

/** Characters of an id. */
const LONGEST_ID = 200;

/** Writes the files that a new entry needs. */
export const command: Command = {
  summary: `write the files of ${KINDS}`,
  isBrief: true,
  help,
  async run([kind = '', ...args]) {
    const scaffold = SCAFFOLDS.get(kind);
    if (!scaffold) {
      const near = nearest(kind, SCAFFOLDS.keys());
      return fail(`new makes ${KINDS}, not "${kind}".${near ? ` Did you mean "${near}"?` : ''}`);
    }
    const options = Object.fromEntries(
      Object.keys(scaffold.options).map((name) => [name, { type: 'string' } as const]),
    );
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [id] = positionals;
    if (positionals.length !== 1 || !id || !/^[A-Za-z0-9][A-Za-z0-9_.+-]*$/.test(id))
      return fail(`new ${kind} takes one id of letters, digits, dots, hyphens and underscores, such as my-${kind}.`);
    // Below what file systems take for a name, with its ending.
    if (id.length > LONGEST_ID) return fail(`new ${kind} takes an id of at most ${LONGEST_ID} characters.`);
    try {
      return write(scaffold.files(id, values, ROOT), id);
    } catch (error) {
      if (error instanceof ScaffoldError) return fail(error.message);
      throw error;
    }
  },
};
