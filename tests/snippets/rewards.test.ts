import { expect, test } from 'vitest';
import { printed, tags } from './printed.ts';

const RANKS = {
  pipeline_tag: 'text-classification',
  transformersInfo: { auto_model: 'AutoModelForSequenceClassification' },
};
const TEMPLATE = { config: { chat_template_jinja: '{{ messages }}' } };

/** The pipeline scores a text: what a reward model rates is an answer, in its own template or as a pair, and no probability. */
test.each([
  ['with a chat template', { id: 'a/Reward-8B', ...tags('llama'), ...TEMPLATE }, 'apply_chat_template(messages'],
  ['of pairs', { id: 'a/reward-model-deberta-v3', ...tags('deberta-v2') }, '"text_pair": "It is Paris."'],
])('a reward model %s is given an answer by its pipeline', (_, record, call) => {
  const text = printed('transformers', { ...RANKS, ...record });
  expect(text).toContain(call);
  expect(text).toContain('function_to_apply="none"');
  expect(text).not.toMatch(/softmax|"What a lovely surprise!"/);
});

test('a classifier with a chat template that is called nothing of the kind is given a text', () => {
  const text = printed('transformers', { ...RANKS, id: 'a/guard', ...tags('llama'), ...TEMPLATE });
  expect(text).toContain('pipe("What a lovely surprise!")');
});

test.each([
  ['internlm/internlm2-1_8b-reward', { config: { auto_map: { AutoModel: 'm.Rates' } } }, true],
  ['a/rates', { config: { architectures: ['InternLM2ForRewardModel'], auto_map: { AutoModel: 'm.Rates' } } }, true],
  ['Qwen/Qwen2.5-Math-RM-72B', { config: { auto_map: { AutoModel: 'm.Qwen2ForRewardModel' } } }, false],
])('%s with %j, whose code no pipeline loads, is asked by a method of its own: %s', (id, more, asked) => {
  const text = printed('transformers', { id, ...tags('custom_code'), pipeline_tag: 'text-classification', ...more });
  expect(text.includes('model.get_score(tokenizer, messages)')).toBe(asked);
  expect(text.includes('AutoModel.from_pretrained(')).toBe(true);
  expect(text.includes('pipeline(')).toBe(false);
});
