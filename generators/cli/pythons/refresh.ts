import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PythonPackage, Pythons } from '../../../out/types/pythons.ts';
import { systemsOf } from './systems.ts';

/** Where the facts stand. */
export const PYTHONS_FILE = 'catalogue/pythons.json';

const MOST_SECONDS = 30;

/** What Requires-Python may say: schemas/pythons.schema.json. */
const REQUIRES = /^(?:(?:<=|>=|==|!=|~=|<|>)[0-9.]+(?:\.\*)?,?)+$/;
/** A release as PyPI names them. */
const VERSION = /^[0-9A-Za-z.!+-]{1,60}$/;

export interface Refreshing {
  readonly root: string;
  /** The registry, whose JSON API is asked: https://docs.pypi.org/api/json/ */
  readonly registry: string;
  /** The names of the packages. */
  readonly names: readonly string[];
  /** The day of today, as 2026-11-22. */
  readonly today: string;
  readonly write: boolean;
  say(line: string): void;
}

export interface Refreshed {
  readonly changed: number;
  readonly same: number;
  readonly failed: number;
}

type Release = Pick<PythonPackage, 'version' | 'requires' | 'systems'>;

/** The part of the registry's answer that is read. */
interface Answer {
  readonly info?: { readonly version?: unknown; readonly requires_python?: unknown };
  readonly urls?: unknown;
}

/** The names of the files of a release. */
const filesOf = ({ urls }: Answer): string[] =>
  Array.isArray(urls) ? urls.flatMap(({ filename }) => (typeof filename === 'string' ? filename : [])) : [];

/** A release in words: 1.0 (>=3.9, linux). */
export const told = (one: Release | undefined): string =>
  one ? `${one.version} (${[one.requires ?? 'any Python', ...(one.systems ?? [])].join(', ')})` : 'nothing';

/** The newest release of a package and what it requires, or why it is not known. */
async function ask(registry: string, name: string): Promise<Release | { readonly fault: string }> {
  try {
    const response = await fetch(`${registry.replace(/\/+$/, '')}/pypi/${encodeURIComponent(name)}/json`, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(MOST_SECONDS * 1000),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      return { fault: `the registry answers with ${response.status}` };
    }
    const answer = (await response.json()) as Answer;
    const { info } = answer;
    const requires = typeof info?.requires_python === 'string' ? info.requires_python.replace(/\s+/g, '') : '';
    if (typeof info?.version !== 'string' || !VERSION.test(info.version))
      return { fault: 'the answer names no version' };
    if (requires !== '' && !REQUIRES.test(requires))
      return { fault: `Requires-Python is ${JSON.stringify(requires.slice(0, 80))}` };
    const systems = systemsOf(filesOf(answer));
    return { version: info.version, ...(requires !== '' && { requires }), ...(systems && { systems }) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Asks a registry for the packages, one after the other; says what differs, and writes it. Never throws for an answer. */
export async function refresh({ root, registry, names, today, write, say }: Refreshing): Promise<Refreshed> {
  const path = join(root, PYTHONS_FILE);
  const known = JSON.parse(readFileSync(path, 'utf8')) as Pythons;
  const packages = { ...known.packages };
  const counts = { changed: 0, same: 0, failed: 0 };
  for (const name of names) {
    const before = packages[name];
    const answer = await ask(registry, name);
    if ('fault' in answer) {
      say(`${name}: ${answer.fault}`);
      counts.failed += 1;
      continue;
    }
    if (before !== undefined && told(before) === told(answer)) counts.same += 1;
    else {
      say(`${name}: ${told(before)} → ${told(answer)}`);
      counts.changed += 1;
    }
    if (answer.requires === undefined && answer.systems === undefined) delete packages[name];
    else packages[name] = { ...answer, on: today };
  }
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (write) writeFileSync(path, `${JSON.stringify({ ...known, packages: sorted }, null, 2)}\n`);
  return counts;
}
