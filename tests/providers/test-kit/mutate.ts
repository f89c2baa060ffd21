/** A changed fact: where it stands, and how to put it in and take it out. */
export interface Mutant {
  /** The way to the fact, its keys joined by dots, and what was done. */
  readonly name: string;
  /** The task whose contract it stands in; absent for what all tasks share. */
  readonly task: string | undefined;
  /** Changes the entry; gives a function that changes it back. */
  apply(): () => void;
}

type Holder = Record<string, unknown>;

/** What is for readers, or changes when something is polled, and not what is called. */
const NOT_CALLED: ReadonlySet<string> = new Set([
  '$schema',
  'kind',
  'id',
  'label',
  'organization',
  'vendorTokenVariable',
  'example',
  'notes',
  'sources',
  'keys',
  'unusable',
  'seconds',
  'save',
]);

/** Words of which another one makes sense in the same place. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  $file: { dataUrl: 'base64', base64: 'dataUrl' },
  as: { url: 'base64', base64: 'url', json: 'url', bytes: 'json' },
};

/** Another value of the same kind; undefined to leave the fact out. */
function other(key: string, value: unknown): unknown {
  if (typeof value === 'string') return WORDS[key]?.[value] ?? `${value}x`;
  if (typeof value === 'number') return value + 1;
  return undefined;
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

function replaced(holder: Holder, key: string, value: unknown): () => void {
  const before = holder[key];
  if (value === undefined && !Array.isArray(holder)) delete holder[key];
  else holder[key] = value;
  return () => {
    holder[key] = before;
  };
}

function renamed(holder: Holder, key: string): () => void {
  const { [key]: value, ...rest } = holder;
  delete holder[key];
  holder[`${key}x`] = value;
  return () => {
    for (const name of Object.keys(holder)) delete holder[name];
    Object.assign(holder, rest, { [key]: value });
  };
}

/** Whether the keys of an object are themselves facts: names of fields or headers. */
const namesFields = (path: readonly string[]): boolean =>
  path.some((key) => ['body', 'form', 'add', 'headers'].includes(key)) && !path.at(-1)?.startsWith('$');

/** Every fact of an entry that a call depends on, changed one at a time. */
export function* mutants(facts: object, path: readonly string[] = []): Generator<Mutant> {
  if (!isHolder(facts)) return;
  const entry = facts;
  const task = path[0] === 'tasks' ? path[1] : undefined;
  for (const [key, value] of Object.entries(entry)) {
    // What a client cannot do is no fact of the provider, and what nobody can do is never called.
    if (value === undefined || (value === false && path.at(-1) === 'clients') || NOT_CALLED.has(key)) continue;
    if (isHolder(value) && value.unusable !== undefined) continue;
    const place = [...path, key];
    const name = place.join('.');
    const of = task ?? (path[0] === 'tasks' ? key : undefined);
    if (namesFields(path) && !Array.isArray(entry) && !key.startsWith('$'))
      yield { name: `${name} renamed`, task: of, apply: () => renamed(entry, key) };
    if (isHolder(value)) yield* mutants(value, place);
    else yield { name: `${name} changed`, task: of, apply: () => replaced(entry, key, other(key, value)) };
  }
}
