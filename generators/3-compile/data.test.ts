import { describe, expect, test } from 'vitest';
import { compileTemplate, evaluated, MODEL, SCOPE } from '../../tests/test-kit/template.ts';
import { dataOf } from '../2-analyse/data.ts';
import { dataCode } from './data.ts';
import { environmentOf } from './environment.ts';
import { callOf, createUnit, defineFunction } from './functions.ts';
import { typesOf } from './reads.ts';

const types = typesOf(SCOPE);
const START = { file: 'x.json.hbs', line: 1, column: 1 };
const WORDS = { words: ['x'], docs: '', type: 'Value' };

function planOf(source: string, partials: Record<string, string> = {}) {
  const { plan, problems } = compileTemplate(`${source}\n`, 'json', partials);
  expect(problems).toEqual([]);
  return plan;
}

/** The expression of a template, and what it is for a model. */
function givenBy(source: string, model: object, partials?: Record<string, string>): { code: string; value: unknown } {
  const plan = planOf(source, partials);
  const data = dataOf(plan, START);
  if ('code' in data) throw new Error(data.sentence);
  const unit = createUnit([]);
  const made = defineFunction(unit, plan, WORDS, types, (env) => dataCode(data, env, unit));
  const call = callOf(made, environmentOf(types), unit).text;
  return { code: made.code, value: evaluated(call, unit.imports, ['m'], unit.functions)(model) };
}

/** What a program reads in the text that the template prints. */
const readBy = (source: string, model: object, partials?: Record<string, string>): unknown =>
  JSON.parse(compileTemplate(`${source}\n`, 'json', partials).print(model));

const HOSTILE = { ...MODEL, id: '"\\\n`${m}\u0000\u2028', prompt: "'", task: 'a', words: [], maybe: 'x' };

describe('template -> expression, whose value is what is read in the text that is printed', () => {
  test.each<[template: string, code: string, partials?: Record<string, string>]>([
    ['{ "a": {{id}} }', '{ a: id }'],
    ['{ "a-b": -1.5e3, "c": [true, null] }', "{ 'a-b': -1.5e3, c: [true, null] }"],
    ['[]', '[]'],
    ['[{}]', '[{}]'],
    ['{{data}}', 'data'],
    ['["{{id}}"]', '[id]'],
    ['["{{count}}", {{count}}]', '[String(count), count]'],
    ['["say \\"{{id}}\\" \\u0041`\\\\"]', '[`say "${id}" A\\`\\\\`]'],
    ['[{{concat "a=" id}}, {{words}}]', '[`a=${id}`, words]'],
    ['["x", {{#if prompt}}{{prompt}},{{/if}} 1]', "['x', ...(prompt !== undefined ? [prompt] : []), 1]"],
    [
      '[{{#if prompt}}1, 2{{else if task}}{{task}}{{else}}"{{id}}", []{{/if}}]',
      '[...(prompt !== undefined ? [1, 2] : task !== undefined ? [task] : [id, []])]',
    ],
    ['{ "a": 1{{#if prompt}}, "b": {{prompt}}{{/if}} }', '{ a: 1, ...(prompt !== undefined ? { b: prompt } : {}) }'],
    ['["a{{#if prompt}}, {{prompt}}{{/if}}"]', "[`a${prompt !== undefined ? `, ${prompt}` : ''}`]"],
    ['[{{#each words}}{{this}}, {{/each}}"z"]', "[...words.map((item) => item), 'z']"],
    [
      '[{{#each items}}"l", [{{label}}]{{#unless @last}},{{/unless}}{{/each}}]',
      "[...items.flatMap((item, index, all) => ['l', [item.label]])]",
    ],
    [
      '[{{#each words}}"{{@index}} {{this}}"{{#unless @last}}, {{/unless}}{{/each}}]',
      '[...words.map((item, index, all) => `${String(index)} ${item}`)]',
    ],
    ['[{{> part}}{{> part}}0]', '[[id], [id], 0]', { part: '[{{id}}],\n' }],
    ['{ "a": {{> part}} }', '{ a: { b: id } }', { part: '{ "b": {{id}} }\n' }],
  ])('%s', (template, code, partials) => {
    for (const model of [MODEL, HOSTILE]) {
      const made = givenBy(template, model, partials);
      expect(made.code).toBe(code);
      expect(made.value).toEqual(readBy(template, model, partials));
    }
  });
});

test.each<[template: string, line: number]>([
  ['{{#if prompt}}[{{else}}[1, {{/if}}\n1]', 1],
  ['{ "a":\n{{#if prompt}}1{{else}}2{{/if}} }', 2],
  ['{\n{{#each words}}"a": 1, {{/each}}\n"b": 1 }', 2],
  ['{ "{{id}}": 1 }', 1],
  ['[1]\n[2]', 1],
  ['[1', 1],
  ['["a\nb"]', 1],
  ['["\\x"]', 1],
])('%j has no value', (template, line) => {
  expect(dataOf(planOf(template), START)).toMatchObject({ code: 'uneven-json', line });
});
