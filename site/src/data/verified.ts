import { printers } from '../../../out/modules/printers.ts';
import { recipes } from '../../../out/modules/recipes.ts';
import type { Executed } from '../../../out/types/executed.ts';
import type { Runs } from '../../../out/types/runs.ts';
import { executedSentence as sentenceOf, standingCalls } from '../../../runtime/receipt/executed.ts';
import { type Recorded, recordedWith } from '../../../runtime/receipt/receipt.ts';
import { slugOf } from '../../../runtime/slug.ts';

const files = import.meta.glob<Runs>('../../../out/verified/*.json', { eager: true, import: 'default' });
const ofDatasets = import.meta.glob<Runs>('../../../out/verified/datasets/*.json', { eager: true, import: 'default' });
const FOLDER = '../../../out/verified/';
const named = new Map(
  Object.entries({ ...files, ...ofDatasets }).map(([path, runs]): [string, Recorded] => {
    const name = path.slice(FOLDER.length, -'.json'.length);
    return [name, recordedWith(name, runs, recipes)];
  }),
);
/** The file is absent before the first execution. */
const clients = import.meta.glob<Executed>('../../../out/executed.json', { eager: true, import: 'default' });

/** What is recorded of a library; nothing before it was verified first. */
export const runsOf = (library: string): Recorded | undefined => named.get(slugOf(library));

/** What is recorded of a library of data sets; nothing before it was executed first. */
export const datasetRunsOf = (library: string): Recorded | undefined => named.get(`datasets/${slugOf(library)}`);

/** When a library's snippets were last compared with its packages, as a sentence; undefined when they never were. */
export function verifiedSentence(library: string): string | undefined {
  const found = runsOf(library)?.check;
  if (!found) return undefined;
  const packages = Object.entries(found.packages).map(([name, version]) => `${name} ${version}`);
  if (found.status === 'checked') return `Checked against ${packages.join(', ')} on ${found.date}.`;
  if (found.status === 'failed')
    return `Failed the check against ${packages.join(', ')} on ${found.date}: ${found.reason}`;
  return `Not checkable (${found.date}): ${found.reason}`;
}

const executed = Object.values(clients)[0];
const passed = standingCalls(executed, printers);

/** How many clients passed when they were last executed with their newest version as they are now, and how many API snippets that were. */
export const executedCalls = {
  clients: passed.length,
  snippets: passed.reduce((sum, { snippets }) => sum + snippets, 0),
};

/** When the snippets of an inference client (its id in the catalogue) were last executed; undefined when never. */
export const executedSentence = (client: string): string | undefined => sentenceOf(executed, client, printers);
