import type { Context, LanguageRules, RefusedText } from '../context.ts';
import type { SlotType } from '../slot.ts';

/** Types to try in a slot, by the word that a table uses for them. */
export const TYPES: Record<string, SlotType> = {
  text: { kind: 'text' },
  identifier: { kind: 'identifier' },
  number: { kind: 'number' },
  boolean: { kind: 'boolean' },
  json: { kind: 'json' },
  path: { kind: 'path' },
  duration: { kind: 'number', unit: 'seconds' },
  'list of text': { kind: 'list', item: { kind: 'text' } },
  'list of objects': { kind: 'list', item: { kind: 'object', fields: new Map() } },
  object: { kind: 'object', fields: new Map() },
};

/** What reading a text gave. */
export interface Reading {
  context: Context;
  refused: RefusedText[];
}

/**
 * Reads template text for a table. ‹ and › set off what the template has in nodes of its own, as after a block or
 * comment; «type» is a slot.
 */
export function read(rules: LanguageRules, text: string, start: Context = rules.start): Reading {
  const refused: RefusedText[] = [];
  let context = start;
  for (const part of text.split(/(?<=›)|(?=‹)|(?<=»)|(?=«)/)) {
    const type = /^«(.*)»$/.exec(part)?.[1];
    if (type === undefined) {
      context = rules.advance(context, part.replace(/[‹›]/g, ''), (refusal) => refused.push(refusal));
      continue;
    }
    const choice = rules.slot(context, TYPES[type] as SlotType);
    if ('refusal' in choice) refused.push({ offset: -1, ...choice.refusal });
    else context = choice.next;
  }
  return { context, refused };
}

/** What would stand in a slot of a type after a text: the printer, `name` for an unchanged name, or why there is none. */
export function slotAfter(rules: LanguageRules, text: string, type: string): string {
  const { context, refused } = read(rules, text);
  if (refused[0]) return `refused: ${refused[0].values.where ?? refused[0].values.what}`;
  const choice = rules.slot(context, TYPES[type] as SlotType);
  if ('refusal' in choice) return `refused: ${choice.refusal.values.type ?? 'slot'} ${choice.refusal.values.where}`;
  const { printer } = choice;
  if (!printer) return 'name';
  return printer.indent ? `${printer.name} at ${printer.indent}` : printer.name;
}
