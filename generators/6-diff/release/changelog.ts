import { visible } from '../format/words.ts';
import type { Difference } from '../types.ts';
import { type Decided, levelOf, nextVersion } from './level.ts';

/** What a changelog begins with. */
export const TITLE = '# Changelog\n';

/** The version that follows by a difference. */
export function versionAfter(difference: Difference, { level }: Decided): string {
  if ('unknown' in difference.published) throw new Error(difference.published.unknown);
  return nextVersion(difference.published.version, level);
}

/** One line of Markdown that shows a sentence as it stands: what is markup outside of code is escaped. */
const line = (sentence: string): string =>
  `- ${visible(sentence.replaceAll(/\s+/g, ' '))
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\<>[\]*_|&]/g, '\\$&')))
    .join('')}\n`;

/** The section of a changelog: the version, what a maintainer is told of the difference, and why it is that version. */
export function changelogSection(difference: Difference, decided = levelOf(difference)): string {
  const { sentences } = difference;
  return [
    `## ${versionAfter(difference, decided)}\n\n`,
    ...(sentences.length > 0 ? [...sentences.map(line), '\n'] : []),
    ...(decided.reasons.length > 0
      ? [`Why ${decided.level}:\n\n`, ...decided.reasons.map(line)]
      : ['Nothing differs.\n']),
  ].join('');
}

/** A changelog with a section before the others. Throws where there is one of that version. */
export function withSection(changelog: string, section: string): string {
  const [heading = ''] = section.split('\n');
  if (changelog.split('\n').includes(heading)) throw new Error(`the changelog has a section "${heading}"`);
  const rest = changelog.startsWith(TITLE) ? changelog.slice(TITLE.length).trimStart() : changelog;
  return `${TITLE}\n${section}${rest === '' ? '' : `\n${rest}`}`;
}
