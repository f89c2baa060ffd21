import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { samplesByTask } from '../../out/modules/samples-by-task.ts';
import { hostileText } from '../../tests/snippets/hostile-values.ts';
import { type InferenceOptions, inferenceSnippets } from '../inference/index.ts';
import { optionsForPrompt } from '../inference/prompt.ts';
import { parseModel } from '../model/parse.ts';
import type { SampleInput } from './types.ts';

const samples: [string, SampleInput][] = Object.entries(samplesByTask);
const ADDRESS = 'https://example.org/own.png';

/** A model of a task with a block in its card. */
const modelOf = (task: string, snippets?: object) =>
  parseModel({
    id: 'org/name',
    pipeline_tag: task,
    tags: ['conversational'],
    mask_token: '[MASK]',
    cardData: snippets && { snippets },
  });

/** All snippets of a model, with the clients of every language that are given unasked. */
const printed = (task: string, snippets?: object, options: InferenceOptions = {}) => {
  const { snippets: found, reason } = inferenceSnippets(modelOf(task, snippets), options);
  return { reason, code: found.map(({ code }) => code) };
};

/** The block that asks for texts in all places of a sample, and the options of a caller that ask for the same. */
function same(sample: SampleInput, text: string): { wishes: object; options: InferenceOptions } {
  const wishes = { prompt: text, labels: [text, 'b'], sentences: [text, 'b'] };
  if (sample.kind === 'messages') {
    const messages = JSON.parse(JSON.stringify(sample.messages));
    const { content } = messages[0];
    if (typeof content === 'string') messages[0].content = text;
    else
      for (const part of content) {
        if (part.type === 'text') part.text = text;
        if (part.image_url) part.image_url.url = ADDRESS;
        if (part.video_url) part.video_url.url = ADDRESS;
      }
    const all = [{ role: 'system', content: text }, ...messages];
    return { wishes: { ...wishes, system: text, image: ADDRESS, video: ADDRESS }, options: { messages: all } };
  }
  if (sample.kind === 'masked-text')
    return { wishes: { prompt: `${text}[MASK]a[MASK]` }, options: { inputs: { text: `${text}[MASK]a[MASK]` } } };
  const keys: Record<string, unknown> = {
    text,
    prompt: text,
    question: text,
    query: text,
    context: text,
    candidateLabels: [text, 'b'],
    sourceSentence: text,
    sentences: ['b'],
  };
  const hub: Record<string, string> = { candidateLabels: 'candidate_labels', sourceSentence: 'source_sentence' };
  const parts = Object.entries(keys).filter(([part]) => part in sample);
  const inputs = Object.fromEntries(parts.map(([part, value]) => [hub[part] ?? part, value]));
  return { wishes: { ...wishes, context: text }, options: parts.length === 0 ? {} : ({ inputs } as InferenceOptions) };
}

describe('what a card wishes is called as if the caller had asked for it', () => {
  test.each(samples)('%s', (task, sample) => {
    let differs = 0;
    fc.assert(
      fc.property(
        hostileText.filter((text) => /[^\s\p{C}]/u.test(text) && text.length < 50),
        (text) => {
          const { wishes, options } = same(sample, text);
          const own = printed(task, wishes);
          expect(own).toEqual(printed(task, undefined, options));
          if (own.code.join() !== printed(task).code.join()) differs++;
        },
      ),
      { numRuns: 15, examples: [[`a"b'c\`d\\e\n"""'''$(id)\${x}{{x}}#{x}%!!*/`]] },
    );
    const isSaid = [
      'text',
      'prompt',
      'question',
      'query',
      'candidateLabels',
      'sourceSentence',
      'before',
      'messages',
    ].some((part) => part in sample);
    expect(differs > 0).toBe(isSaid && printed(task).code.length > 0);
  });
});

test('numbers are those of the card unless the caller says others', () => {
  const options = { temperature: 0.2, top_p: 0.5, max_tokens: 64 };
  const asked = printed('text-generation', undefined, options);
  expect(printed('text-generation', { options })).toEqual(asked);
  expect(asked.code[0]).toContain('max_tokens=64');
  expect(printed('text-generation', { options }, { temperature: 0 })).toEqual(
    printed('text-generation', undefined, { ...options, temperature: 0 }),
  );
});

test('what the caller asks comes before what the card wishes', async () => {
  const wishes = { prompt: 'card', system: 'Be brief.' };
  const messages = [{ role: 'user', content: 'mine' }];
  expect(printed('text-generation', wishes, { messages })).toEqual(printed('text-generation', undefined, { messages }));
  const { said: own } = await optionsForPrompt(modelOf('text-generation', wishes), 'mine', {});
  expect(own).toEqual({ messages: [{ role: 'system', content: 'Be brief.' }, ...messages] });
});

test('a wish that a task has no place for changes no call', () => {
  const whole = { prompt: 'p', system: 's', question: 'q', context: 'c', labels: ['a'], sentences: ['a', 'b'] };
  for (const task of ['automatic-speech-recognition', 'image-classification', 'tabular-classification'])
    expect(printed(task, whole)).toEqual(printed(task));
  expect(printed('fill-mask', { prompt: 'no mask' })).toEqual(printed('fill-mask'));
  expect(printed('automatic-speech-recognition').code.length).toBeGreaterThan(0);
});
