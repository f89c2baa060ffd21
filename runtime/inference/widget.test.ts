import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText } from '../../tests/snippets/hostile-values.ts';
import { parseModel } from '../model/parse.ts';
import { inferenceSnippets } from './index.ts';
import { loadInferenceSnippets } from './lazy.ts';

/** The models of seeds whose record has a text of their own, but for chats and for tasks that hf-inference is not asked. */
const told = readdirSync('seeds').flatMap((name) => {
  if (!name.endsWith('.json')) return [];
  const seed = JSON.parse(readFileSync(`seeds/${name}`, 'utf8'));
  const model = parseModel(seed.record ?? seed);
  const text = model.prompt ?? (model.task === 'sentence-similarity' ? model.sentences?.[0] : undefined);
  const { snippets } = inferenceSnippets(model, { provider: 'hf-inference' });
  const [request] = snippets.flatMap((one) => one.request ?? []);
  return text === undefined || !request || request.task === 'conversational' ? [] : [{ name, model, text, request }];
});

test('there are such seeds', () => expect(told.length).toBeGreaterThan(20));

test.each(told)('$name: the call says what the widget does', async ({ model, text, request }) => {
  expect(JSON.stringify(request.body)).toContain(JSON.stringify(text).slice(1, -1));
  const options = { provider: 'hf-inference', client: 'requests' } as const;
  expect(await loadInferenceSnippets(model, options)).toEqual(inferenceSnippets(model, options));
});

const record = (task: string, more: object = {}) => ({ id: 'org/name', pipeline_tag: task, tags: [], ...more });

test.each([
  'translation',
  'text-to-image',
])('%s: a widget gives the same snippets as a caller who says its text', (task) => {
  const part = task === 'text-to-image' ? 'prompt' : 'text';
  fc.assert(
    fc.property(hostileText, (text) => {
      const own = parseModel(record(task, { widgetData: [{ text }] }));
      if (own.prompt === undefined) return;
      const said = inferenceSnippets(parseModel(record(task)), {
        provider: 'hf-inference',
        inputs: { [part]: own.prompt },
      });
      expect(inferenceSnippets(own, { provider: 'hf-inference' })).toEqual(said);
    }),
    { numRuns: 20 },
  );
});

test.each([
  'question-answering',
  'zero-shot-classification',
  'table-question-answering',
])('%s: a text alone is not put beside the rest of a sample', (task) => {
  const options = { provider: 'hf-inference' };
  const own = parseModel(record(task, { widgetData: [{ text: 'Own?' }] }));
  expect(inferenceSnippets(own, options)).toEqual(inferenceSnippets(parseModel(record(task)), options));
});

test('a chat keeps its sample', () => {
  const chat = record('text-generation', { tags: ['conversational'] });
  expect(inferenceSnippets(parseModel({ ...chat, widgetData: [{ text: 'Own' }] }))).toEqual(
    inferenceSnippets(parseModel(chat)),
  );
});
