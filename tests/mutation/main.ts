import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { numberOf } from '../../generators/cli/usage.ts';
import { API, type Campaign, type Outcome } from './checks.ts';
import { drawn, type Kind } from './draw.ts';
import type { Fault } from './fault.ts';
import { librariesOf } from './libraries.ts';
import { recordResult } from './record.ts';
import { type Done, report, shareOf, summaryOf } from './report.ts';
import { CODE_OPERATORS, SLOT_OPERATORS } from './text.ts';
import { Tree } from './tree.ts';

const HELP = `Plants faults in the sources, one at a time, in a copy of the repository, and tells how many of them the checks notice.

Usage: npm run -s verify -- --mutate api|libraries [options]

  --seed <n>    decides which faults are drawn (1)
  --count <n>   how many (100)
  --jobs <n>    copies that work side by side (1)
  --minutes <n> begin none after that time; the exit code says of those that were done whether enough was noticed
  --only <text> only faults whose name contains the text; may be given more than once
  --again       forget what an earlier run with this seed found
  --record      write the result into tests/mutation/results and into their README
  --help        print this

api: facts of providers, clients, calls and sample inputs, and the templates of API snippets; checked by the generator, by the
touched calls against the recorder, by the unit tests about calls, and by the published packages. libraries: all templates and
install lines of libraries; checked by the generator, by comparing the touched libraries with their packages, and by executing
the touched snippets that ran. What the committed snippets say is not asked: they are generated anew with the fault. A run that
was stopped goes on where it was. The exit code is 1 when fewer are noticed than must be: 95 in a hundred of api, 90 of those
faults of libraries that a snippet that ran prints.
`;

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const HERE = fileURLToPath(new URL('.', import.meta.url));

interface Sort {
  readonly kinds: readonly Kind[];
  readonly campaign: Campaign;
  /** The share that must be noticed. */
  readonly share: number;
}

const LIBRARY_TEMPLATES = ['templates/libraries/**/*.hbs', 'templates/partials/!(inference-*).hbs'];

/** By name: what is drawn from, how it is checked, and what share must be noticed. */
const SORTS: Readonly<Record<string, () => Sort>> = {
  api: () => ({
    kinds: [
      { name: 'providers', files: ['catalogue/providers/*.json'] },
      { name: 'clients', files: ['catalogue/clients/*.json'] },
      { name: 'calls', files: ['catalogue/calls/*.json'] },
      { name: 'samples', files: ['catalogue/tasks/*.json'], below: 'sampleInput' },
      { name: 'templates', files: ['templates/inference/**/*.hbs', 'templates/partials/inference-*.hbs'] },
    ],
    campaign: API,
    share: 0.95,
  }),
  libraries: () => ({
    kinds: [
      { name: 'slots', files: LIBRARY_TEMPLATES, operators: SLOT_OPERATORS },
      { name: 'code', files: LIBRARY_TEMPLATES, operators: CODE_OPERATORS },
      {
        name: 'installs',
        files: ['catalogue/libraries/*.json', 'catalogue/requirements/*.json', 'templates/libraries/**/*.sh.hbs'],
        installs: true,
        operators: ['package left out'],
      },
    ],
    campaign: librariesOf(ROOT),
    share: 0.9,
  }),
};

const options = {
  mutate: { type: 'string' },
  seed: { type: 'string', default: '1' },
  count: { type: 'string', default: '100' },
  jobs: { type: 'string', default: '1' },
  minutes: { type: 'string' },
  only: { type: 'string', multiple: true },
  again: { type: 'boolean' },
  record: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Why a fault is no fault, by its name: tests/mutation/equivalent.json. */
const equivalents = (): Record<string, string> => JSON.parse(readFileSync(join(HERE, 'equivalent.json'), 'utf8'));

/** The faults that are none are left out, and those whose name contains none of the texts. */
function* wantedOf(faults: Iterable<Fault>, texts: readonly string[] = ['']): Generator<Fault> {
  const reasons = equivalents();
  for (const fault of faults)
    if (reasons[fault.id] === undefined && texts.some((text) => fault.id.includes(text))) yield fault;
}

const hashOf = ({ text }: Fault): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** What is known of the faults of one seed, kept in a file after each of them. */
class Book {
  private readonly known: Record<string, Outcome & { readonly hash: string }>;
  private readonly file: string;

  constructor(file: string, again: boolean) {
    this.file = file;
    mkdirSync(dirname(file), { recursive: true });
    this.known = again || !existsSync(file) ? {} : JSON.parse(readFileSync(file, 'utf8'));
  }

  find(fault: Fault): Outcome | undefined {
    const outcome = this.known[fault.id];
    return outcome?.hash === hashOf(fault) ? outcome : undefined;
  }

  /** An outcome that is open is not kept. */
  write(fault: Fault, outcome: Outcome): void {
    if (outcome.isOpen) return;
    this.known[fault.id] = { ...outcome, hash: hashOf(fault) };
    writeFileSync(this.file, JSON.stringify(this.known, null, 1));
  }
}

/** How far a run goes: so many faults, none begun after the end (milliseconds since 1970), so many side by side. */
interface Extent {
  readonly wanted: number;
  readonly end: number;
  readonly jobs: number;
}

/**
 * Tries faults one after the other in copies that work side by side. What was begun is ended: whatever the end, the result is
 * that of the first faults of the order, the slow ones with the quick ones.
 */
async function tryAll(
  faults: Iterator<Fault>,
  { wanted, end, jobs }: Extent,
  book: Book,
  campaign: Campaign,
): Promise<Done[]> {
  const done: Done[] = [];
  let begun = 0;
  const work = async (number: number): Promise<void> => {
    let tree: Tree | undefined;
    while (begun < wanted && Date.now() < end) {
      const { value: fault, done: over } = faults.next();
      if (over) break;
      begun += 1;
      let outcome = book.find(fault);
      if (outcome === undefined) {
        if (tree === undefined) {
          tree = new Tree(ROOT, join(ROOT, `.cache/mutation/tree-${process.pid}-${number}`), campaign.shared);
          await campaign.ready(tree);
        }
        tree.put(fault);
        outcome = await campaign.check(tree, fault);
        book.write(fault, outcome);
      }
      done.push({ fault, outcome });
      const group = outcome.group === undefined ? '' : ` [${outcome.group}]`;
      process.stdout.write(`${done.length} ${outcome.by}${group}: ${fault.id} (${outcome.says.slice(0, 160)})\n`);
    }
    tree?.close();
  };
  await Promise.all(Array.from({ length: jobs }, (_, index) => work(index + 1)));
  return done;
}

/** Runs `verify -- --mutate`; resolves to the exit code: 0 enough was noticed, 1 not, 2 the call itself was wrong. */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options });
  const sort = SORTS[values.mutate ?? '']?.();
  if (values.help || sort === undefined) {
    process.stdout.write(HELP);
    return values.help ? 0 : 2;
  }
  const seed = numberOf('seed', values.seed);
  const minutes = values.minutes === undefined ? Number.POSITIVE_INFINITY : numberOf('minutes', values.minutes);
  const wanted = numberOf('count', values.count, { least: 1, isWhole: true });
  const jobs = numberOf('jobs', values.jobs, { least: 1, isWhole: true });
  const faults = wantedOf(drawn(sort.kinds, ROOT, seed), values.only);
  const book = new Book(join(ROOT, `.cache/mutation/${values.mutate}-${values.seed}.json`), values.again ?? false);
  const extent = { wanted, jobs, end: Date.now() + minutes * 60_000 };
  const done = await tryAll(faults, extent, book, sort.campaign);
  process.stdout.write(report(done));
  const summary = summaryOf(done, seed, new Date().toISOString().slice(0, 10));
  if (values.record) recordResult(values.mutate ?? '', summary);
  return shareOf(summary) >= sort.share ? 0 : 1;
}
