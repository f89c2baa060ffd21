import { describe, expect, test } from 'vitest';
import { pythonText } from '../../languages/python/literal.ts';
import { printersOf } from '../../languages/shared/slot.ts';
import { compileTemplate, MODEL, SCOPE } from '../../tests/test-kit/template.ts';
import type { Plan } from '../2-analyse/plan.ts';
import { environmentOf } from './environment.ts';
import { callOf, createUnit, definePrinter } from './functions.ts';
import { nameFrom } from './parameters.ts';
import { typesOf } from './reads.ts';

const types = typesOf(SCOPE);

/** The functions of a template as they are emitted, and the call of the last one. */
function functionsOf(source: string, partials: Record<string, string> = {}): string[] {
  const { plan, problems } = compileTemplate(`${source}\n`, 'python', partials);
  expect(problems).toEqual([]);
  const unit = createUnit([plan]);
  const made = definePrinter(unit, plan, 'x', '', types);
  const texts = unit.functions.map(({ name, parameters, code }) => {
    const list = parameters.map((one) => `${one.name}: ${one.type}`);
    return `${name}(${list.join(', ')}) ${code}`;
  });
  return [...texts, callOf(made, environmentOf(types), unit).text];
}

const TEMPLATES: [template: string, functions: string[], call: string][] = [
  ['a', ['printX() `a\n`'], 'printX()'],
  ['{{cls}}', ['printX(cls: string) `${cls}\n`'], 'printX(m.cls)'],
  [
    '{{default prompt "a"}}',
    ["printX(prompt: string | undefined) `${pythonText(prompt ?? 'a')}\n`"],
    'printX(m.prompt)',
  ],
  [
    '{{#if prompt}}{{prompt}}{{/if}}',
    ["printX(prompt: string | undefined) `${prompt !== undefined ? pythonText(prompt) : ''}\n`"],
    'printX(m.prompt)',
  ],
  [
    '{{#if (task "a" "b")}}{{task}}{{/if}}',
    ["printX(task: string | undefined) `${isOneOf(task, ['a', 'b']) ? pythonText(task) : ''}\n`"],
    'printX(m.task)',
  ],
  // One field of an object is a value, more are fields of it: that one is there shows that the others are.
  [
    '{{#if deep.note}}{{deep.note}}{{/if}}',
    ["printX(deepNote: string | undefined) `${deepNote !== undefined ? pythonText(deepNote) : ''}\n`"],
    'printX(m.deep?.note)',
  ],
  [
    '{{#if deep.note}}{{deep.inner}}{{/if}}',
    [
      "printX(deep: { readonly inner: string; readonly note?: string } | undefined) `${deep?.note !== undefined ? pythonText(deep.inner) : ''}\n`",
    ],
    'printX(m.deep)',
  ],
  ['{{box.size}}', ['printX(boxSize: number) `${pythonLiteral(boxSize)}\n`'], 'printX(m.box.size)'],
  [
    '{{#if lookup.family}}{{lookup.family}}{{/if}}',
    ["printX(family: string | undefined) `${family !== undefined ? family : ''}\n`"],
    'printX(lookUp(m.task, lookups.family))',
  ],
  // Callbacks take what they read.
  [
    '{{#each words}}a{{/each}}',
    ["printX(words: readonly string[]) `${words.map(() => 'a').join('')}\n`"],
    'printX(m.words)',
  ],
  [
    '{{#each words}}{{#unless @last}}a{{/unless}}{{/each}}',
    [
      "printX(words: readonly string[]) `${words.map((_item, index, all) => !(index === all.length - 1) ? 'a' : '').join('')}\n`",
    ],
    'printX(m.words)',
  ],
  [
    '{{#each items}}{{label}}, {{/each}}',
    [
      "printX(items: readonly { readonly label: string }[]) `${items.map((item) => `${pythonText(item.label)}, `).join('')}\n`",
    ],
    'printX(m.items)',
  ],
];

describe('template -> function of the values that it reads, and its call', () => {
  test.each(TEMPLATES)('%s', (template, functions, call) => {
    expect(functionsOf(template)).toEqual([...functions, call]);
  });

  test('a loop that leans on a field that was asked for outside is a function of its own', () => {
    const template = '{{#if deep}}{{deep.inner}}{{#if deep.note}}{{#each words}}, {{deep.note}}{{/each}}{{/if}}{{/if}}';
    expect(functionsOf(template)).toEqual([
      "printEachWords(deepNote: string, words: readonly string[]) words.map(() => `, ${pythonText(deepNote)}`).join('')",
      "printX(deep: { readonly inner: string; readonly note?: string } | undefined, words: readonly string[]) `${deep !== undefined ? `${pythonText(deep.inner)}${deep.note !== undefined ? printEachWords(deep.note, words) : ''}` : ''}\n`",
      'printX(m.deep, m.words)',
    ]);
  });
});

describe('partials', () => {
  const p = 'x = {{id}}\n';

  test('used once stand where they are used', () =>
    expect(functionsOf('{{> p}}', { p })).toEqual(['printX(id: string) `x = ${pythonText(id)}\n`', 'printX(m.id)']));

  test('used twice are one function', () =>
    expect(functionsOf('{{> p}}\n{{> p}}', { p })).toEqual([
      'printP(id: string) `x = ${pythonText(id)}\n`',
      'printX(id: string) `${printP(id)}${printP(id)}`',
      'printX(m.id)',
    ]));

  test('of which the places leave different parts are different functions', () => {
    const q = '{{#if prompt}}\nx = {{prompt}}\n{{else}}\ny\n{{/if}}\n';
    const template = '{{#if prompt}}\n{{> q}}\n{{> q}}\n{{else}}\n{{> q}}\n{{> q}}\n{{/if}}';
    expect(functionsOf(template, { q })).toEqual([
      'printQ(prompt: string) `x = ${pythonText(prompt)}\n`',
      'printQ2() `y\n`',
      'printX(prompt: string | undefined) prompt !== undefined ? `${printQ(prompt)}${printQ(prompt)}` : `${printQ2()}${printQ2()}`',
      'printX(m.prompt)',
    ]);
  });

  test('with other values are other functions', () => {
    const template = '{{> q what=id}}{{> q what=id}}{{> q what=name}}';
    const q = 'x = {{what}}\n';
    expect(functionsOf(template, { q })).toHaveLength(3);
    const { print } = compileTemplate(`${template}\n`, 'python', { q });
    expect(print(MODEL)).toBe('x = "org/x"\nx = "org/x"\nx = "x"\n\n');
  });
});

test('no parameter hides a function that is called', () => {
  const field = { type: { kind: 'text' }, optional: false } as const;
  const type = { kind: 'object', fields: new Map([['pythonText', field]]) } as const;
  const plan: Plan = [
    {
      kind: 'slot',
      value: { kind: 'path', variable: 'm', segments: ['pythonText'] },
      printer: printersOf('languages/python/literal')(pythonText),
      place: { file: 't', line: 1, column: 1 },
    },
  ];
  const made = definePrinter(createUnit([plan]), plan, 'x', '', new Map([['m', type]]));
  expect(made.parameters[0]?.name).toBe('pythonText2');
  expect(made.code).toBe('pythonText(pythonText2)');
});

test.each([
  [['deep', 'note'], 'deepNote'],
  [['class'], 'class2'],
  [['taken'], 'taken2'],
  [['3d', 'model'], '_3dModel'],
  [['big-vision'], 'bigVision'],
])('%j is named %s', (words, name) => expect(nameFrom(words, new Set(['taken']))).toBe(name));
