import type { Address, JsonPath, Result } from '../../runtime/request/types.ts';

/** A text as a literal of jq, whose strings are those of JSON; a backslash never stands alone in one, so \( cannot occur. */
const literal = (text: string): string => JSON.stringify(text);

const step = (key: string | number): string =>
  typeof key === 'number' ? `[${key}]` : /^[a-z_]\w*$/i.test(key) ? `.${key}` : `.[${literal(key)}]`;

/** The jq filter that follows a path. */
export function jqPath(path: JsonPath): string {
  const filter = path.map(step).join('');
  return filter.startsWith('.') ? filter : `.${filter}`;
}

/** The jq filter that gives a result. */
export function jqResult({ path = [], or, list }: Result): string {
  const [first = '', ...rest] = path;
  const value = or === undefined ? jqPath(path) : `(${jqPath([first])} // ${jqPath([or])})${rest.map(step).join('')}`;
  return list ? `[${value}] | flatten | first` : value;
}

/** The jq filter that makes an address from the ticket of a job. */
export function jqAddress({ prefix, path, pathname, suffix }: Address): string {
  const value = pathname ? `(${jqPath(path)} | sub("^https?://[^/]+"; ""))` : jqPath(path);
  return [prefix && literal(prefix), value, suffix && literal(suffix)].filter((part) => part !== '').join(' + ');
}

/** The jq filter that tells whether a status is one of some. */
export function jqIsOneOf(path: JsonPath, words: readonly string[]): string {
  return words.length === 0 ? 'false' : words.map((word) => `${jqPath(path)} == ${literal(word)}`).join(' or ');
}
