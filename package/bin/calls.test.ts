import { expect, it } from 'vitest';
import { loadLibrary } from '../../out/modules/libraries/index.ts';
import { callOptions } from './calls.ts';
import { chooseSnippets } from './snippets.ts';

const record = {
  id: 'org/chat',
  pipeline_tag: 'text-generation',
  library_name: 'transformers',
  tags: ['conversational'],
};

it.each([
  [{ temperature: 'warm' }, '--temperature takes a number, not "warm".'],
  [{ 'max-tokens': ' ' }, '--max-tokens takes a number, not " ".'],
  [{ messages: '[{' }, '--messages is not JSON: '],
  [{ tools: '@none.json' }, '--tools: none.json cannot be read: ENOENT'],
  [{ endpoint: 'here' }, '--endpoint takes an http or https address, not "here".'],
])('refuses %j', (values, message) => expect(() => callOptions(values)).toThrow(message));

it('asks nothing where nothing was given', () => expect(callOptions({ temperature: undefined })).toEqual({}));

it.each([
  ['the messages', { messages: '[{"role": "user", "content": "High tide?"}]' }, '"content": "High tide?"'],
  ['a number', { temperature: '0.2' }, 'temperature=0.2'],
  ['the address', { endpoint: 'https://own.example/v1' }, 'base_url="https://own.example/v1'],
  ['the provider itself', { direct: true }, 'api.groq.com'],
  ['the name that the model has there', { direct: true, 'provider-model': 'own-name' }, 'own-name'],
  ['who pays', { 'bill-to': 'acme' }, '"X-HF-Bill-To": "acme"'],
  ['a key', { token: 'hf_mine' }, 'api_key="hf_mine"'],
])('code says %s that options ask for, and is not called executed', async (_, values, said) => {
  const choice = { provider: 'groq', client: 'openai', language: 'python', call: callOptions(values) };
  const { shown } = await chooseSnippets(record, choice, loadLibrary);
  expect(shown.map(({ heading }) => heading)).toHaveLength(1);
  expect(shown[0]?.code).toContain(said);
  expect(shown[0]?.receipt?.sentence).not.toMatch(/^Executed/);
});

it.each([
  ['speech that is read', { pipeline_tag: 'automatic-speech-recognition' }, { stream: true }, '--stream'],
  [
    'numbers',
    { pipeline_tag: 'text-to-image' },
    { call: { temperature: 1, max_tokens: 5 } },
    '--temperature and without --max-tokens',
  ],
])('says which options change nothing in calls for %s', async (_, task, choice, idle) => {
  const { reasons } = await chooseSnippets(
    { ...record, ...task },
    { ...choice, provider: 'hf-inference' },
    loadLibrary,
  );
  expect(reasons).toContain(`These calls are the same without ${idle}.`);
});

it('says nothing of options that a chat takes', async () => {
  const { reasons } = await chooseSnippets(record, { stream: true, call: { temperature: 0.1 } }, loadLibrary);
  expect(reasons.filter((reason) => reason.includes('the same without'))).toEqual([]);
});

it('says which variants of a card there are not', async () => {
  const variants = { transformers: 'direct-chat', nope: 'x' };
  const carded = { ...record, cardData: { snippets: { variants: { ...variants, diffusers: 'lora' } } } };
  const { reasons } = await chooseSnippets(carded, {}, loadLibrary);
  expect(reasons).toContain(
    "Of the model's card, this names no code of the model: transformers: direct-chat, nope: x.",
  );
});

it('options of a call leave out the code of libraries', async () => {
  const { printed } = await chooseSnippets(record, { call: { temperature: 1 } }, loadLibrary);
  expect([printed.library, printed.inference.length > 0]).toEqual([[], true]);
});
