import type { Runs } from '../../../out/types/runs.ts';
import type { Verified } from '../../../out/types/verified.ts';
import { slugOf } from '../../../runtime/slug.ts';

const files = import.meta.glob<Runs>('../../../out/verified/*.json', { eager: true, import: 'default' });
const bySlug = new Map(
  Object.entries(files).map(([path, runs]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), runs]),
);
/** The file is absent before the first verification. */
const whole = import.meta.glob<Verified>('../../../out/verified.json', { eager: true, import: 'default' });
const verified = Object.values(whole)[0];

/** What is recorded of a library; nothing before it was verified first. */
export function runsOf(library: string): Runs | undefined {
  const check = verified?.libraries[library];
  const runs = bySlug.get(slugOf(library));
  if (!runs && !check) return undefined;
  const empty: Runs = { $schema: '../../schemas/runs.schema.json', environments: {}, runs: {} };
  return { ...(runs ?? empty), ...(check && { check }) };
}

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

/** When the snippets of an inference client (its id in the catalogue) were last executed; undefined when never. */
export function executedSentence(client: string): string | undefined {
  const runs = Object.entries(verified?.executed ?? {});
  const own = runs.filter(([key]) => key.split(/[ @]/)[0] === client).flatMap(([, run]) => run ?? []);
  const latest = own.sort((a, b) => b.date.localeCompare(a.date))[0];
  return latest?.status === 'passed' ? `Executed with version ${latest.version} on ${latest.date}.` : undefined;
}
