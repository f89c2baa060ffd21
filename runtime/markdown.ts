/** Markdown as CommonMark and GitHub read it. */

/** A fence longer than every run of backticks in the code. */
function fenceFor(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(longest + 1);
}

/** Code as a fenced block; the bytes between the fences are those of the code, which ends in a newline. */
export function block(code: string, language: string): string {
  const fence = fenceFor(code);
  return `${fence}${language}\n${code}${fence}\n`;
}

/** Pieces with one empty line between them, and one newline at the end. */
export const joined = (pieces: readonly (string | undefined)[]): string =>
  `${pieces
    .filter((piece): piece is string => piece !== undefined && piece !== '')
    .map((piece) => piece.trimEnd())
    .join('\n\n')}\n`;

/** Text on one line in which no character is markup; `_` inside of a word is none, and stays for addresses to be found. */
export const escapedText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*[\]<>&~|#]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&');

/** An address as the target of a link: characters that would end it are percent-encoded. */
const target = (href: string): string =>
  href.replace(/[\s<>()\\]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`);

/** A link whose text is shown as it is. */
export const linkTo = (text: string, href: string): string => `[${escapedText(text)}](${target(href)})`;
