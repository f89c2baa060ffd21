import {
  afterSlot,
  type Context,
  cursorAfter,
  endsInName,
  type LanguageRules,
  layoutAfter,
  refuseMeltingQuotes,
  refuseSlot,
  refuseType,
  START,
} from '../shared/context.ts';
import { isData, NUMBER, printersOf, type SlotType } from '../shared/slot.ts';
import { escapePythonComment, escapePythonDouble, escapePythonSingle } from './escape.ts';
import { pythonLiteral, pythonText } from './literal.ts';
import { pythonPath } from './path.ts';

const escaped = printersOf('languages/python/escape');
const literal = printersOf('languages/python/literal');
const followed = printersOf('languages/python/path');

/**
 * States:
 *   code                    x = 1
 *                           ^
 *   comment                 # text
 *                             ^
 *   string double, single   "text"  'text'
 *                            ^
 *   triple double, single   """text"""
 *                              ^
 * A state of a prefixed string begins with raw, bytes or formatted.
 */
const WORDS: Record<string, string> = {
  code: 'in code',
  comment: 'in a comment',
  'string double': 'inside "…"',
  'string single': "inside '…'",
  'triple double': 'inside """…"""',
  'triple single': "inside '''…'''",
};

const inWords = ({ state }: Context): string => {
  const [prefix] = /^(raw|bytes|formatted) /.exec(state) ?? [''];
  const plain = WORDS[state.slice(prefix.length)] ?? state;
  return prefix === '' ? plain : `${plain} of a ${prefix.trim()} string`;
};

/** Python reference 2.4.1: the letters before the quotation mark. */
const flavourOf = (before: string): string => {
  const letters = /(?<![\p{L}\p{N}_])([rbuft]{1,2})$/iu.exec(before)?.[1]?.toLowerCase() ?? '';
  if (/[ft]/.test(letters)) return 'formatted ';
  if (letters.includes('b')) return 'bytes ';
  return letters.includes('r') ? 'raw ' : '';
};

const quoteOf = (state: string): string => {
  const mark = state.endsWith('double') ? '"' : "'";
  return state.includes('triple') ? mark.repeat(3) : mark;
};

function advance(context: Context, text: string, refuse: Parameters<LanguageRules['advance']>[2]): Context {
  refuseMeltingQuotes(context, text, refuse);
  const cursor = cursorAfter(context, text);
  const { source } = cursor;
  let opened = -1;
  let tail = '';
  let quoteEdge = false;
  while (cursor.at < source.length) {
    const character = source[cursor.at] as string;
    if (cursor.state === 'code') {
      if (character === '#') cursor.state = 'comment';
      if (character === '"' || character === "'") {
        const triple = source.startsWith(character.repeat(3), cursor.at);
        if (cursor.at === 0 && context.afterName) {
          refuse({
            offset: 0,
            code: 'refused-text',
            values: {
              what: 'A string begins directly after a name, which could be a prefix of the string.',
              hint: 'put a space or an operator between them.',
            },
          });
        }
        const flavour = flavourOf(source.slice(0, cursor.at));
        cursor.state = `${flavour}${triple ? 'triple' : 'string'} ${character === '"' ? 'double' : 'single'}`;
        cursor.at += triple ? 3 : 1;
        opened = cursor.at;
        quoteEdge = !triple && cursor.at === source.length;
        continue;
      }
      if (character === '\\' && cursor.at === source.length - 1) tail = character;
    } else if (cursor.state === 'comment') {
      if (character === '\n') cursor.state = 'code';
    } else if (character === '\\') {
      if (cursor.at === source.length - 1) tail = character;
      cursor.at += 1;
    } else if (source.startsWith(quoteOf(cursor.state), cursor.at)) {
      cursor.at += quoteOf(cursor.state).length;
      quoteEdge = cursor.at === source.length && (opened === cursor.at - 1 || (opened < 0 && context.quoteEdge));
      cursor.state = 'code';
      continue;
    }
    cursor.at += 1;
  }
  const afterName = source === '' ? context.afterName : cursor.state === 'code' && endsInName(source);
  if (source === '') quoteEdge = context.quoteEdge;
  return { ...context, ...layoutAfter(context, text), state: cursor.state, tail, afterName, quoteEdge };
}

function slot(context: Context, type: SlotType): ReturnType<LanguageRules['slot']> {
  if (context.tail !== '')
    return refuseSlot('after a backslash', 'write the character after the backslash as text, or double the backslash.');
  if (/^(raw|bytes|formatted) /.test(context.state)) {
    return refuseSlot(
      inWords(context),
      'use a plain string; of a value that a formatted string needs, make a variable first: x = {{x}}.',
    );
  }
  const identifier = type.kind === 'identifier';
  const next = afterSlot(context, identifier && context.state === 'code');
  if (context.state === 'comment') {
    if (type.kind === 'text' || identifier) return { printer: escaped(escapePythonComment), next };
    if (type.kind === 'number') return { printer: NUMBER, next };
    return refuseType(type.kind, 'in a comment', 'print a text or a number.');
  }
  if (context.state === 'code') {
    if (identifier) return { printer: undefined, next };
    if (type.kind === 'path' && context.afterName) return { printer: followed(pythonPath), next };
    if (context.afterName)
      return refuseSlot(
        'directly after a name, where a literal could take it for a prefix',
        'put a space, a bracket or an operator before the slot.',
      );
    if (type.kind === 'path') return refuseType('path', 'in code', 'put the name of a value directly before it.');
    if (!isData(type)) return refuseType(type.kind, 'in code', 'print one of its fields.');
    if (context.quoteEdge)
      return refuseSlot('side by side with another string', 'put an operator or a comma between them.');
    const printer = literal(type.kind === 'text' ? pythonText : pythonLiteral, context.indent);
    return { printer, next: { ...next, quoteEdge: true } };
  }
  if (type.kind === 'number') return { printer: NUMBER, next };
  if (type.kind !== 'text' && !identifier)
    return refuseType(type.kind, inWords(context), 'put the slot in code, without quotation marks around it.');
  const printer = escaped(context.state.endsWith('double') ? escapePythonDouble : escapePythonSingle);
  // The printed text may be empty, and the marks around it then stand side by side.
  return { printer, next: { ...next, quoteEdge: context.quoteEdge } };
}

/** Python 3. */
export const python: LanguageRules = {
  start: START,
  advance,
  slot,
  inWords,
  unfinished: (context) => (context.state === 'code' || context.state === 'comment' ? undefined : inWords(context)),
};
