import {
  afterSlot,
  type Context,
  cursorAfter,
  type LanguageRules,
  layoutAfter,
  refuseSlot,
  refuseType,
  START,
} from '../shared/context.ts';
import { isData, NUMBER, printersOf, type SlotType } from '../shared/slot.ts';
import { escapeJsonString } from './escape.ts';
import { jsonLiteral } from './literal.ts';

const escaped = printersOf('languages/json/escape');
const literal = printersOf('languages/json/literal');

/**
 * States:
 *   code            { "key": 1 }
 *                            ^
 *   string double   { "key": "text" }
 *                             ^
 */
const inWords = ({ state }: Context): string => (state === 'code' ? 'in place of a value' : 'inside "…"');

function advance(context: Context, text: string): Context {
  const cursor = cursorAfter(context, text);
  let tail = '';
  while (cursor.at < cursor.source.length) {
    const character = cursor.source[cursor.at];
    if (character === '\\' && cursor.state !== 'code') {
      if (cursor.at === cursor.source.length - 1) tail = '\\';
      cursor.at += 1;
    } else if (character === '"') {
      cursor.state = cursor.state === 'code' ? 'string double' : 'code';
    }
    cursor.at += 1;
  }
  return { ...context, ...layoutAfter(context, text), state: cursor.state, tail };
}

function slot(context: Context, type: SlotType): ReturnType<LanguageRules['slot']> {
  if (context.tail !== '') return refuseSlot('after a backslash', 'write the character after the backslash as text.');
  const next = afterSlot(context, false);
  if (context.state === 'code') {
    if (!isData(type)) return refuseType(type.kind, 'in place of a value', 'print one of its fields.');
    return { printer: literal(jsonLiteral, context.indent), next };
  }
  if (type.kind === 'number') return { printer: NUMBER, next };
  if (type.kind !== 'text' && type.kind !== 'identifier')
    return refuseType(type.kind, 'inside "…"', 'remove the quotation marks around the slot.');
  return { printer: escaped(escapeJsonString), next };
}

/** JSON (RFC 8259). */
export const json: LanguageRules = {
  start: START,
  advance,
  slot,
  inWords,
  unfinished: (context) => (context.state === 'code' ? undefined : inWords(context)),
};
