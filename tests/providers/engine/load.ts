import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FakesById, resolvedRoute } from '../../../generators/collections/provider-fakes/like.ts';
import type { Json } from '../../../languages/shared/literal.ts';
import type { FakeForm, FakeJob, FakeRoute, ProviderFake } from '../../../out/types/provider-fake.ts';

/** A call that a fake knows, with what it is like merged in. */
export interface Route extends Omit<FakeRoute, 'like' | 'tasks' | 'path' | 'addresses' | 'body' | 'form'> {
  readonly name: string;
  readonly tasks: readonly string[];
  /** The whole addresses at which it is called. */
  readonly addresses: readonly string[];
  /** The JSON Schema of its JSON body, when it takes one. */
  readonly body?: object;
  readonly form?: FakeForm;
}

/** An asynchronous protocol with the whole addresses of its steps. */
export interface Job extends Omit<FakeJob, 'poll' | 'result'> {
  readonly poll: readonly string[];
  readonly result: readonly string[];
}

/** A server as its file describes it, ready to be asked. */
export interface Fake extends Pick<ProviderFake, 'id' | 'bases' | 'scheme' | 'names' | 'error'> {
  readonly routes: readonly Route[];
  readonly jobs: Readonly<Record<string, Job>>;
}

/** Folder of the fakes: one file a server. */
export const FAKES_FOLDER = fileURLToPath(new URL('..', import.meta.url));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema whose objects take no other properties than those that they list, unless they say so. */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (!isObject(schema)) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return isObject(schema.properties) && schema.additionalProperties === undefined
    ? { ...inner, properties: closedProperties(schema.properties), additionalProperties: false }
    : inner;
}

/** The names of properties are no keywords: one of them may be called properties. */
const closedProperties = (properties: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, closed(schema)]));

const addressesOf = (
  { path, addresses }: { path?: string | undefined; addresses?: readonly string[] | null | undefined },
  bases: readonly string[],
): readonly string[] => addresses ?? (path === undefined ? [] : bases.map((base) => base + path));

function loadFake(files: FakesById, file: ProviderFake): Fake {
  const { id, scheme, names, error, bases } = file;
  const routes = Object.keys(file.routes).map((name) => {
    const route = resolvedRoute(files, id, name);
    if ('known' in route) throw new Error(`tests/providers: ${id}#${name} is like ${route.like}, which is not there.`);
    const { like: _, tasks = [], body, form, ...rest } = route;
    const schema = body ? { body: closed(body) as object } : {};
    const fields = form ? { form: { ...form, fields: closed(form.fields) as FakeForm['fields'] } } : {};
    return { ...rest, ...schema, ...fields, name, tasks, addresses: addressesOf(rest, bases) };
  });
  const jobs = Object.entries(file.jobs ?? {}).map(([name, { poll, result, ...job }]) => [
    name,
    { ...job, poll: addressesOf(poll, bases), result: result ? addressesOf(result, bases) : [] },
  ]);
  return { id, bases, scheme, names, error, routes, jobs: Object.fromEntries(jobs) };
}

/**
 * Reads the fakes of a folder: every JSON file that it has.
 * @throws When a route is like one that is not there.
 */
export function loadFakes(folder = FAKES_FOLDER): readonly Fake[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const files = names.sort().map((name): ProviderFake => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const byId = new Map(files.map((file) => [file.id, file]));
  return files.map((file) => loadFake(byId, file));
}

/** The routes that serve a task of a provider. */
export const routesFor = (fakes: readonly Fake[], id: string, task: string): readonly Route[] =>
  fakes.filter((fake) => fake.id === id).flatMap(({ routes }) => routes.filter(({ tasks }) => tasks.includes(task)));

/** A value of a fake's file as JSON. */
export const asJson = (value: unknown): Json => value as Json;
