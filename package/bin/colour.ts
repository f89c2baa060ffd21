import { type Grammar, type Kind, piecesOf } from '../../runtime/paint.ts';

/** The colours of a terminal's own palette, which its user has chosen to be read on its background. */
const CODES: Readonly<Record<Kind, number>> = { comment: 90, string: 32, keyword: 35, constant: 36, call: 34 };

/** Whether what is printed to a stream is read on a terminal that shows colours (https://no-color.org). */
export const hasColours = ({ isTTY }: { isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean =>
  isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';

/** The grammar of a language, imported when something is coloured; nothing where the language has none. */
async function grammarOf(language: string): Promise<Grammar | undefined> {
  const name = `../../languages/${language}/grammar${import.meta.url.slice(-3)}`;
  try {
    return ((await import(new URL(name, import.meta.url).href)) as { grammar: Grammar }).grammar;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Code with the colours of a terminal; without them it is the code. */
export async function coloured(code: string, language: string): Promise<string> {
  const pieces = piecesOf(code, await grammarOf(language));
  return pieces
    .map(({ text, kind }) => (kind === undefined ? text : `\u001b[${CODES[kind]}m${text}\u001b[39m`))
    .join('');
}
