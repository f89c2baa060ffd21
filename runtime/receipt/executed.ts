import type { Executed } from '../../out/types/executed.ts';

/**
 * When the snippets of an inference client were last executed, and against what, as a sentence; undefined when never, or
 * when they failed.
 * @param client Its id in the catalogue, such as python-openai.
 */
export function executedSentence(executed: Executed | undefined, client: string): string | undefined {
  const runs = Object.entries(executed?.clients ?? {});
  const own = runs.filter(([key]) => key.split(/[ @]/)[0] === client).flatMap(([, run]) => run ?? []);
  const latest = own.sort((a, b) => b.date.localeCompare(a.date))[0];
  if (latest?.status !== 'passed') return undefined;
  const { lowest } = latest;
  const oldest = lowest?.status === 'passed' ? `, and with the lowest, ${lowest.version}, on ${lowest.date},` : '';
  return `Executed with version ${latest.version} on ${latest.date}${oldest} against stand-ins for the providers, and checked against the API contract.`;
}
