import { hasUnseen } from '../escape/characters.ts';

/** Readers of untrusted JSON: each returns the value when it is what it should be, and otherwise nothing. */

const NOTHING: Readonly<Record<string, unknown>> = Object.freeze(Object.create(null));

/** The object; an empty one when the value is not an object. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : NOTHING;

/** The list; a list of one for a text; otherwise an empty list. */
export const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];

/** The text when it is one and has something to see. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && /[^\s\p{C}]/u.test(value) ? value : undefined;

/**
 * The text when it can be a name of a repository, a file or a task: one that holds a character that nobody sees is none,
 * because it is not what it seems, and a terminal would obey some of them.
 */
export const name = (value: unknown): string | undefined => {
  const found = text(value);
  return found === undefined || hasUnseen(found) ? undefined : found;
};

/**
 * The name when a command line can take it for one: one that begins with a hyphen would be an option of the command.
 * The hub gives no repository such a name.
 */
export const argument = (value: unknown): string | undefined => {
  const found = name(value);
  return found?.startsWith('-') ? undefined : found;
};

/** The texts of a list, in order; the other items are left out. */
export const texts = (value: unknown): string[] =>
  asList(value).flatMap((item) => {
    const found = text(item);
    return found === undefined ? [] : [found];
  });

/** The names of a list, in order; the other items are left out. */
export const names = (value: unknown): string[] => texts(value).filter((item) => !hasUnseen(item));

/**
 * Words that cannot be a name in Python, JavaScript or C#; a name must be safe in each because a template may use it in
 * any. Sources: Python reference 2.3.1, ECMA-262 12.7.2; the C# keywords that could pass for a class name are lower case.
 */
const RESERVED = new Set(
  `False None True and as assert async await break case catch class const continue debugger def default del delete do elif
  else enum except export extends false finally for from function global if implements import in instanceof interface is
  lambda let new nonlocal not null or package pass private protected public raise return static super switch this throw
  true try typeof var void while with yield eval arguments undefined`.split(/\s+/),
);

/** The text when it can be a name in code. */
export function identifier(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Za-z_]\w*$/.test(value) && !RESERVED.has(value) ? value : undefined;
}
