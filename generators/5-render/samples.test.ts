import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../languages/index.ts';
import { compileTemplate, SCOPE } from '../../tests/test-kit/template.ts';
import type { Plan } from '../2-analyse/plan.ts';
import type { Scope } from '../2-analyse/scope.ts';
import { objectOf, type SlotType } from '../2-analyse/types.ts';
import { decidingFields, type Fields, typesOf } from '../3-compile/reads.ts';
import { samplesOf } from './samples.ts';

const text: SlotType = { kind: 'text' };

describe('a type -> samples of it', () => {
  test.each<[what: string, type: SlotType, differences: number, samples: unknown[]]>([
    [
      'what is always there',
      objectOf({ a: text, n: { kind: 'number' } }),
      0,
      [
        { a: 'sample', n: 1 },
        { a: 'sample', n: 1 },
      ],
    ],
    ['what may be absent', objectOf({ a: text }, true), 0, [{ a: 'sample' }, {}]],
    ['a boolean', objectOf({ a: { kind: 'boolean' } }), 0, [{ a: true }, { a: false }]],
    ['a list', objectOf({ a: { kind: 'list', item: text } }), 0, [{ a: ['sample'] }, { a: [] }]],
    [
      'a list of several items',
      objectOf({ a: { kind: 'list', item: text } }),
      1,
      [['sample'], ['sample', 'sample2'], [], ['sample'], ['sample', 'sample2'], []].map((a) => ({ a })),
    ],
    ['one difference', objectOf({ a: text }, true), 1, [{ a: 'sample' }, {}, { a: 'sample' }, {}]],
    [
      'an object in an object',
      objectOf({ o: objectOf({ a: text }, true) }, true),
      1,
      [{ o: { a: 'sample' } }, {}, { o: { a: 'sample' } }, { o: {} }, { o: {} }, {}, {}, {}],
    ],
  ])('%s', (_, type, differences, samples) => {
    expect([...samplesOf(type, 'm', [], differences)]).toEqual(samples);
  });

  test('texts are also what conditions compare them with', () => {
    const { plan } = compileTemplate('{{#if (equals id "a" "b")}}x{{/if}}y\n', 'python');
    const samples = [...samplesOf(objectOf({ id: text }), 'm', [plan], 1)];
    expect(new Set(samples.map((sample) => (sample as { id: string }).id))).toEqual(new Set(['sample', 'a', 'b']));
  });
});

/** The scope of the tests, where an identifier is there only when it can be a name. */
const READING: Scope = { ...SCOPE, reader: LANGUAGES.get('python')?.names };

const upToTwo = (plans: readonly Plan[], read?: Fields): unknown[] =>
  [0, 1, 2].flatMap((differences) => [...samplesOf(SCOPE.root, SCOPE.variable, plans, differences, read)]);

describe('a template -> samples that differ only where it reads', () => {
  test.each<[what: string, template: string]>([
    ['nothing', 'x = 1\n'],
    ['a text', 'x = {{id}}\n'],
    ['a text that may be absent', '{{#if prompt}}\nx = {{prompt}}\n{{else}}\nx = 1\n{{/if}}\n'],
    ['whether an object is there', '{{#if deep}}\nx = 1\n{{/if}}\ny = 2\n'],
    ['a field of an object that may be absent', '{{#if deep.note}}\nx = {{deep.note}}\n{{/if}}\ny = {{box.size}}\n'],
    ['an object and a field of it', '{{#if deep}}\nx = 1\n{{#if deep.note}}\ny = 2\n{{/if}}\n{{/if}}\nz = 3\n'],
    ['a list as a whole', 'x = {{tags}}\n'],
    ['the items of a list', '{{#each tags}}\nx = {{this}}\n{{/each}}\n'],
    ['a field of the items', '{{#each items}}\n{{#if this.note}}\nx = {{this.note}}\n{{/if}}\n{{/each}}\ny = 1\n'],
    ['a list in a loop over another', '{{#each items}}\n{{#each words}}\nx = {{this}}\n{{/each}}\n{{/each}}\n'],
    ['what it compares with words', '{{#if (equals task "a" "b")}}\nx = 1\n{{/if}}\ny = {{flag}}\n'],
    ['what another value stands for', 'x = {{default prompt samples.prompt}}\n'],
    ['what a lookup asks with', 'x = {{default lookup.family "AutoModel"}}\n'],
    ['what a name is made of', 'x = {{default maybe "Cls"}}\n'],
    ['what a text is made of', 'x = {{concat id "-" (default task "none")}}\n'],
  ])('that reads %s: they print all that samples print which differ everywhere', (_, template) => {
    const { plan, print, problems } = compileTemplate(template, 'python', {}, READING);
    expect(problems).toEqual([]);
    const read = decidingFields(plan, typesOf(READING));
    const printed = (samples: readonly unknown[]) => new Set(samples.map((sample) => print(sample as object)));
    const few = upToTwo([plan], read);
    const all = upToTwo([plan]);
    expect(printed(few)).toEqual(printed(all));
    expect(few.length).toBeLessThan(all.length / 4);
  });

  test('a field of which nobody says that it is read prints less: the comparison would notice', () => {
    const { plan, print } = compileTemplate('{{#if prompt}}\nx = 1\n{{/if}}\ny = {{id}}\n', 'python');
    const printed = (read?: Fields) => new Set(upToTwo([plan], read).map((sample) => print(sample as object))).size;
    expect([printed(), printed({ m: { prompt: {}, id: {} } }), printed({ m: { id: {} } })]).toEqual([2, 2, 1]);
  });
});
