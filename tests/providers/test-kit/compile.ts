import { stripTypeScriptTypes } from 'node:module';
import { loadProject } from '../../../generators/1-load/project.ts';
import type { Calls } from '../../../generators/3-compile/contract.ts';
import { emitCalls, emitProvider } from '../../../generators/4-emit/provider.ts';
import { emitProject } from '../../../generators/4-emit/ts-morph.ts';
import { ROOT } from '../../../generators/cli/command.ts';
import { callsOf, namesOf } from '../../../generators/collections/calls/source.ts';
import { COLLECTIONS } from '../../../generators/collections/index.ts';
import { providers } from '../../../generators/collections/providers/source.ts';
import { calls as sharedCalls } from '../../../out/modules/calls.ts';
import { providers as registry } from '../../../out/modules/providers/registry.ts';
import type { Provider as Entry } from '../../../out/types/provider.ts';
import type { Provider } from '../../../runtime/request/types.ts';
import * as text from '../../../runtime/text.ts';

const { project } = loadProject(
  ROOT,
  COLLECTIONS.map(({ source }) => source),
);
const names = namesOf(project);
const emit = emitProject();

/** The entries of the catalogue as they are, to be changed. */
export const ENTRIES: ReadonlyMap<string, Entry> = new Map(
  project.entries(providers).map(({ value }) => [value.id, structuredClone(value)]),
);

/** The calls of the hub's own API as they are, to be changed. */
export const CALLS: Calls = new Map([...callsOf(project)].map(([id, call]) => [id, structuredClone(call)]));

type Module = Record<string, unknown>;

/** What an emitted module exports; it imports the calls, and what makes addresses of text. */
function evaluated(source: string, calls: Module): Module {
  const script = stripTypeScriptTypes(source)
    .replace(/^import (\{.*\}) from (.*);$/gm, 'const $1 = require($2);')
    .replace(/^export const (\w+)/gm, 'const $1 = exports.$1');
  const exports: Module = {};
  const required = (path: string): unknown => (path.endsWith('/calls.ts') ? calls : text);
  new Function('require', 'exports', script)(required, exports);
  return exports;
}

/** What a fact of an entry or of a call changes: the compiled calls, and the compiled providers. */
export interface Compiled {
  /** Puts them where snippets are made from; gives a function that takes them out again. */
  install(): () => void;
}

/**
 * Compiles entries with the calls, as they now are.
 * @throws When a changed fact makes no sense to the compiler.
 */
export function compile(ids: readonly string[]): Compiled {
  const calls = evaluated(emitCalls(emit, CALLS, names), {});
  const made = ids.flatMap((id): [string, Provider][] => {
    const entry = ENTRIES.get(id);
    if (entry === undefined) return [];
    // The module says what it exports.
    return [[id, evaluated(emitProvider(emit, entry, CALLS, names), calls).provider as Provider]];
  });
  return {
    install() {
      const before = { providers: { ...registry }, calls: { ...sharedCalls } };
      Object.assign(registry, Object.fromEntries(made));
      Object.assign(sharedCalls, calls.calls);
      return () => {
        Object.assign(registry, before.providers);
        Object.assign(sharedCalls, before.calls);
      };
    },
  };
}
