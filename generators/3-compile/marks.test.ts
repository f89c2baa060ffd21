import { describe, expect, test } from 'vitest';
import { compileTemplate, evaluated, MODEL, SCOPE } from '../../tests/test-kit/template.ts';
import { environmentOf } from './environment.ts';
import { callOf, createUnit, definePrinter } from './functions.ts';
import { holdsMarks, Marks, placeOfOffset, readMarks, type Traced } from './marks.ts';
import { typesOf } from './reads.ts';

/** What a template prints for a model, with the places that printed it. */
function tracedFrom(source: string, model: object, partials: Record<string, string> = {}): Traced {
  const { plan, print, problems } = compileTemplate(source, 'python', partials);
  expect(problems).toEqual([]);
  const marks = new Marks();
  const unit = createUnit([plan], marks);
  const types = typesOf(SCOPE);
  const made = definePrinter(unit, plan, 'x', '', types, { kind: 'template', file: 't', line: 1, column: 1 });
  const call = callOf(made, environmentOf(types), unit).text;
  const marked = String(evaluated(call, unit.imports, ['m'], unit.functions)({ ...MODEL, ...model }));
  expect(holdsMarks(marked)).toBe(true);
  const traced = readMarks(marked, marks.table);
  expect(traced.text).toBe(print({ ...MODEL, ...model }));
  return traced;
}

describe('a character of the output -> its place in the template', () => {
  test.each<[source: string, model: object, character: string, place: string, partials?: Record<string, string>]>([
    ['a = 1\nb = 2\n', {}, 'b', 't:2:1'],
    ['a = 1\nb = 2\n', {}, '2', 't:2:5'],
    ['a = {{id}} + 3\n', {}, '3', 't:1:14'],
    ['a = {{id}} + 3\n', {}, 'org/x', 't:1:5'],
    ['a = {{samples.prompt}} + 3\n', {}, 'sample', 't:1:5'],
    ['{{#if prompt}}\nx = {{prompt}}\n{{else}}\ny = 1\n{{/if}}\nz = 2\n', {}, 'y', 't:4:1'],
    ['{{#if prompt}}\nx = {{prompt}}\n{{else}}\ny = 1\n{{/if}}\nz = 2\n', {}, 'z', 't:6:1'],
    ['{{#if prompt}}\nx = {{prompt}}\n{{/if}}\nz = 2\n', { prompt: 'Q' }, 'Q', 't:2:5'],
    ['{{#each words}}\nx = {{this}}\n{{/each}}\nend\n', {}, 'b', 't:2:5'],
    ['{{#each words}}\nx = {{this}}\n{{/each}}\nend\n', {}, 'end', 't:4:1'],
    ['a\n{{> p}}\nb\n', {}, 'p1', 'p:1:1', { p: 'p1\np2\n' }],
    ['a\n{{> p}}\nb\n', {}, 'p2', 'p:2:1', { p: 'p1\np2\n' }],
    ['a\n{{> p}}\nb\n', {}, 'b', 't:3:1', { p: 'p1\np2\n' }],
    ['{{> p}}\n{{> p}}\nc\n', {}, 'c', 't:3:1', { p: 'x = {{id}}\n' }],
    ['a  {{~! c ~}}\n\n  b\n', {}, 'b', 't:3:3'],
    ['a\n\n{{! c }}\n\n  b\n', {}, 'b', 't:5:3'],
  ])('%j for %j: %s', (source, model, character, place, partials) => {
    const traced = tracedFrom(source, model, partials);
    const offset = traced.text.indexOf(character);
    expect(offset).toBeGreaterThanOrEqual(0);
    const found = placeOfOffset(traced, offset);
    expect(`${found?.file}:${found?.line}:${found?.column}`).toBe(place);
  });

  test('of a text without marks there is none', () => expect(placeOfOffset(readMarks('x', []), 0)).toBeUndefined());
});

describe('marks', () => {
  test('are the same for the same place', () => {
    const marks = new Marks();
    const at = (line: number) => marks.at({ kind: 'text', file: 't', line, column: 1 });
    expect(at(1)).toBe(at(1));
    expect(at(2)).not.toBe(at(1));
    expect(marks.table).toHaveLength(2);
  });

  test('say which branches printed, also those that print nothing', () => {
    const source = '{{#if prompt}}\na\n{{/if}}\nb = 1{{#if task}}, {{task}}{{/if}}\n';
    const { marks } = tracedFrom(source, { task: 'fill-mask' });
    const branches = marks.filter(({ mark }) => mark.kind === 'branch').map(({ mark }) => mark.condition);
    expect(branches).toEqual(['not (prompt)', 'task']);
  });

  test('are not taken from the text of a template', () => {
    const { plan } = compileTemplate('# \u{F0000}1\u{F0001}\n', 'python');
    const unit = createUnit([plan], new Marks());
    expect(() => definePrinter(unit, plan, 'x', '', typesOf(SCOPE))).toThrow('t holds a character of private use');
  });
});
