import Handlebars from 'handlebars';
import { privateUseIn } from '../1-load/private-use.ts';
import { secretProblems } from '../1-load/secrets.ts';
import { unseenProblems } from '../1-load/unseen.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnostic } from '../diagnostics/diagnostic.ts';

type Ast = hbs.AST.Program;

/** A template as Handlebars parsed it, with its source for places. */
export interface Template {
  file: string;
  source: string;
  ast: Ast;
}

/** The place of a node: Handlebars counts columns from 0. */
export const placeOf = (file: string, node: { loc: hbs.AST.SourceLocation }): Place => ({
  file,
  line: node.loc.start.line,
  column: node.loc.start.column + 1,
});

const offsetAt = (text: string, offset: number): { line: number; column: number } => {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
};

/** The place of an offset of a text node, whose value may have lost whitespace at its ends. */
export function placeInText(file: string, node: hbs.AST.ContentStatement, offset: number): Place {
  // The type of the package says that this is an object; it is the text before whitespace was taken from it.
  const original = String(node.original);
  const atEnd = original.endsWith(node.value);
  const lead = atEnd ? original.length - node.value.length : Math.max(0, original.indexOf(node.value));
  const { line, column } = offsetAt(original, lead + offset);
  const start = placeOf(file, node);
  return { file, line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column };
}

/**
 * Where a message of the parser points: it shows the end of what it has read, without line breaks, and a caret under the
 * place.
 */
function pointedAt(source: string, message: string): { line: number; column: number } | undefined {
  const [, shown = '', marker = ''] = message.split('\n');
  if (!/^-*\^$/.test(marker)) return undefined;
  const read = shown.slice(0, marker.length - 1).replace(/^\.\.\./, '');
  // Nothing was read yet: the beginning is meant, and an empty text would be found for ever.
  if (read === '') return { line: 1, column: 1 };
  const offsets = [...source].flatMap((character, index) => (character === '\n' ? [] : [index]));
  const flat = source.replaceAll('\n', '');
  const line = Number(/line (\d+)/.exec(message)?.[1]);
  const places: { line: number; column: number }[] = [];
  for (let at = flat.indexOf(read); at >= 0; at = flat.indexOf(read, at + 1)) {
    places.push(offsetAt(source, (offsets[at + read.length - 1] ?? -1) + 1));
  }
  return places.find((place) => place.line === line) ?? places.at(-1);
}

/** What the parser calls the pieces that it did not expect, in words. */
const GOT: Readonly<Record<string, string>> = {
  INVALID: 'this character',
  CLOSE_BLOCK_PARAMS: 'the character |',
  CLOSE_UNESCAPED: 'a third brace',
  CLOSE: 'the end of a slot',
  OPEN_ENDBLOCK: 'the end of a block',
  INVERSE: '{{else}} outside of a block',
  OPEN_INVERSE_CHAIN: '{{else if}} outside of a block',
  EQUALS: 'an equals sign',
  SEP: 'a dot or slash',
  ID: 'a name',
  STRING: 'a text',
  NUMBER: 'a number',
};

/** What to do about some of them; the hint goes on with what a slot and a block are. */
const CORRECTIONS: Readonly<Record<string, string>> = {
  INVERSE: 'write {{#if name}} before it; ',
  OPEN_INVERSE_CHAIN: 'write {{#if name}} before it; ',
  CLOSE_BLOCK_PARAMS: 'write a helper instead of a filter; ',
};

/** A statement as Jinja has them. */
const JINJA = /\{%-?\s*(\w+)[^\n]*?%\}/g;

const JINJA_WORDS: Readonly<Record<string, string>> = {
  else: '{{else}}',
  elif: '{{else if …}}',
  for: '{{#each …}}',
  endfor: '{{/each}}',
};

/** A slot that ends with one brace, or in which another begins. */
const UNCLOSED = /\{\{(?!\{|!)([^{}\n]*)(?:\}(?!\})|(?=\{\{|\n|$))/;

/** The slot that lacks a brace at its end, with the corrected text. */
function unclosedSlot(file: string, source: string): Diagnostic | undefined {
  const found = UNCLOSED.exec(source);
  if (!found) return undefined;
  const [slot, inside = ''] = found;
  const values = { slot: slot.trim(), corrected: `{{${inside.trim()}}}` };
  return diagnostic('unclosed-slot', { file, ...offsetAt(source, found.index) }, values);
}

/** The block that is never closed, that is closed by the end of another, or the end that closes none. */
function wrongBlock(file: string, source: string): Diagnostic | undefined {
  const open: { name: string; offset: number }[] = [];
  const told = (code: string, offset: number, values: Record<string, string>): Diagnostic =>
    diagnostic(code, { file, ...offsetAt(source, offset) }, values);
  for (const { index, 1: sign, 2: name = '' } of source.matchAll(/\{\{~?([#/])\s*([\w.-]+)/g)) {
    if (sign === '#') open.push({ name, offset: index });
    else {
      const last = open.pop();
      if (!last) return told('block-end-alone', index, { name });
      if (last.name !== name) return told('wrong-block-end', index, { opened: last.name, closed: name });
    }
  }
  const last = open.pop();
  return last && told('unclosed-block', last.offset, { name: last.name });
}

/** The place that a Handlebars error message names, and its first sentence. */
function syntaxError(file: string, source: string, error: unknown): Diagnostic {
  const known = unclosedSlot(file, source) ?? wrongBlock(file, source);
  if (known) return known;
  const message = error instanceof Error ? error.message : String(error);
  const [, named, line, column] = /^(.*doesn't match.*?) - (\d+):(\d+)/.exec(message) ?? [];
  const place = named ? { line: Number(line), column: Number(column) + 1 } : pointedAt(source, message);
  const got = /got '(\w+)'/.exec(message)?.[1];
  const what =
    named ??
    (got === 'EOF'
      ? 'it ends before a block or slot is closed'
      : `${GOT[got ?? ''] ?? `"${(got ?? 'text').toLowerCase().replaceAll('_', ' ')}"`} cannot stand here`);
  const correction = CORRECTIONS[got ?? ''] ?? '';
  return diagnostic('template-syntax', { file, ...(place ?? { line: 1, column: 1 }) }, { what, correction });
}

/** Problems that only the raw text shows. */
function textProblems(file: string, source: string): Diagnostic[] {
  const found: Diagnostic[] = [...unseenProblems(file, source, 'template'), ...secretProblems(file, source)];
  const held = privateUseIn(source);
  if (held)
    found.push(diagnostic('private-use', { file, ...offsetAt(source, held.offset) }, { character: held.character }));
  const escaped = /\\\{\{/.exec(source);
  if (escaped) found.push(diagnostic('escaped-mustache', { file, ...offsetAt(source, escaped.index) }));
  for (const match of source.matchAll(/[ \t]+$/gm)) {
    found.push(diagnostic('trailing-space', { file, ...offsetAt(source, match.index) }));
  }
  for (const { index, 0: statement, 1: word = '' } of source.matchAll(JINJA)) {
    const corrected = JINJA_WORDS[word] ?? (word.startsWith('end') ? `{{/${word.slice(3)}}}` : `{{#${word} …}}`);
    found.push(diagnostic('jinja-statement', { file, ...offsetAt(source, index) }, { statement, block: corrected }));
  }
  if (!/[^\n]\n$/.test(source))
    found.push(diagnostic('no-final-newline', { file, ...offsetAt(source, source.length) }));
  return found;
}

/** Parses the text of a template. */
export function parseTemplate(file: string, source: string): { template?: Template; problems: Diagnostic[] } {
  const problems = textProblems(file, source);
  try {
    return { template: { file, source, ast: Handlebars.parse(source) }, problems };
  } catch (error) {
    return { problems: [...problems, syntaxError(file, source, error)] };
  }
}
