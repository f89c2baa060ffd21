import { describe, expect, test } from 'vitest';
import { makeProject } from '../../../tests/test-kit/project.ts';
import { formatDiagnostic } from '../../diagnostics/diagnostic.ts';
import { generate } from '../../pipeline.ts';

type Schema = { properties: Record<string, unknown> };

describe('a field that is added to the schema of the model', () => {
  test('is read from records and usable in templates, without any TypeScript', async () => {
    using project = makeProject({
      'templates/libraries/demo-py/chat.py.hbs':
        'import demo\n\ndemo.chat({{id}}{{#if dataset}}, data={{dataset}}{{/if}})\n',
    });
    project.change('schemas/model.schema.json', (schema) => {
      (schema as Schema).properties.dataset = {
        description: 'The first data set that the card names.',
        type: 'string',
        'x-from': ['cardData.train.*.name', 'cardData.datasets'],
        'x-as': 'first-text',
      };
    });
    const record = JSON.parse(project.read('seeds/org-chat.json'));
    const said = (id: string, cardData: object): void =>
      project.write(`seeds/org-${id}.json`, JSON.stringify({ ...record, id: `org/${id}`, cardData }));
    said('inside', { train: [{ name: 3 }, { name: 'org/inside-set' }] });
    said('listed', { datasets: ['org/listed-set', 'other'] });
    const { problems } = await generate(project.root);
    expect(problems.map(formatDiagnostic)).toEqual([]);
    const printed = (id: string): string => project.read(`out/snippets/demo-py/org-${id}/02-chat.py`);
    expect(printed('chat')).toBe('import demo\n\ndemo.chat("org/chat")\n');
    expect(printed('inside')).toBe('import demo\n\ndemo.chat("org/inside", data="org/inside-set")\n');
    expect(printed('listed')).toBe('import demo\n\ndemo.chat("org/listed", data="org/listed-set")\n');
    expect(project.read('out/types/model.ts')).toContain('dataset?: string');
    expect(project.read('out/modules/model.ts')).toMatch(/const model: Model = \{.*\bdataset\b/);
  });

  test.each<[string, object, string]>([
    ['a place that is none', { type: 'string', 'x-from': 'a..b' }, 'schemas/model.schema.json:'],
    ['an unknown reader', { type: 'string', 'x-from': 'a', 'x-as': 'txt' }, 'schemas/model.schema.json:'],
    ['an unknown key', { type: 'string', 'x-form': 'a' }, 'did you mean "x-from"?'],
    ['no place', { type: 'string' }, 'unread-field: The field "extra" cannot be read from a model record'],
  ])('is refused with %s', async (_, field, message) => {
    using project = makeProject();
    // Rules that read records have nothing to read them with.
    project.change('seeds/org-chat.json', (seed) => Object.assign(seed as object, { rendered: ['demo-py'] }));
    project.change('schemas/model.schema.json', (schema) => {
      (schema as Schema).properties.extra = { description: 'x', ...field };
    });
    const { problems, written } = await generate(project.root);
    expect(problems.map(formatDiagnostic).join('\n')).toContain(message);
    expect(written).toBeUndefined();
  });
});
