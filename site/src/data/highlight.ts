import { createCssVariablesTheme, createHighlighter } from 'shiki';
import { highlighterOf, languages } from './catalogue.ts';

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
  themes: [theme],
  langs: [...new Set([...languages.map(({ id }) => highlighterOf(id)), 'markdown', 'handlebars'])],
});

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const classOf = (color: string | undefined): string | undefined =>
  CLASSES[/^var\(--token-(.+)\)$/.exec(color ?? '')?.[1] ?? ''];

/** Operators are keywords to the grammars; coloured they would only be noise. */
const nameOf = (content: string, color: string | undefined): string | undefined => {
  const name = classOf(color);
  return name === 'k' && !/\w/.test(content) ? undefined : name;
};

const done = new Map<string, string>();

/** The code as HTML: its text content is the code, unchanged. */
export function highlight(code: string, language: string): string {
  const key = `${language}\n${code}`;
  const known = done.get(key);
  if (known !== undefined) return known;
  const { tokens } = highlighter.codeToTokens(code, { lang: highlighterOf(language) as never, theme: 'variables' });
  const lines = tokens.map((line) =>
    joined(line.map(({ content, color }) => ({ content, name: nameOf(content, color) }))),
  );
  const html = lines.join('\n');
  done.set(key, html);
  return html;
}

/** Neighbours of one class become one element. */
function joined(line: { content: string; name: string | undefined }[]): string {
  const runs: { content: string; name: string | undefined }[] = [];
  for (const token of line) {
    const last = runs.at(-1);
    if (last && last.name === token.name) last.content += token.content;
    else runs.push({ ...token });
  }
  return runs
    .map(({ content, name }) => (name ? `<span class="${name}">${escapeHtml(content)}</span>` : escapeHtml(content)))
    .join('');
}
