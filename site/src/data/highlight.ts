import { createCssVariablesTheme, createHighlighter } from 'shiki';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { shells } from '../../../out/modules/shells.ts';
import { languages } from '../../../out/modules/site/languages.ts';
import type { Painted } from '../browser/paint.ts';
import { highlighterOf } from '../views/languages.ts';

/** Kind of token in the theme of variables -> class in styles/code.css. Inline styles would need a weaker CSP. */
const CLASSES: Readonly<Record<string, string>> = {
  keyword: 'k',
  string: 's',
  'string-expression': 's',
  link: 's',
  comment: 'c',
  constant: 'n',
  function: 'f',
};

const theme = createCssVariablesTheme({ name: 'variables', variablePrefix: '--' });
const highlighter = await createHighlighter({
  // The regular expressions of Node: the same tokens in little more than half of the time of those in WebAssembly.
  engine: createJavaScriptRegexEngine(),
  themes: [theme],
  langs: [
    ...new Set([
      ...[...languages.map(({ id }) => id), ...shells.map(({ language }) => language)].map(highlighterOf),
      'markdown',
      'handlebars',
    ]),
  ],
});

const classOf = (color: string | undefined): string | undefined =>
  CLASSES[/^var\(--token-(.+)\)$/.exec(color ?? '')?.[1] ?? ''];

/** Operators are keywords to the grammars; coloured they would only be noise. */
const nameOf = (content: string, color: string | undefined): string | undefined => {
  const name = classOf(color);
  return name === 'k' && !/\w/.test(content) ? undefined : name;
};

const done = new Map<string, Painted[]>();

/** The code in pieces; joined they are the code. */
export function highlight(code: string, language: string): Painted[] {
  const key = `${language}\n${code}`;
  const known = done.get(key);
  if (known !== undefined) return known;
  const { tokens } = highlighter.codeToTokens(code, { lang: highlighterOf(language) as never, theme: 'variables' });
  const pieces = joined(
    tokens.flatMap((line, at) => [
      ...(at === 0 ? [] : [{ text: '\n' }]),
      ...line.map(({ content, color }) => ({ text: content, name: nameOf(content, color) })),
    ]),
  );
  done.set(key, pieces);
  return pieces;
}

/** Neighbours of one class become one piece. */
function joined(pieces: readonly Painted[]): Painted[] {
  const runs: Painted[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last && last.name === piece.name) last.text += piece.text;
    else runs.push({ ...piece });
  }
  return runs;
}
