import type { Fault } from './fault.ts';
import { languageOf } from './languages.ts';
import { stringsOf, withoutStrings } from './strings.ts';

/** A piece of a template to be replaced. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

type Operator = (text: string, extension: string) => Generator<Edit>;

const SLOT = /\{\{(?![#/>!]|else)([^{}]+)\}\}/g;
const TAG = /\{\{[^{}]*\}\}/g;

const edit = ({ index, 0: whole }: RegExpExecArray, by: string): Edit => ({
  from: index,
  to: index + whole.length,
  by,
});

/** The text with its tags blanked out, every character at its place. */
const withoutTags = (text: string): string => text.replace(TAG, (tag) => ' '.repeat(tag.length));

/** Matches in what is code and no comment. */
function* inCode(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  const code = withoutTags(text).replace(/^\s*(?:#|\/\/).*$/gm, (comment) => ' '.repeat(comment.length));
  yield* code.matchAll(pattern);
}

/** Whether a text can be a name in the language of files with an extension; any word, where there is none. */
const isName = (text: string, extension: string): boolean => languageOf(extension)?.isName(text) ?? true;

/** Lines that fetch something: with a name that nobody chose they would fetch what nobody knows. */
const FETCHES = /^.*\b(install|clone|add|sync|curl|wget|npx|uvx|brew|conda|cargo)\b(?:.*\\\n)*.*$/gm;
const withoutFetches = (text: string): string => text.replace(FETCHES, (lines) => lines.replace(/[^\n]/g, ' '));

/** By name: what a fault in a template can be. */
export const TEXT_OPERATORS: Readonly<Record<string, Operator>> = {
  'line left out': function* (text) {
    for (const match of text.matchAll(/^.*\n/gm))
      if (withoutTags(match[0]).trim() !== '' && !/^\s*(?:#|\/\/)/.test(match[0])) yield edit(match, '');
  },
  'slot left out': function* (text) {
    for (const match of text.matchAll(SLOT)) yield edit(match, '');
  },
  'another slot': function* (text) {
    const slots = [...new Set([...text.matchAll(SLOT)].map(([whole]) => whole))];
    for (const match of text.matchAll(SLOT)) {
      const other = slots[(slots.indexOf(match[0]) + 1) % slots.length];
      if (other !== match[0] && other !== undefined) yield edit(match, other);
    }
  },
  'condition turned round': function* (text) {
    for (const match of text.matchAll(/\{\{#(if|unless) [^{}]+\}\}/g)) {
      const end = text.indexOf(`{{/${match[1]}}}`, match.index);
      const other = match[1] === 'if' ? 'unless' : 'if';
      // Only blocks without another one of their kind, and without else, can be turned by their two tags.
      const inner = text.slice(match.index + match[0].length, end);
      if (end < 0 || inner.includes(`{{#${match[1]} `) || inner.includes('{{else')) continue;
      const by = `${match[0].replace(match[1] ?? '', other)}${inner}{{/${other}}}`;
      yield { from: match.index, to: end + `{{/${match[1]}}}`.length, by };
    }
  },
  'another word': function* (text) {
    for (const match of inCode(text, /[A-Za-z_]\w{2,}/g)) yield edit(match, `${match[0]}x`);
  },
  'another name': function* (text, extension) {
    const code = withoutFetches(withoutStrings(withoutTags(text), extension));
    for (const match of code.matchAll(/(?<![\w$])[A-Za-z_]\w*/g))
      if (isName(match[0], extension)) yield edit(match, `${match[0]}x`);
  },
  'another string': function* (text, extension) {
    for (const { end, value } of stringsOf(withoutFetches(withoutTags(text)), extension))
      if (/\w/.test(value) && !/\s/.test(value) && !FILE_NAME.test(value)) yield { from: end, to: end, by: 'x' };
  },
  'another file name': function* (text, extension) {
    for (const { end, value } of stringsOf(withoutFetches(withoutTags(text)), extension))
      if (FILE_NAME.test(value)) yield { from: end, to: end, by: 'x' };
  },
  'output not printed': function* (text) {
    for (const match of inCode(text, /(?<![.\w])(?:print|console\.(?:log|table))(?=\()/g)) yield edit(match, '');
  },
  'package left out': function* (text) {
    for (const line of inCode(text, /^.*\b(?:pip|npm) (?:install|i)\b(?:.*\\\n)*.*$/gm))
      for (const match of line[0].matchAll(/(?<=\s)['"\w@][^\s\\]*/g))
        if (!/^(?:pip|npm|uv|install|i|-.*)$/.test(match[0])) {
          const from = line.index + match.index;
          yield { from, to: from + match[0].length, by: '' };
        }
  },
  'another number': function* (text) {
    for (const match of inCode(text, /(?<![\w.])\d+(?![\w.])/g)) yield edit(match, String(Number(match[0]) + 1));
  },
};

/** What can be wrong with the slots and branches of a template. */
export const SLOT_OPERATORS: readonly string[] = ['slot left out', 'another slot', 'condition turned round'];

/** What can be wrong with a template that prints a call: every word and number arrives somewhere. */
export const CALL_OPERATORS: readonly string[] = ['line left out', ...SLOT_OPERATORS, 'another word', 'another number'];

/** What can be wrong with code that is executed: its numbers and sentences are ours to choose. */
export const CODE_OPERATORS: readonly string[] = [
  'line left out',
  'another name',
  'another string',
  'another file name',
  'output not printed',
];

/** A word that ends as the name of a file does. */
const FILE_NAME = /^\S*\w\.[a-z]\w{1,11}$/;

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Every fault of a template that some of the operators make, each in its own copy of the text. */
export function* textFaults(
  file: string,
  text: string,
  operators: readonly string[] = CALL_OPERATORS,
): Generator<Fault> {
  const extension = /\.(\w+)\.hbs$/.exec(file)?.[1] ?? '';
  for (const operator of operators)
    for (const { from, to, by } of TEXT_OPERATORS[operator]?.(text, extension) ?? []) {
      const column = from - text.lastIndexOf('\n', from - 1);
      const line = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
      const what = (from === to ? line.trim().slice(-40) : text.slice(from, to).trim().slice(0, 40)).replaceAll(
        '\n',
        ' ',
      );
      yield {
        id: `${file} ${lineOf(text, from)}:${column} ${operator}: ${what}`,
        file,
        operator,
        text: text.slice(0, from) + by + text.slice(to),
      };
    }
}
