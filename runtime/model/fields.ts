import { hasUnseen } from '../../languages/shared/characters.ts';
import { isShapedAsName } from '../../languages/shared/names.ts';

/**
 * Readers of untrusted JSON, which the generated parser of records is made of: each returns the value when it is what
 * it should be, and otherwise nothing. None throws.
 */

const NOTHING: Readonly<Record<string, unknown>> = Object.freeze(Object.create(null));

/** Whether the value is an object with fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object; an empty one when the value is not an object. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : NOTHING);

const NO_ITEMS: readonly unknown[] = Object.freeze([]);

/** The list; a list of one for a text; otherwise an empty list. */
export const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? [value] : NO_ITEMS;

/** What each item of a list has at a place. */
export function eachOf(value: unknown, at: (item: unknown) => unknown): readonly unknown[] {
  const items = asList(value);
  return items.length === 0 ? items : items.map(at);
}

/** One item of a list; a text is a list of one. */
export const itemOf = (value: unknown, index: number): unknown =>
  Array.isArray(value) ? value[index] : index === 0 && typeof value === 'string' ? value : undefined;

/** Whether there is anything to see in a text. Nearly every text begins with a visible character of ASCII. */
const isVisible = (value: string): boolean => {
  const first = value.charCodeAt(0);
  return (first > 0x20 && first < 0x7f) || /[^\s\p{C}]/u.test(value);
};

/** The text when it is one and has something to see. */
export const text = (value: unknown): string | undefined => (hasText(value) ? value : undefined);

/** Whether the value is a text with something to see. */
export const hasText = (value: unknown): value is string => typeof value === 'string' && isVisible(value);

/** Whether a text is as nearly every name is: visible characters of ASCII, with spaces behind the first. */
function isPlainName(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x20 || code > 0x7e) return false;
  }
  return text !== '' && text.charCodeAt(0) !== 0x20;
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && (isPlainName(value) || (isVisible(value) && !hasUnseen(value)));

/**
 * The text when it can be a name of a repository, a file or a task: one that holds a character that nobody sees is none,
 * because it is not what it seems, and a terminal would obey some of them.
 */
export const name = (value: unknown): string | undefined => (isName(value) ? value : undefined);

/**
 * The name when a command line can take it for one: one that begins with a hyphen would be an option of the command.
 * The hub gives no repository such a name.
 */
export const argument = (value: unknown): string | undefined => {
  if (!isName(value) || value.startsWith('-')) return undefined;
  return value;
};

/** The items of a list, in order, that are what they should be; a text is a list of one. */
function itemsThatAre(value: unknown, fits: (item: unknown) => item is string): string[] {
  if (!Array.isArray(value)) return fits(value) ? [value] : [];
  const found: string[] = [];
  for (const item of value) if (fits(item)) found.push(item);
  return found;
}

/** The texts of a list, in order; the other items are left out. */
export const texts = (value: unknown): string[] => itemsThatAre(value, hasText);

/** The names of a list, in order; the other items are left out. */
export const names = (value: unknown): string[] => itemsThatAre(value, isName);

/** The first text of a list. */
export const firstText = (value: unknown): string | undefined => firstThatIs(value, hasText);

/** The first name of a list. */
export const firstName = (value: unknown): string | undefined => firstThatIs(value, isName);

const firstThatIs = (value: unknown, fits: (item: unknown) => item is string): string | undefined =>
  Array.isArray(value) ? value.find(fits) : fits(value) ? value : undefined;

/** All texts of some lists; none unless each list has one. */
export function everyText(...lists: readonly unknown[]): string[] {
  const found: string[] = [];
  for (const list of lists) {
    const own = texts(list);
    if (own.length === 0) return own;
    found.push(...own);
  }
  return found;
}

/** Whether a list has a text among its items. */
export const includesText = (value: unknown, wanted: string): boolean => asList(value).includes(wanted);

/** Whether the text, or a text of the list, has one of the pieces. */
export const mentions = (value: unknown, pieces: readonly string[]): boolean =>
  typeof value === 'string'
    ? pieces.some((piece) => value.includes(piece))
    : Array.isArray(value) && value.some((item) => typeof item === 'string' && mentions(item, pieces));

/** Whether the value is a number that is so great. */
export const isAtLeast = (value: unknown, least: number): boolean => typeof value === 'number' && value >= least;

/** True when the value is that; otherwise nothing. */
export const isTrue = (value: unknown): true | undefined => (value === true ? true : undefined);

/**
 * How readers are let in: the name of it. Lists of models that others keep of the hub often say no more than true:
 * there is a gate, and how it opens is unknown.
 */
export const gate = (value: unknown): string | undefined => (value === true ? 'unknown' : name(value));

/** A number of things, none or more; nothing when it is no such number. */
export const countOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** How many elements there are of each type, from an object by type; nothing when it is none or a number is not one. */
export function tensorCounts(value: unknown): { type: string; count: number }[] | undefined {
  if (!isRecord(value)) return undefined;
  const counts: { type: string; count: number }[] = [];
  for (const [type, count] of Object.entries(value))
    if (typeof count === 'number' && Number.isFinite(count) && count >= 0 && isName(type)) counts.push({ type, count });
  return counts.length === 0 ? undefined : counts;
}

/** How many bytes files have, of those that say it: the names and the sizes, in the same order; nothing when none says it. */
export function fileSizes(files: unknown, sizes: unknown): { file: string; bytes: number }[] | undefined {
  const found: { file: string; bytes: number }[] = [];
  for (const [at, item] of asList(files).entries()) {
    const bytes = countOf(itemOf(sizes, at));
    const file = bytes === undefined ? undefined : name(item);
    if (file !== undefined && bytes !== undefined) found.push({ file, bytes });
  }
  return found.length === 0 ? undefined : found;
}

/** What stands for a name in a table, a default for other names; nothing without a name. */
export const choiceOf = (
  name: string | undefined,
  choices: Readonly<Record<string, string>>,
  otherwise: string,
): string | undefined => {
  if (name === undefined) return undefined;
  return Object.hasOwn(choices, name) ? choices[name] : otherwise;
};

/** What follows the last dot of a path, in lower case; nothing without a dot. */
export const endingOf = (path: string): string => {
  // Asked of each file of each record: near the end a dot is found sooner than lastIndexOf is called.
  for (let at = path.length - 1; at >= 0; at -= 1)
    if (path.charCodeAt(at) === DOT) return path.slice(at + 1).toLowerCase();
  return '';
};

const DOT = 0x2e;

/** The text when it has the shape of a name in code; which words are reserved is for the language that prints it. */
export const identifier = (value: unknown): string | undefined =>
  typeof value === 'string' && isShapedAsName(value) ? value : undefined;

/** The names of a list, each once, in order; the other items are left out. */
export const identifiers = (value: unknown): string[] => [
  ...new Set(asList(value).flatMap((item) => identifier(item) ?? [])),
];

/** Who serves a model, and by which name. */
export interface ProviderMapping {
  provider: string;
  model: string;
  task?: string;
  adapter?: string;
  adapterWeightsPath?: string;
  staging?: true;
}

/**
 * Who serves a model, as the hub says: a list of entries that name their provider, or an object by provider. Entries
 * without a name of the model are left out, and those whose status is error, as nobody is served there.
 * @returns Nothing when the record says nothing of it.
 */
export function providerMappings(value: unknown): ProviderMapping[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries: [unknown, unknown][] = Array.isArray(value)
    ? value.map((item) => [asRecord(item).provider, item])
    : Object.entries(value);
  return entries.flatMap(([key, item]) => {
    const { providerId, task, status, adapter, adapterWeightsPath } = asRecord(item);
    const [provider, model] = [name(key), name(providerId)];
    if (provider === undefined || model === undefined || status === 'error') return [];
    const more = Object.entries({ task, adapter, adapterWeightsPath }).filter(([, text]) => isName(text));
    return [{ provider, model, ...Object.fromEntries(more), ...(status === 'staging' && { staging: true as const }) }];
  });
}

/** The keys of an object that can be names in code; none when it is no object. */
export const keysOf = (value: unknown): string[] => (isRecord(value) ? Object.keys(value).filter(isShapedAsName) : []);

/** A file, or a pattern of files, of a split of a configuration of a data set. */
export interface DataFile {
  config: string;
  split: string;
  path?: string;
  /** The configuration is the one that is loaded where none is named. */
  isDefault?: boolean;
  /** What stands between the values of a line, where it is no comma. */
  separator?: string;
}

/** A split of a configuration as a card describes it, with its rows and its size in bytes where the card has them. */
export interface DataSplit {
  config: string;
  split: string;
  rows?: number;
  bytes?: number;
}

/** What the hub calls a configuration and a split that have no name. */
const DEFAULT_CONFIG = 'default';
const DEFAULT_SPLIT = 'train';

/** What a card says that stands between the values of a line: one character of ASCII that may, as all readers take such a one. */
const separatorOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\t !#-&(-/:-@[-`{-~]$/.test(value) ? value : undefined;

/**
 * The files of the configurations that a card declares (`configs`): for each a pattern, a list of patterns, or a pattern or
 * list for each split (https://huggingface.co/docs/hub/datasets-manual-configuration). A folder (`data_dir`) holds them all.
 */
export function dataFiles(value: unknown): DataFile[] {
  return asList(value).flatMap((item) => {
    const { config_name: called, data_files: files, data_dir: folder, ...more } = asRecord(item);
    const separator = separatorOf(more.sep ?? more.delimiter);
    const config = {
      config: name(called) ?? DEFAULT_CONFIG,
      ...(more.default === true && { isDefault: true }),
      ...(separator !== undefined && { separator }),
    };
    const inFolder = argument(folder);
    if (files === undefined)
      return inFolder === undefined ? [] : [{ ...config, split: DEFAULT_SPLIT, path: `${inFolder}/**` }];
    const bySplit: [unknown, unknown][] = isRecord(files)
      ? Object.entries(files)
      : asList(files).map((part) => (isRecord(part) ? [part.split, part.path ?? part.pattern] : [DEFAULT_SPLIT, part]));
    return bySplit.flatMap(([split, paths]) =>
      names(paths).map((path) => ({ ...config, split: name(split) ?? DEFAULT_SPLIT, path })),
    );
  });
}

/** The splits of the configurations that a card describes (`dataset_info`): one description, or a list of them. */
export function dataSplits(value: unknown): DataSplit[] {
  return (isRecord(value) ? [value] : asList(value)).flatMap((item) => {
    const { config_name: called, splits } = asRecord(item);
    const config = name(called) ?? DEFAULT_CONFIG;
    return asList(splits).flatMap((split) => {
      const { name: own, num_examples: examples, num_bytes: size } = asRecord(split);
      const known = name(own);
      if (known === undefined) return [];
      const [rows, bytes] = [countOf(examples), countOf(size)];
      return [{ config, split: known, ...(rows !== undefined && { rows }), ...(bytes !== undefined && { bytes }) }];
    });
  });
}
