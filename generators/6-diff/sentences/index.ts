import type { FactChange, Group, PublishedDifference, Side, VerifiedChange } from '../types.ts';
import { callSentences } from './calls.ts';
import { exportSentences } from './exports.ts';
import { factSentences } from './facts.ts';
import { proofSentences } from './proofs.ts';
import { shownSentences } from './shown.ts';
import { entrySentences, snippetSentences, touchedBy } from './snippets.ts';

/** How many sentences of a kind are said; of the rest the number. */
const MOST = 12;

const some = (sentences: readonly string[], what: string): string[] =>
  sentences.length <= MOST
    ? [...sentences]
    : [...sentences.slice(0, MOST), `and ${sentences.length - MOST} more ${what}`];

/** What a maintainer has to know of a difference, most important first; code stands between backticks. */
export function sentencesOf(
  {
    groups,
    facts,
    verified,
    published,
  }: {
    groups: readonly Group[];
    facts: readonly FactChange[];
    verified: readonly VerifiedChange[];
    published: PublishedDifference;
  },
  base: Side,
  head: Side,
): string[] {
  const touched = touchedBy(groups);
  const { libraries, besides } = snippetSentences(touched, facts, base, head);
  return [
    ...some(exportSentences(published), 'exports'),
    ...some(entrySentences(facts, base, head), 'entries'),
    ...some(libraries, 'libraries'),
    ...some(shownSentences(base, head), 'libraries on pages of samples'),
    ...some(callSentences(groups, base, head), 'kinds of calls'),
    ...some(besides, 'kinds of notices'),
    ...some(factSentences(facts, new Set(touched.keys()), base, head), 'entries'),
    ...some(proofSentences(verified, base, head), 'proofs'),
  ];
}
