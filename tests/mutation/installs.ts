import { type Fault, placeOf } from './fault.ts';

type Path = readonly (string | number)[];

/** A package of an install line: where it stands, and which registry it is of. */
interface Place {
  readonly path: Path;
  readonly ecosystem: string;
  readonly text: string;
}

/** Every package of every install line of a JSON file: `install.<ecosystem>.<n>`, wherever an install line stands. */
function* placesOf(value: unknown, path: Path = []): Generator<Place> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    const ecosystem = String(path.at(-1));
    if (typeof child === 'string' && Array.isArray(value) && path.at(-2) === 'install')
      yield { path: place, ecosystem, text: child };
    else yield* placesOf(child, place);
  }
}

const nameOf = (requirement: string): string => /^@?[\w./-]+/.exec(requirement)?.[0] ?? requirement;

/** The packages of a file that a registry has, by registry, without extras and versions. */
function packagesIn(root: unknown): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const { ecosystem, text } of placesOf(root))
    if (!text.includes('://')) found.set(ecosystem, (found.get(ecosystem) ?? new Set()).add(nameOf(text)));
  return new Map([...found].map(([ecosystem, names]) => [ecosystem, [...names].sort()]));
}

/** What becomes of a package: another text, null for none, undefined where the operator has nothing to do. */
type Operator = (text: string, others: readonly string[]) => string | null | undefined;

const changed = (text: string, by: string): string | undefined => (by === text ? undefined : by);

/** By name: what a fault in an install line can be. No name is invented, which may be anybody's package: another one is of another line of the file. */
export const INSTALL_OPERATORS: Readonly<Record<string, Operator>> = {
  'package left out': () => null,
  'another package': (text, others) => others.find((other) => other > nameOf(text)) ?? others[0],
  'extra left out': (text) => changed(text, text.replace(/\[[^\]]*\]/, '')),
  'version left out': (text) => (text.includes('://') ? undefined : changed(text, text.replace(/[<>=!~].*$/, ''))),
};

const listAt = (root: unknown, path: Path): readonly string[] =>
  path.slice(0, -1).reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], root) as string[];

function replaced(root: unknown, path: Path, by: string | null): unknown {
  const copy: unknown = structuredClone(root);
  (listAt(copy, path) as string[]).splice(Number(path.at(-1)), 1, ...(by === null ? [] : [by]));
  return copy;
}

/** Every fault of the install lines of a JSON file, each in its own copy of the text. */
export function* installFaults(file: string, text: string): Generator<Fault> {
  const root: unknown = JSON.parse(text);
  const packages = packagesIn(root);
  for (const { path, ecosystem, text: requirement } of placesOf(root)) {
    const line = new Set(listAt(root, path).map(nameOf));
    const others = (packages.get(ecosystem) ?? []).filter((name) => !line.has(name));
    for (const [operator, apply] of Object.entries(INSTALL_OPERATORS)) {
      const by = apply(requirement, others);
      if (by === undefined) continue;
      const id = `${file} ${placeOf(root, path)} ${operator}: ${requirement}${by ? ` -> ${by}` : ''}`;
      yield { id, file, operator, text: `${JSON.stringify(replaced(root, path, by), null, 2)}\n` };
    }
  }
}
