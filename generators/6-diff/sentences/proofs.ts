import { count } from '../../count.ts';
import type { Side, VerifiedChange } from '../types.ts';
import { type VoidCalls, type VoidProof, voidCalls, voidProofs } from './void.ts';

/** How many records are named. */
const MOST = 6;

/** What executes the snippets of records anew: libraries and apps have commands of their own. */
function commandsFor(files: readonly string[]): string {
  const apps = files.filter((file) => file.startsWith('apps/'));
  const libraries = files.filter((file) => !file.startsWith('apps/'));
  const commands = [
    ...(libraries.length > 0 ? [`\`npm run -s verify -- --run ${libraries.join(' ')}\``] : []),
    ...(apps.length > 0 ? [`\`npm run -s verify -- --apps ${apps.map((app) => app.slice(5)).join(' ')}\``] : []),
  ];
  return commands.join(' and ');
}

/** Runs that no longer hold, by record, and what executes them anew. */
export function voidSentences(voided: readonly VoidProof[]): string[] {
  if (voided.length === 0) return [];
  const records = [...Map.groupBy(voided, ({ file }) => file)].sort(([, a], [, b]) => b.length - a.length);
  const named = records.slice(0, MOST).map(([file, own]) => (records.length > 1 ? `${file} ${own.length}` : file));
  const of = `${named.join(', ')}${records.length > MOST ? ` and ${records.length - MOST} more` : ''}`;
  const commands = commandsFor(records.slice(0, MOST).map(([file]) => file));
  return [`${count(voided.length, 'proof is', 'proofs are')} void until run: ${of} (${commands})`];
}

/** Calls that no longer are what was executed, and what executes them anew. */
export const voidCallSentences = (voided: readonly VoidCalls[]): string[] =>
  voided.map(
    ({ client, calls }) =>
      `The ${count(calls, 'executed call')} of ${client} are void until run (\`npm run -s verify -- --client ${client} --record\`)`,
  );

/** What happens to what was verified. */
export function proofSentences(verified: readonly VerifiedChange[], base: Side, head: Side): string[] {
  const lost = verified.filter((change) => change.lost).length;
  const won = verified.filter(({ before, after }) => before === undefined && /^(ran|passed)/.test(after ?? '')).length;
  return [
    ...voidSentences(voidProofs(base, head)),
    ...voidCallSentences(voidCalls(base, head)),
    ...(lost > 0 ? [`${count(lost, 'record says', 'records say')} less than before`] : []),
    ...(won > 0 ? [`${count(won, 'proof is', 'proofs are')} new`] : []),
  ];
}
