import {
  afterSlot,
  type Context,
  cursorAfter,
  endsInName,
  type LanguageRules,
  layoutAfter,
  refuseSlot,
  refuseType,
  START,
} from '../shared/context.ts';
import { isData, NUMBER, type Printer, printerOf, printersOf, type SlotType } from '../shared/slot.ts';
import {
  escapeJsBlockComment,
  escapeJsDouble,
  escapeJsLineComment,
  escapeJsSingle,
  escapeJsTemplate,
} from './escape.ts';
import { jsDuration, jsLiteral, jsText } from './literal.ts';
import { jsPath } from './path.ts';

const escaped = printersOf('languages/js/escape');
const literal = printersOf('languages/js/literal');
const followed = printersOf('languages/js/path');

/**
 * States:
 *   code                    let x = 1;
 *                           ^
 *   string double, single   "text"
 *                            ^
 *   template                `text ${…} text`
 *                            ^
 *   line comment            // text
 *                              ^
 *   block comment           (slash, asterisk) text
 * The stack holds a brace for each open brace, and template for each placeholder of a template literal.
 */
const WORDS: Record<string, string> = {
  code: 'in code',
  'string double': 'inside "…"',
  'string single': "inside '…'",
  template: 'inside a template literal',
  'line comment': 'in a comment',
  'block comment': 'in a comment',
};

const inWords = (context: Context): string => {
  const place = WORDS[context.state] ?? context.state;
  return context.stack.includes('template') ? `${place} inside \${…}` : place;
};

const PRINTERS: Readonly<Record<string, Printer>> = {
  'string double': escaped(escapeJsDouble),
  'string single': escaped(escapeJsSingle),
  template: escaped(escapeJsTemplate),
  'line comment': escaped(escapeJsLineComment),
  'block comment': escaped(escapeJsBlockComment),
};

const STRING_STATES: Record<string, string> = { '"': 'string double', "'": 'string single', '`': 'template' };
const CLOSERS: Record<string, string> = { 'string double': '"', 'string single': "'", template: '`' };

type Refuse = Parameters<LanguageRules['advance']>[2];

const SLASH = {
  what: 'A slash in code that starts no comment could be a division or a regular expression; the compiler does not tell them apart.',
  hint: 'use a string method instead of a regular expression, or move the slash into a string.',
};

/** Reads one token of code; returns how many characters it took. */
function readCode(
  source: string,
  at: number,
  cursor: { state: string; stack: string[] },
  refuse: (values: typeof SLASH) => void,
): number {
  const character = source[at] as string;
  const pair = source.slice(at, at + 2);
  if (pair === '//') cursor.state = 'line comment';
  else if (pair === '/*') cursor.state = 'block comment';
  else if (character === '/' && pair.length === 2) refuse(SLASH);
  else if (STRING_STATES[character]) cursor.state = STRING_STATES[character];
  else if (character === '{') cursor.stack.push('brace');
  else if (character === '}' && cursor.stack.pop() === 'template') cursor.state = 'template';
  return pair === '//' || pair === '/*' ? 2 : 1;
}

/** Reads one token of a string or template literal. */
function readString(source: string, at: number, cursor: { state: string; stack: string[] }): number {
  if (source[at] === '\\') return 2;
  if (cursor.state === 'template' && source.startsWith('${', at)) {
    cursor.stack.push('template');
    cursor.state = 'code';
    return 2;
  }
  if (source[at] === CLOSERS[cursor.state]) cursor.state = 'code';
  return 1;
}

/** The characters at the end that only the next character can explain. */
function unfinishedTail(source: string, state: string): number {
  if (state === 'code') return source.endsWith('/') ? 1 : 0;
  if (state === 'block comment') return source.endsWith('*') ? 1 : 0;
  return state === 'template' && source.endsWith('$') ? 1 : 0;
}

function advance(context: Context, text: string, refuse: Refuse): Context {
  const cursor = cursorAfter(context, text);
  const { source } = cursor;
  let tail = '';
  while (cursor.at < source.length) {
    const last = cursor.at === source.length - 1;
    if (last && (unfinishedTail(source, cursor.state) > 0 || (source[cursor.at] === '\\' && cursor.state in CLOSERS))) {
      tail = source[cursor.at] as string;
      break;
    }
    const offset = cursor.at - context.tail.length;
    if (cursor.state === 'code') {
      cursor.at += readCode(source, cursor.at, cursor, (values) => refuse({ offset, code: 'refused-text', values }));
    } else if (cursor.state === 'line comment') {
      if (source[cursor.at] === '\n') cursor.state = 'code';
      cursor.at += 1;
    } else if (cursor.state === 'block comment') {
      const closes = source.startsWith('*/', cursor.at);
      if (closes) cursor.state = 'code';
      cursor.at += closes ? 2 : 1;
    } else {
      cursor.at += readString(source, cursor.at, cursor);
    }
  }
  const afterName = source === '' ? context.afterName : cursor.state === 'code' && endsInName(source);
  return { ...context, ...layoutAfter(context, text), state: cursor.state, stack: cursor.stack, tail, afterName };
}

function slot(context: Context, type: SlotType): ReturnType<LanguageRules['slot']> {
  if (context.stack.includes('template'))
    return refuseSlot(inWords(context), 'make a variable first: const x = {{x}};');
  if (context.tail === '\\')
    return refuseSlot('after a backslash', 'write the character after the backslash as text, or double the backslash.');
  if (context.tail === '/') return refuseSlot('after a slash', 'put the slash into a string.');
  const identifier = type.kind === 'identifier';
  const next = afterSlot(context, identifier && context.state === 'code');
  if (context.state === 'code') {
    if (identifier) return { printer: undefined, next };
    if (type.kind === 'path' && context.afterName) return { printer: followed(jsPath), next };
    if (context.afterName)
      return refuseSlot('directly after a name', 'put a space, a bracket or an operator before the slot.');
    if (type.kind === 'path') return refuseType('path', 'in code', 'put the name of a value directly before it.');
    if (!isData(type)) return refuseType(type.kind, 'in code', 'print one of its fields.');
    if (type.kind === 'text') return { printer: literal(jsText, context.indent), next };
    if (type.kind === 'number' && type.unit) return { printer: literal(jsDuration), next };
    return { printer: literal(jsLiteral, context.indent), next };
  }
  if (type.kind === 'number') return { printer: NUMBER, next };
  if (type.kind !== 'text' && !identifier)
    return refuseType(type.kind, inWords(context), 'put the slot in code, without quotation marks around it.');
  return { printer: printerOf(PRINTERS, context.state), next };
}

/** JavaScript modules (ECMA-262), without regular expressions and division. */
export const js: LanguageRules = {
  start: START,
  advance,
  slot,
  inWords,
  unfinished: (context) =>
    (context.state === 'code' || context.state === 'line comment') && context.stack.length === 0
      ? undefined
      : inWords(context),
};
