import type { Fault } from './fault.ts';

/** A piece of a template to be replaced. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

type Operator = (text: string) => Generator<Edit>;

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
  'another number': function* (text) {
    for (const match of inCode(text, /(?<![\w.])\d+(?![\w.])/g)) yield edit(match, String(Number(match[0]) + 1));
  },
};

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Every fault of a template, each in its own copy of the text. */
export function* textFaults(file: string, text: string): Generator<Fault> {
  for (const [operator, edits] of Object.entries(TEXT_OPERATORS))
    for (const { from, to, by } of edits(text)) {
      const column = from - text.lastIndexOf('\n', from - 1);
      const what = text.slice(from, to).trim().slice(0, 40).replaceAll('\n', ' ');
      yield {
        id: `${file} ${lineOf(text, from)}:${column} ${operator}: ${what}`,
        file,
        operator,
        text: text.slice(0, from) + by + text.slice(to),
      };
    }
}
