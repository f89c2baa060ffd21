import type { Executed } from '../../out/types/executed.ts';

type Execution = NonNullable<Executed['clients'][string]>;

/** What prints the snippets of each client today, by its id (out/modules/printers.ts). */
export type Printers = Readonly<Record<string, string>>;

/** Whether a run passed, and what it executed is printed today as it was then. */
const stands = (run: Execution | undefined, printer: string | undefined): boolean =>
  run?.status === 'passed' && run.printer !== undefined && run.printer === printer;

const AGAINST = 'against stand-ins for the providers, and checked against the API contract.';

/** The latest run of a client with its newest version. */
function latestRun(executed: Executed | undefined, client: string): Execution | undefined {
  const runs = Object.entries(executed?.clients ?? {});
  const own = runs.filter(([key]) => key.split(/[ @]/)[0] === client).flatMap(([, run]) => run ?? []);
  return own.sort((a, b) => b.date.localeCompare(a.date))[0];
}

/**
 * When the snippets of an inference client were last executed, and against what, as a sentence, or that they never were;
 * undefined when they failed, or without a record.
 * @param client Its id in the catalogue, such as python-openai.
 */
export function executedSentence(
  executed: Executed | undefined,
  client: string,
  printers: Printers,
): string | undefined {
  const latest = latestRun(executed, client);
  if (executed && !latest && printers[client]) return 'Parsed, not executed.';
  if (latest?.status !== 'passed') return undefined;
  const { lowest } = latest;
  const oldest = lowest && stands(lowest, printers[client]) ? `, ${lowest.version}, on ${lowest.date}` : undefined;
  if (stands(latest, printers[client]))
    return `Executed with version ${latest.version} on ${latest.date}${oldest ? `, and with the lowest${oldest},` : ''} ${AGAINST}`;
  if (oldest) return `Executed with the lowest version${oldest} ${AGAINST}`;
  return `Executed with version ${latest.version} on ${latest.date}; its code has changed since.`;
}

/** The runs of clients with their newest version that passed, of code that is printed the same today. */
export const standingCalls = (executed: Executed | undefined, printers: Printers): Execution[] =>
  Object.keys(printers).flatMap((client) => {
    const latest = latestRun(executed, client);
    return latest && stands(latest, printers[client]) ? [latest] : [];
  });
