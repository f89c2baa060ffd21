import { escapeJsonString } from '../json/escape.ts';
import { escapeShellSingle, shellWord } from './escape.ts';

type Path = readonly (string | number)[];

/** A step of a jq filter; strings of jq are those of JSON, where a backslash never stands before a parenthesis. */
const step = (key: string | number): string =>
  typeof key === 'number'
    ? `[${key}]`
    : /^[a-z_]\w*$/i.test(key)
      ? `.${key}`
      : `["${escapeJsonString(key.toWellFormed())}"]`;

const steps = (path: Path): string => path.map(step).join('');

/** The jq filter that follows a path, for the shell has no values of its own that a path could lead into. */
export function jqPath(path: Path): string {
  const filter = steps(path);
  return filter.startsWith('.') ? filter : `.${filter}`;
}

/** The filter as one word of a shell. */
export const jqWord = (path: Path): string => shellWord(jqPath(path));

/** The filter as a part of a jq program in `'…'`. */
export const jqInQuotes = (path: Path): string => escapeShellSingle(jqPath(path));

/** The steps behind a term of a jq program in `'…'`. */
export const jqSteps = (path: Path): string => escapeShellSingle(steps(path));
