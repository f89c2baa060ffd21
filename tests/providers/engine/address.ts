import { lastKept } from '../../../runtime/memo.ts';

/** What an address names: the model, the job, its app, each part encoded as encodeURIComponent does. */
export type Named = Readonly<Record<string, string>>;

const PLACEHOLDERS: Readonly<Record<string, string>> = {
  model: '(?<model>.+)',
  job: '(?<job>[^/]+)',
  app: '(?<app>[^/]+/[^/]+)',
};

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** A path with every part encoded the same way, whatever was encoded before; a slash inside a part stays encoded. */
const sameEncoding = (path: string): string =>
  path
    .split('/')
    .map((part) => encodeURIComponent(decoded(part) ?? part))
    .join('/');

const NAMES = Object.keys(PLACEHOLDERS).join('|');

/** The pattern of a path, its placeholders and everything else literal. */
function pathPattern(path: string): RegExp {
  const parts = path.split(new RegExp(`\\{(${NAMES})\\}`));
  const source = parts.map((part, index) =>
    index % 2 === 1 ? PLACEHOLDERS[part] : sameEncoding(part).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^${source.join('')}/?$`);
}

/** An address of a file of fakes, read. */
interface Pattern {
  readonly origin: string;
  readonly path: RegExp;
  readonly query: readonly (readonly [name: string, wanted: string, placeholder: string | undefined])[];
}

function readPattern(pattern: string): Pattern | undefined {
  const [, origin, path = '', query = ''] = /^(https?:\/\/[^/?]*)([^?]*)\??(.*)$/.exec(pattern) ?? [];
  if (origin === undefined) return undefined;
  return {
    origin: new URL(origin).origin,
    path: pathPattern(path),
    query: [...new URLSearchParams(query)].map(([name, wanted]) => [name, wanted, /^\{(\w+)\}$/.exec(wanted)?.[1]]),
  };
}

/** What is no address. */
const NONE = 'none';

const patterns = new Map<string, Pattern | typeof NONE>();

/** A pattern, read once: there are some hundreds, which every call is held against. */
function patternOf(text: string): Pattern | typeof NONE {
  const known = patterns.get(text);
  if (known !== undefined) return known;
  const read = readPattern(text) ?? NONE;
  patterns.set(text, read);
  return read;
}

interface Address {
  readonly url: URL;
  readonly origin: string;
  /** Without the slash at its end, and with it. */
  readonly paths: readonly [bare: string, whole: string];
}

/** An address, read once for all the patterns that it is held against. */
const readAddress = lastKept((text: string): Address => {
  const url = new URL(text);
  const path = sameEncoding(url.pathname);
  return { url, origin: url.origin, paths: [path.replace(/(?<=.)\/$/, ''), path] };
});

/**
 * What an address names, when it is the one that a pattern describes: same origin and path, every parameter of the
 * pattern in the query. Other parameters are ignored, as servers do.
 * @param pattern An address with {model}, {job} and {app}.
 */
export function matchAddress(pattern: string, address: string): Named | undefined {
  const wanted = patternOf(pattern);
  const { url, origin, paths } = readAddress(address);
  if (wanted === NONE || wanted.origin !== origin) return undefined;
  const found = wanted.path.exec(paths[0]) ?? wanted.path.exec(paths[1]);
  if (found === null) return undefined;
  const named: Record<string, string> = { ...found.groups };
  for (const [key, text, placeholder] of wanted.query) {
    const value = url.searchParams.get(key);
    if (value === null || (placeholder === undefined && value !== text)) return undefined;
    if (placeholder !== undefined) named[placeholder] = value;
  }
  return named;
}

/** A model's name as it stands in an address. */
export const inAddress = (model: string): string => model.split('/').map(encodeURIComponent).join('/');

/** The parts of a model's name that an address of its app holds, as they stand in it: the first two. */
export const appOf = (model: string): string => inAddress(model.split('/').slice(0, 2).join('/'));
