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

/**
 * What an address names, when it is the one that a pattern describes: same origin and path, every parameter of the
 * pattern in the query. Other parameters are ignored, as servers do.
 * @param pattern An address with {model}, {job} and {app}.
 */
export function matchAddress(pattern: string, address: string): Named | undefined {
  const [, origin, path = '', query = ''] = /^(https?:\/\/[^/?]*)([^?]*)\??(.*)$/.exec(pattern) ?? [];
  const url = new URL(address);
  if (origin === undefined || new URL(origin).origin !== url.origin) return undefined;
  const groups = pathPattern(path).exec(sameEncoding(url.pathname).replace(/(?<=.)\/$/, ''))?.groups;
  if (groups === undefined && !pathPattern(path).test(sameEncoding(url.pathname))) return undefined;
  const named: Record<string, string> = { ...groups };
  for (const [key, wanted] of new URLSearchParams(query)) {
    const value = url.searchParams.get(key);
    const placeholder = /^\{(\w+)\}$/.exec(wanted)?.[1];
    if (value === null || (placeholder === undefined && value !== wanted)) return undefined;
    if (placeholder !== undefined) named[placeholder] = value;
  }
  return named;
}

/** A model's name as it stands in an address. */
export const inAddress = (model: string): string => model.split('/').map(encodeURIComponent).join('/');

/** The parts of a model's name that an address of its app holds, as they stand in it: the first two. */
export const appOf = (model: string): string => inAddress(model.split('/').slice(0, 2).join('/'));
