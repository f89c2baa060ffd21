import { describe, expect, test } from 'vitest';
import type { Field, ModelReading } from '../../out/types/model-reading.ts';
import { type JsonFile, parseJsonText } from '../1-load/json-file.ts';
import { analyseRecord } from '../2-analyse/record.ts';
import { parserOf } from './parser.ts';

/** A schema of the model with some fields; each has a description. */
function schema(
  properties: Record<string, Omit<Field, 'description'>>,
  required: string[] = [],
): JsonFile<ModelReading> {
  const described = Object.entries(properties).map(([name, field]) => [name, { description: 'x', ...field }]);
  const { json } = parseJsonText('model.json', JSON.stringify({ required, properties: Object.fromEntries(described) }));
  return json as JsonFile<ModelReading>;
}

const string = { type: 'string' } as const;
const name = { type: 'string', 'x-slot': 'identifier' } as const;
const list = { type: 'array', items: { type: 'string' } } as const;
const names = { type: 'array', items: { type: 'string', 'x-slot': 'identifier' } } as const;
const flag = { type: 'boolean' } as const;

describe('how a field is read', () => {
  test.each<[string, Omit<Field, 'description'>, unknown, unknown]>([
    ['a text', { ...string, 'x-from': 'a' }, { a: 'x' }, 'x'],
    ['a text that is none', { ...string, 'x-from': 'a' }, { a: ['x'] }, undefined],
    ['a text inside', { ...string, 'x-from': 'a.b.c' }, { a: { b: { c: 'x' } } }, 'x'],
    ['a text in what is no object', { ...string, 'x-from': 'a.b.c' }, { a: { b: 'c' } }, undefined],
    ['a key that is no name in code', { ...string, 'x-from': 'a-b.c-d' }, { 'a-b': { 'c-d': 'x' } }, 'x'],
    ['the first place that has one', { ...string, 'x-from': ['a', 'b', 'c'] }, { a: '', b: 'x', c: 'y' }, 'x'],
    ['an item of a list', { ...string, 'x-from': 'a.1' }, { a: ['x', 'y'] }, 'y'],
    ['a text as a list of one', { ...string, 'x-from': 'a.0' }, { a: 'x' }, 'x'],
    ['inside an item of a list', { ...string, 'x-from': 'a.0.b' }, { a: [{ b: 'x' }] }, 'x'],
    ['a default', { ...string, 'x-from': 'a', default: 'y' }, {}, 'y'],
    ['an argument', { ...string, 'x-from': 'a', 'x-as': 'argument' }, { a: '-x' }, undefined],
    ['an identifier', { ...name, 'x-from': 'a' }, { a: 'x y' }, undefined],
    ['the first text of a list', { ...string, 'x-from': 'a', 'x-as': 'first-text' }, { a: [1, 'x', 'y'] }, 'x'],
    ['a name', { ...string, 'x-from': 'a', 'x-as': 'name' }, { a: 'x\u200b' }, undefined],
    ['the first name of a list', { ...string, 'x-from': 'a', 'x-as': 'first-name' }, { a: ['x\n', 'y', 'z'] }, 'y'],
    ['the first name, not of a list', { ...string, 'x-from': 'a', 'x-as': 'first-name' }, { a: 'y' }, 'y'],
    ['names', { ...list, 'x-from': 'a', 'x-as': 'names' }, { a: ['x\u202e', 'y', 'é'] }, ['y', 'é']],
    ['texts', { ...list, 'x-from': 'a' }, { a: [1, 'x', '', 'y'] }, ['x', 'y']],
    ['texts of several places', { ...list, 'x-from': ['a', 'b'] }, { a: 'x', b: ['y'] }, ['x', 'y']],
    ['texts of each item', { ...list, 'x-from': 'a.*.b' }, { a: [{ b: 'x' }, 1, { b: 2 }, { b: 'y' }] }, ['x', 'y']],
    ['identifiers, each once', { ...names, 'x-from': 'a' }, { a: ['x', 'x', 'y z', 'w'] }, ['x', 'w']],
    ['identifiers of several places', { ...names, 'x-from': ['a', 'b'] }, { a: 'x', b: ['x', 'y'] }, ['x', 'y']],
    ['every text', { ...list, 'x-from': ['a', 'b'], 'x-as': 'every-text' }, { a: 'x', b: ['y'] }, ['x', 'y']],
    ['keys of an object', { ...names, 'x-from': 'a', 'x-as': 'keys' }, { a: { x: 1, 'y z': 2, w: null } }, ['x', 'w']],
    ['keys of what is no object', { ...names, 'x-from': 'a', 'x-as': 'keys' }, { a: ['x'] }, []],
    ['every text, but one is missing', { ...list, 'x-from': ['a', 'b'], 'x-as': 'every-text' }, { a: 'x' }, []],
    ['whether there is a text', { ...flag, 'x-from': ['a', 'b.*.c'] }, { b: [{}, { c: 'x' }] }, true],
    ['whether there is none', { ...flag, 'x-from': ['a', 'b.*.c'] }, { a: '', b: [{ c: 1 }] }, false],
    ['whether a text has a piece', { ...flag, 'x-from': 'a', 'x-as': { mentions: ['x', 'y'] } }, { a: 'by' }, true],
    ['whether it lacks them', { ...flag, 'x-from': 'a', 'x-as': { mentions: ['x', 'y'] } }, { a: 5 }, false],
    ['whether a number is so great', { ...flag, 'x-from': 'a', 'x-as': { least: 3 } }, { a: 3 }, true],
    ['whether it is less', { ...flag, 'x-from': 'a', 'x-as': { least: 3 } }, { a: '3' }, false],
    ['whether a list has a text', { ...flag, 'x-from': 'a', 'x-as': { includes: 'x' } }, { a: ['y', 'x'] }, true],
    ['a choice', { ...string, 'x-from': 'a', 'x-as': { choice: { A: 'x' }, otherwise: 'y' } }, { a: 'A' }, 'x'],
    [
      'a choice of another name',
      { ...string, 'x-from': 'a', 'x-as': { choice: { A: 'x' }, otherwise: 'y' } },
      { a: 'toString' },
      'y',
    ],
    ['a file', { ...string, 'x-from': 'a', 'x-as': { ending: 'bin' } }, { a: ['x.txt', 'y.BIN', 'z.bin'] }, 'y.BIN'],
    [
      'an object that is always there',
      { type: 'object', properties: { b: { description: 'x', ...string, 'x-from': 'b' } } },
      {},
      {},
    ],
    [
      'an object that the record has',
      { type: 'object', 'x-from': 'a', properties: { b: { description: 'x', ...string, 'x-from': 'a.b' } } },
      { a: { b: 'x' } },
      { b: 'x' },
    ],
    [
      'an object that the record lacks',
      { type: 'object', 'x-from': 'a', properties: { b: { description: 'x', ...string, 'x-from': 'a.b' } } },
      { a: ['b'] },
      undefined,
    ],
  ])('%s', (_, field, record, expected) => {
    const json = schema({ field });
    expect(analyseRecord(json).problems).toEqual([]);
    expect(parserOf(json)(record)).toEqual(expected === undefined ? {} : { field: expected });
  });

  test('a field may be called like anything that the parser uses', () => {
    const words = ['text', 'texts', 'asRecord', 'record', 'source', 'model', 'item', 'path', 'class', 'default', 'inA'];
    const fields = words.map((word) => [word, { ...string, 'x-from': `a.${word}` }]);
    const values = Object.fromEntries(words.map((word) => [word, `the ${word}`]));
    expect(parserOf(schema(Object.fromEntries(fields)))({ a: values })).toEqual(values);
  });
});

describe('what is wrong with the reading of a field', () => {
  test.each<[string, Omit<Field, 'description'>, string, string]>([
    ['no place', string, 'the schema does not say where in the record it stands', 'add "x-from"'],
    [
      'a reader of another type',
      { ...list, 'x-from': 'a', 'x-as': 'argument' },
      '"x-as" says "argument", which reads no field of this type',
      'use one of: names, texts, identifiers, every-text, keys.',
    ],
    [
      'options of another type',
      { ...string, 'x-from': 'a', 'x-as': { includes: 'x' } },
      '"x-as" says {"includes":"x"}, which reads no field of this type',
      'use one of: text, name, argument, identifier, first-text, first-name, gate.',
    ],
    [
      'an unknown function',
      { ...string, 'x-derived': { by: 'nameof', of: ['first'] } },
      'there is no function nameof in runtime/model/derived.ts',
      'did you mean "nameOf"?',
    ],
    [
      'a function of a field that comes later',
      { ...string, 'x-derived': { by: 'nameOf', of: ['last'] } },
      'it is made of last, which is no field before it',
      'use one of: first.',
    ],
  ])('%s', (_, field, what, hint) => {
    const first = { ...string, 'x-from': 'first' };
    const { problems } = analyseRecord(schema({ first, field, last: first }));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code: 'unread-field', file: 'model.json', line: 1 });
    expect(problems[0]?.sentence).toContain(`The field "field" cannot be read from a model record: ${what}.`);
    expect(problems[0]?.hint).toContain(hint);
  });

  test('required, but not in every record', () => {
    const { problems } = analyseRecord(schema({ a: { ...string, 'x-from': 'a' } }, ['a']));
    expect(problems.map(({ sentence }) => sentence)).toEqual([
      'The field "a" cannot be read from a model record: it is required, but a record may lack it.',
    ]);
  });
});
