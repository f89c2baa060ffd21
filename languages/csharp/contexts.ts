import {
  afterSlot,
  type Context,
  type Cursor,
  cursorAfter,
  endsInName,
  type LanguageRules,
  layoutAfter,
  refuseMeltingQuotes,
  refuseSlot,
  refuseType,
  START,
} from '../shared/context.ts';
import { NUMBER, type Printer, printerOf, printersOf, type SlotType } from '../shared/slot.ts';
import { escapeCsharpBlockComment, escapeCsharpLineComment, escapeCsharpString } from './escape.ts';
import { csharpLiteral } from './literal.ts';

const escaped = printersOf('languages/csharp/escape');
const literal = printersOf('languages/csharp/literal');

/**
 * States:
 *   code            var x = 1;
 *                   ^
 *   string          "text"        verbatim   @"text"
 *                    ^                         ^
 *   interpolated    $"text"       character  'c'
 *                     ^                       ^
 *   interpolated verbatim      $@"text"
 *                                 ^
 *   line comment, block comment
 */
const WORDS: Record<string, string> = {
  code: 'in code',
  string: 'inside "…"',
  verbatim: 'inside @"…"',
  interpolated: 'inside an interpolated string',
  'interpolated verbatim': 'inside an interpolated string',
  character: 'inside a character literal',
  'line comment': 'in a comment',
  'block comment': 'in a comment',
};

const PRINTERS: Readonly<Record<string, Printer>> = {
  string: escaped(escapeCsharpString),
  'line comment': escaped(escapeCsharpLineComment),
  'block comment': escaped(escapeCsharpBlockComment),
};

const inWords = ({ state }: Context): string => WORDS[state] ?? state;

type Refuse = Parameters<LanguageRules['advance']>[2];

const stringState = (before: string): string => {
  const prefix = /[@$]*$/.exec(before)?.[0] ?? '';
  if (prefix.includes('$')) return prefix.includes('@') ? 'interpolated verbatim' : 'interpolated';
  return prefix.includes('@') ? 'verbatim' : 'string';
};

/** Reads one token of code; returns how many characters it took. */
function readCode(cursor: Cursor, refuse: (what: string, hint: string) => void): number {
  const { source, at } = cursor;
  const pair = source.slice(at, at + 2);
  if (pair === '//' || pair === '/*') {
    cursor.state = pair === '//' ? 'line comment' : 'block comment';
    return 2;
  }
  if (source.startsWith('"""', at)) refuse('Raw string literals are not supported.', 'use "…" or @"…".');
  if (source[at] === '"') cursor.state = stringState(source.slice(0, at));
  if (source[at] === "'") cursor.state = 'character';
  return 1;
}

/** Reads one token outside code. */
function readOther(cursor: Cursor): number {
  const { source, at, state } = cursor;
  if (state === 'line comment') {
    if (source[at] === '\n') cursor.state = 'code';
    return 1;
  }
  if (state === 'block comment') {
    if (!source.startsWith('*/', at)) return 1;
    cursor.state = 'code';
    return 2;
  }
  if (state.endsWith('verbatim')) {
    if (source.startsWith('""', at)) return 2;
  } else if (source[at] === '\\') return 2;
  if (source[at] === (state === 'character' ? "'" : '"')) cursor.state = 'code';
  return 1;
}

function advance(context: Context, text: string, refuse: Refuse): Context {
  refuseMeltingQuotes(context, text, refuse);
  const cursor = cursorAfter(context, text);
  const { source } = cursor;
  let tail = '';
  while (cursor.at < source.length) {
    const character = source[cursor.at] as string;
    const last = cursor.at === source.length - 1;
    const open = { code: '/', 'block comment': '*', string: '\\', character: '\\', interpolated: '\\' }[cursor.state];
    if (last && character === open) {
      tail = character;
      break;
    }
    const offset = cursor.at - context.tail.length;
    cursor.at +=
      cursor.state === 'code'
        ? readCode(cursor, (what, hint) => refuse({ offset, code: 'refused-text', values: { what, hint } }))
        : readOther(cursor);
  }
  const afterName =
    source === ''
      ? context.afterName
      : cursor.state === 'code' && /[\p{L}\p{N}_$@]$/u.test(source) && endsInName(source.replace(/[$@]$/, '_'));
  const quoteEdge = source === '' ? context.quoteEdge : /"$/.test(source) && cursor.state !== 'line comment';
  return { ...context, ...layoutAfter(context, text), state: cursor.state, tail, afterName, quoteEdge };
}

function slot(context: Context, type: SlotType): ReturnType<LanguageRules['slot']> {
  if (context.tail === '\\')
    return refuseSlot('after a backslash', 'write the character after the backslash as text, or double the backslash.');
  if (context.tail === '/') return refuseSlot('after a slash', 'put a space after the slash.');
  if (context.state.startsWith('interpolated') || context.state === 'character') {
    return refuseSlot(inWords(context), 'use a plain string "…", or make a variable first: var x = {{x}};');
  }
  if (context.state === 'verbatim') return refuseSlot(inWords(context), 'use "…": a verbatim string has no escapes.');
  const identifier = type.kind === 'identifier';
  const next = afterSlot(context, identifier && context.state === 'code');
  const isScalar = type.kind === 'text' || type.kind === 'number' || type.kind === 'boolean';
  if (context.state === 'code') {
    if (identifier) return { printer: undefined, next };
    if (context.afterName)
      return refuseSlot(
        'directly after a name or a string prefix',
        'put a space, a bracket or an operator before the slot.',
      );
    if (!isScalar) return refuseType(type.kind, 'in C# code', 'print a text, a number, a boolean or a name.');
    if (context.quoteEdge)
      return refuseSlot('side by side with another string', 'put an operator or a comma between them.');
    return { printer: literal(csharpLiteral), next: { ...next, quoteEdge: true } };
  }
  if (type.kind === 'number') return { printer: NUMBER, next };
  if (type.kind !== 'text' && !identifier)
    return refuseType(type.kind, inWords(context), 'put the slot in code, without quotation marks around it.');
  // The printed text may be empty, and the marks around it then stand side by side.
  const quoteEdge = context.state === 'string' && context.quoteEdge;
  return {
    printer: printerOf(PRINTERS, context.state),
    next: { ...next, quoteEdge },
  };
}

/** C# (ECMA-334), without raw string literals. */
export const csharp: LanguageRules = {
  start: START,
  advance,
  slot,
  inWords,
  unfinished: (context) =>
    context.state === 'code' || context.state === 'line comment' ? undefined : inWords(context),
};
