import type { Scope } from './scope.ts';

/** A word in one brace on either side; of a slot, of a shell's variable and of a text that is escaped, more stands before it. */
const SINGLE = /(?<![{$\\\w])\{(\w+(?:\.\w+)*)\}(?!\})/g;

const SLOT = /\{\{[\s\S]*?\}\}/g;

/**
 * Slots that lack a brace on either side, which would be printed as they stand: in Python {id} is even code, the set of a
 * function of the language. A name that the template uses besides is its own: a variable in a string that is formatted.
 * @param text A part of the template without slots.
 * @param source The whole template.
 */
export function singleBraces(text: string, source: string, { names, root }: Scope): { offset: number; name: string }[] {
  return [...text.matchAll(SINGLE)].flatMap(({ index, 1: name = '' }) => {
    const [head = ''] = name.split('.');
    if (!names.has(name) && !names.has(head) && !root.fields.has(head)) return [];
    const others = source.replaceAll(SLOT, '').replaceAll(`{${name}}`, '').split(/\W+/);
    return others.includes(head) ? [] : [{ offset: index, name }];
  });
}
