import type { FakeRoute, ProviderFake } from '../../../out/types/provider-fake.ts';
import type { JsonFile } from '../../1-load/json-file.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON value with another merged into it (RFC 7396): objects key by key, null removes. */
export function merged(base: unknown, change: unknown): unknown {
  if (!isObject(change)) return change;
  const result: Record<string, unknown> = isObject(base) ? { ...base } : {};
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete result[key];
    else result[key] = merged(result[key], value);
  }
  return result;
}

/** The fakes by id. */
export type FakesById = ReadonlyMap<string, ProviderFake>;

export const byId = (files: readonly JsonFile<ProviderFake>[]): FakesById =>
  new Map(files.map(({ value }) => [value.id, value]));

/** Why a route cannot be put together: the place that it is like, and the routes that there are. */
export interface NoSuchRoute {
  readonly like: string;
  readonly known: readonly string[];
}

/**
 * What a route says, with what it is like merged in; its sources are its own.
 * @param seen The places that were passed on the way, so that a circle ends.
 */
export function resolvedRoute(
  fakes: FakesById,
  id: string,
  name: string,
  seen: readonly string[] = [],
): FakeRoute | NoSuchRoute {
  const place = `${id}#${name}`;
  const routes = fakes.get(id)?.routes ?? {};
  const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
  if (route === undefined || seen.includes(place)) {
    const known = [...fakes].flatMap(([file, { routes }]) => Object.keys(routes).map((key) => `${file}#${key}`));
    return { like: place, known: known.filter((one) => !seen.includes(one)) };
  }
  if (route.like === undefined) return route;
  const [other = '', file = id] = route.like.split('#').reverse();
  const found = resolvedRoute(fakes, file, other, [...seen, place]);
  if ('known' in found) return found;
  const { sources: _, corroborated: __, notes: ___, ...base } = found;
  const { like: ____, ...own } = route;
  // Both have passed the schema, and merging keeps the form of what it merges.
  return merged(base, own) as FakeRoute;
}
