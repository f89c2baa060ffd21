import type { Verified } from '../../../out/types/verified.ts';

/** The file is absent before the first verification. */
const files = import.meta.glob<Verified>('../../../out/verified.json', { eager: true, import: 'default' });
const verified = Object.values(files)[0];

/** When a library's snippets were last compared with its packages, as a sentence; undefined when they never were. */
export function verifiedSentence(library: string): string | undefined {
  const found = verified?.libraries[library];
  if (!found) return undefined;
  const packages = Object.entries(found.packages).map(([name, version]) => `${name} ${version}`);
  if (found.status === 'checked') return `Checked against ${packages.join(', ')} on ${found.date}.`;
  if (found.status === 'failed')
    return `Failed the check against ${packages.join(', ')} on ${found.date}: ${found.reason}`;
  return `Not checkable (${found.date}): ${found.reason}`;
}

/** When the snippets of an inference client (its id in the catalogue) were last executed; undefined when never. */
export function executedSentence(client: string): string | undefined {
  const runs = Object.entries(verified?.executed ?? {}).filter(([key]) => key.split(/[ @]/)[0] === client);
  const latest = runs.flatMap(([, run]) => run ?? []).sort((a, b) => b.date.localeCompare(a.date))[0];
  return latest?.status === 'passed' ? `Executed with version ${latest.version} on ${latest.date}.` : undefined;
}
