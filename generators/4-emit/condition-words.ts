import type { Condition } from '../../out/types/library.ts';

const list = (words: readonly string[], joint: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;

const values = (value: string | string[]): string =>
  list(
    [value].flat().map((word) => `“${word}”`),
    'or',
  );

/** Model fields as a reader of a model page would call them. */
const FIELDS: Readonly<Record<string, string>> = {
  id: 'the model id',
  name: 'the model’s name',
  baseModel: 'the base model',
  baseModels: 'the base models',
  libraryName: 'the library',
  files: 'the list of files',
  language: 'the language',
  trustRemoteCode: 'code of its own (custom_code)',
  hasChatTemplate: 'a chat template',
  tokenizerAlone: 'a tokenizer alone',
};

const field = (path: string): string => {
  if (path.startsWith('lookup.'))
    return `a known ${path.slice('lookup.'.length).replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`)}`;
  if (path.startsWith('file.')) return `a .${path.slice('file.'.length)} file`;
  return FIELDS[path] ?? `the field ${path}`;
};

function positive(condition: Condition): string {
  if ('tag' in condition) return `the model is tagged ${values(condition.tag)}`;
  if ('task' in condition) return `its task is ${values(condition.task)}`;
  if ('has' in condition) return `the model has ${field(condition.has)}`;
  if ('equals' in condition) return `${field(condition.field)} is ${values(condition.equals)}`;
  if ('includes' in condition) return `${field(condition.field)} include ${values(condition.includes)}`;
  if ('contains' in condition) return `${field(condition.field)} contains ${values(condition.contains)}`;
  if ('startsWith' in condition) return `${field(condition.field)} starts with ${values(condition.startsWith)}`;
  if ('endsWith' in condition) return `${field(condition.field)} ends with ${values(condition.endsWith)}`;
  if ('all' in condition) return condition.all.map(inner).join(', and ');
  if ('any' in condition) return condition.any.map(inner).join(', or ');
  return `it is not so that ${positive(condition.not)}`;
}

/** A group inside a group stands in parentheses, as “and” and “or” would run together. */
const inner = (condition: Condition): string =>
  'all' in condition || 'any' in condition ? `(${positive(condition)})` : positive(condition);

/** A condition of the catalogue in words, without a full stop: “its task is “text-to-image””. */
export const conditionInWords = (condition: Condition): string => positive(condition);

/** When a variant is shown, as a sentence. */
export function whenInWords({ when, also }: { when?: Condition; also?: true | string }): string {
  const besides = also === undefined ? '' : ', besides the main snippet';
  if (when === undefined)
    return also === undefined ? 'Shown when no variant before it fits.' : 'Always shown, besides the main snippet.';
  return `Shown when ${conditionInWords(when)}${besides}.`;
}
