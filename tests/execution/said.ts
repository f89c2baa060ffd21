import { homedir } from 'node:os';
import { stripVTControlCharacters } from 'node:util';

const LONGEST = 1500;

/**
 * The line that tells why a program failed, of at most 300 characters: the last that names an exception, else the last
 * that says something. Advice about how to go on (`hint: …`) counts only where nothing else is said.
 */
export function headOf(text: string): string {
  const lines = stripVTControlCharacters(text)
    .replaceAll(/[│╰─├▶×]/g, ' ')
    .replaceAll(/:[ \t]*\n\s*/g, ': ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const named = lines.filter((line) => /^[\w.]*(Error|Exception|Exit|Interrupt|NotImplemented\w*)\b/.test(line));
  return (named.at(-1) ?? lines.at(-1) ?? 'no output').slice(0, 300);
}

/** What a program printed, as it is published: no folders of this machine, nothing that steers a terminal. */
const published = (text: string, root: string): string =>
  stripVTControlCharacters(text.replaceAll(/\r[^\n]*\r/g, '\r'))
    .replaceAll(root.replace(/\/$/, ''), '…')
    .replaceAll(homedir(), '~')
    .trimEnd();

/**
 * The end of what a program printed, of at most 1,500 characters, as it is published; before it the line with the
 * evidence, if that is further up.
 */
export function endOf(text: string, root: string, evidence = ''): string {
  const said = published(text, root);
  const end = said.slice(-LONGEST);
  const line = end.includes(evidence) ? undefined : said.split('\n').find((one) => one.includes(evidence));
  if (line === undefined) return end;
  const at = Math.max(0, line.indexOf(evidence) - 100);
  return `${line.slice(at, at + 300)}\n…\n${said.slice(-LONGEST + 310)}`;
}
