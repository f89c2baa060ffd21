import { describe, expect, test } from 'vitest';
import { createMemo, noMemo } from '../memo.ts';
import { keptFor } from './asked.ts';
import type { JsonFile } from './json-file.ts';
import type { Project } from './project.ts';
import type { Schemas } from './schema.ts';
import type { Source } from './source.ts';

const source = (name: string) => ({ name }) as Source;
const [LIBRARIES, SEEDS] = [source('libraries'), source('seeds')];

/** A project whose answers are these objects. */
function projectOf(
  answers: Readonly<Record<string, readonly JsonFile[]>>,
  schemas: object,
  templates: object,
): Project {
  const of = ({ name }: Source) => answers[name] ?? [];
  return {
    root: '/',
    schemas: schemas as Schemas,
    templates: templates as Project['templates'],
    entries: <Entry>(asked: Source<Entry>) => of(asked as Source) as readonly JsonFile<Entry>[],
    parsed: of,
    unread: () => [],
    broken: () => [],
  };
}

const [schemas, templates, seeds, libraries]: [object, object, JsonFile[], JsonFile[]] = [{}, {}, [], []];
const before = projectOf({ seeds, libraries }, schemas, templates);

const ASKS: readonly [asked: string, ask: (project: Project) => unknown][] = [
  ['nothing', () => 0],
  ['the schemas', (project) => project.schemas],
  ['the templates', (project) => project.templates],
  ['entries of seeds', (project) => project.entries(SEEDS).length],
  ['what is read of seeds', (project) => project.parsed(SEEDS).length],
  ['first libraries, then seeds', (project) => [project.entries(LIBRARIES), project.entries(SEEDS)]],
];

const EDITS: readonly [edited: string, after: Project][] = [
  ['nothing', projectOf({ seeds, libraries }, schemas, templates)],
  ['the schemas', projectOf({ seeds, libraries }, {}, templates)],
  ['the templates', projectOf({ seeds, libraries }, schemas, {})],
  ['a seed', projectOf({ seeds: [], libraries }, schemas, templates)],
  ['a library', projectOf({ seeds, libraries: [] }, schemas, templates)],
];

/** Which edits make anew what asks for something. */
const ANEW: Readonly<Record<string, readonly string[]>> = {
  nothing: [],
  'the schemas': ['the schemas'],
  'the templates': ['the templates'],
  'entries of seeds': ['a seed'],
  'what is read of seeds': ['a seed'],
  'first libraries, then seeds': ['a seed', 'a library'],
};

describe.each(ASKS)('what asks for %s', (asked, ask) => {
  test.each(EDITS)('after an edit of %s', (edited, after) => {
    const memo = createMemo();
    let made = 0;
    const make = (project: Project): number => {
      ask(project);
      made += 1;
      return made;
    };
    expect(keptFor(memo, 'it', [], before, make)).toBe(1);
    const times = ANEW[asked]?.includes(edited) ? 2 : 1;
    expect(keptFor(memo, 'it', [], after, make)).toBe(times);
    // What was made anew is kept as well.
    expect(keptFor(memo, 'it', [], after, make)).toBe(times);
  });
});

describe('what a result asks when it is used', () => {
  const memo = createMemo();
  const answer = keptFor(memo, 'it', [], before, (project) => () => project.entries(SEEDS));
  const edited: JsonFile[] = [];
  const after = projectOf({ seeds: edited, libraries }, schemas, templates);

  test('is answered by the project as it is then', () => {
    const kept = keptFor(memo, 'it', [], after, () => () => []);
    expect(kept).toBe(answer);
    expect(kept()).toBe(edited);
  });

  test('makes it anew from then on', () => {
    const other = () => [];
    expect(keptFor(memo, 'it', [], after, () => other)).toBe(answer);
    expect(keptFor(memo, 'it', [], before, () => other)).toBe(other);
  });
});

describe('folders', () => {
  const states: Record<string, object> = { watched: {} };
  const memo = createMemo((folder) => states[folder]);
  const times = (folder: string, made: { count: number }): number =>
    keptFor(memo, `reads ${folder}`, [], before, (_, asked) => {
      asked.stateOf(folder);
      made.count += 1;
      return made.count;
    });

  test('one whose changes are told is read again after one', () => {
    const made = { count: 0 };
    expect([times('watched', made), times('watched', made)]).toEqual([1, 1]);
    states.watched = {};
    expect([times('watched', made), times('watched', made)]).toEqual([2, 2]);
  });

  test('one of which nobody tells is read each time', () => {
    const made = { count: 0 };
    expect([times('other', made), times('other', made)]).toEqual([1, 2]);
  });
});

test('nothing is kept of what throws: it is made again, as nothing was before', () => {
  const memo = createMemo();
  const thrown = (): number => {
    throw new Error('not today');
  };
  const asking = (value: number) => (project: Project) => {
    project.entries(SEEDS);
    return value;
  };
  const after = projectOf({ seeds: [], libraries }, schemas, templates);
  expect(keptFor(memo, 'it', [], before, asking(1))).toBe(1);
  expect(() => keptFor(memo, 'it', [], after, thrown)).toThrow('not today');
  expect(keptFor(memo, 'it', [], after, asking(2))).toBe(2);
});

test('another input makes it anew, and without a memo everything does', () => {
  const memo = createMemo();
  let made = 0;
  const make = (): number => {
    made += 1;
    return made;
  };
  expect(keptFor(memo, 'it', ['a'], before, make)).toBe(1);
  expect(keptFor(memo, 'it', ['a'], before, make)).toBe(1);
  expect(keptFor(memo, 'it', ['b'], before, make)).toBe(2);
  expect(keptFor(noMemo, 'it', ['b'], before, make)).toBe(3);
  expect(keptFor(noMemo, 'it', ['b'], before, make)).toBe(4);
});
