import { argument, type DataFile, type DataSplit, endingOf } from '../model/fields.ts';
import { isPattern, matchesPattern, patternOf } from './pattern.ts';

/**
 * Fields of a data set that are made of other fields; schemas/dataset.schema.json says which function makes which
 * (`x-derived`). Every export of this module is one.
 */

export { licenceOf, nameOf } from '../model/derived.ts';

/** Each configuration once, in the order of the card: first those with files, then those that are only described. */
export const configsOf = (files: readonly DataFile[], splits: readonly DataSplit[]): string[] => [
  ...new Set([...files, ...splits].map(({ config }) => config)),
];

/** The configuration to load where there are several: the one called default, else the one that the card declares to be it, else the first. */
export const configOf = (configs: readonly string[], declared: readonly DataFile[]): string | undefined =>
  configs.length > 1
    ? (configs.find((config) => config === 'default') ??
      declared.find(({ isDefault }) => isDefault)?.config ??
      configs[0])
    : undefined;

/** The name of the configuration that is loaded, also where it is the only one. */
export const configNameOf = (config: string | undefined, configs: readonly string[]): string =>
  config ?? configs[0] ?? 'default';

/** Words in the names of files by which their split is told (https://huggingface.co/docs/hub/datasets-file-names-and-splits). */
const SPLIT_WORDS: Readonly<Record<string, string>> = {
  train: 'train',
  training: 'train',
  validation: 'validation',
  valid: 'validation',
  val: 'validation',
  dev: 'validation',
  test: 'test',
  testing: 'test',
  eval: 'test',
  evaluation: 'test',
};

/** What files of data end in, and the format that each is. */
const FORMATS: Readonly<Record<string, string>> = {
  parquet: 'parquet',
  csv: 'csv',
  tsv: 'tsv',
  json: 'json',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  tar: 'webdataset',
};

const formatOfPath = (path: string): string | undefined => {
  const ending = endingOf(path);
  return Object.hasOwn(FORMATS, ending) ? FORMATS[ending] : undefined;
};

/** The split that a path names by a word between punctuation marks, as in data/train-00000-of-00001.parquet. */
const splitOfPath = (path: string): string | undefined => {
  const word = path
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((part) => Object.hasOwn(SPLIT_WORDS, part));
  return word === undefined ? undefined : SPLIT_WORDS[word];
};

/** What describes data and is none, as the loader of the hub leaves it out (datasets 4.8.5, data_files.FILES_TO_IGNORE). */
const DESCRIPTIONS: readonly string[] = ['config.json', 'dataset_info.json', 'dataset_infos.json', 'dataset_dict.json'];

/** Whether the path is of a file of data: what people and tools keep beside the data is none. */
const isData = (path: string): boolean =>
  formatOfPath(path) !== undefined &&
  !/(?:^|\/)[._]/.test(path) &&
  !DESCRIPTIONS.includes(path.slice(path.lastIndexOf('/') + 1));

/** What the hub's own loader no longer runs: a script with the name of the data set. */
export const hasScript = (name: string, files: readonly string[]): boolean => files.includes(`${name}.py`);

/** The splits of the configuration that is loaded; empty when neither card nor files tell. */
export function splitsOf(
  declared: readonly DataFile[],
  described: readonly DataSplit[],
  config: string | undefined,
  files: readonly string[],
): string[] {
  const ofConfig = (list: readonly DataSplit[]): string[] =>
    list.flatMap((file) => (config === undefined || file.config === config ? [file.split] : []));
  const told = [...new Set([...ofConfig(declared), ...ofConfig(described)])];
  if (told.length > 0) return told;
  const data = files.filter(isData);
  const named = new Set(data.flatMap((path) => splitOfPath(path) ?? []));
  if (named.size > 0) return [...named];
  return data.length > 0 ? ['train'] : [];
}

/** The rows of a split, and its size in bytes where the card says it. */
type Size = Pick<DataSplit, 'split' | 'bytes'> & { rows: number };

/** How many rows the splits of the configuration that is loaded have, as the card says. */
export const sizesOf = (described: readonly DataSplit[], config: string | undefined): Size[] =>
  described.flatMap(({ config: own, split, rows, bytes }) =>
    rows !== undefined && (config === undefined || own === config)
      ? [{ split, rows, ...(bytes !== undefined && { bytes }) }]
      : [],
  );

/** The split to load: train, else the first. */
export const splitOf = (splits: readonly string[]): string | undefined =>
  splits.find((split) => split === 'train') ?? splits[0];

/** Paths and patterns of the files of the split to load. */
export function pathsOf(
  declared: readonly DataFile[],
  config: string | undefined,
  split: string | undefined,
  files: readonly string[],
): string[] {
  const own = declared.flatMap((file) =>
    (config === undefined || file.config === config) && file.split === split && file.path !== undefined
      ? [file.path]
      : [],
  );
  if (own.length > 0 || declared.length > 0) return own;
  const data = files.filter(isData);
  const ofSplit = data.filter((path) => splitOfPath(path) === split);
  const chosen = ofSplit.length > 0 ? ofSplit : data.filter((path) => splitOfPath(path) === undefined);
  const inConfig = config === undefined ? [] : chosen.filter((path) => path.split('/').includes(config));
  return inConfig.length > 0 ? inConfig : chosen;
}

/** A tag of the hub for pictures, sounds and the like in folders, whose tables only describe them. */
const FOLDER_TAG = /^format:[a-z]+folder$/;

/** The format of the files: what their names end in, else what the hub says in a tag; nothing where tables only describe the data. */
export function formatOf(
  paths: readonly string[],
  files: readonly string[],
  tags: readonly string[],
): string | undefined {
  if (tags.some((text) => FOLDER_TAG.test(text))) return undefined;
  for (const path of paths) {
    const named = isPattern(path) ? files.find((file) => matchesPattern(file, path)) : path;
    const known = formatOfPath(path) ?? (named && formatOfPath(named));
    if (known !== undefined) return known;
  }
  const tag = tags.find((text) => text.startsWith('format:'))?.slice('format:'.length);
  return tag !== undefined && Object.values(FORMATS).includes(tag) ? tag : undefined;
}

/** What stands between the values of a line of the split to load, where it is no comma. */
export function separatorOf(
  declared: readonly DataFile[],
  config: string | undefined,
  format: string | undefined,
): string | undefined {
  const own = declared.find((file) => config === undefined || file.config === config)?.separator;
  return own ?? (format === 'tsv' ? '\t' : undefined);
}

/** The one file that holds the split; nothing when there are several, or it is not known. */
export function dataFileOf(paths: readonly string[], files: readonly string[]): string | undefined {
  const [only, ...others] = paths;
  if (only === undefined || others.length > 0) return undefined;
  if (!isPattern(only)) return argument(only);
  const found = files.filter((file) => matchesPattern(file, only));
  return found.length === 1 ? argument(found[0]) : undefined;
}

/** One pattern for the files of the split where there are several; nothing when no pattern is just these. */
export function dataPatternOf(
  paths: readonly string[],
  files: readonly string[],
  dataFile: string | undefined,
): string | undefined {
  if (dataFile !== undefined || paths.length === 0) return undefined;
  const [only, ...others] = paths;
  if (others.length === 0) return argument(only);
  return paths.some(isPattern) ? undefined : argument(patternOf(paths, files));
}

/** The file, or the pattern of the files, that hold the split. */
export const dataPathOf = (file: string | undefined, pattern: string | undefined): string | undefined =>
  file ?? pattern;

/** The folder of a table of Lance: the first part of a path that ends in .lance. */
export function lanceTableOf(files: readonly string[]): string | undefined {
  for (const file of files) {
    const at = file.indexOf('.lance/');
    if (at > 0) return argument(file.slice(0, at + '.lance'.length));
  }
  return undefined;
}
