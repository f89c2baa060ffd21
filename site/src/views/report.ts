import { issue } from '../data/links.ts';

/**
 * The address of an issue about a snippet, with what a maintainer needs to find it.
 * @param snippet What it is, in words.
 * @param hash Of its code; absent where it cannot be had.
 * @returns undefined where the site does not know its repository.
 */
export const reportOf = (
  snippet: string,
  hash: string | undefined,
  facts: readonly (string | undefined)[],
): string | undefined =>
  issue(
    `Snippet ${snippet}`,
    ['What is wrong:', '', '', `Hash of the code: ${hash ?? 'not known'}`, ...facts.flatMap((fact) => fact ?? [])].join(
      '\n',
    ),
  );
