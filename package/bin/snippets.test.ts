import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadLibrary } from '../../out/modules/libraries/index.ts';
import { chooseSnippets } from './snippets.ts';

const PROMPT = 'high tide';

it.each<[what: string, task: string, told: string[]]>([
  ['no library is told to leave a prompt out that its code says', 'text-generation', []],
  [
    'a library is told whose code asks nothing',
    'automatic-speech-recognition',
    ['The prompt is left out of the code of Transformers: what is asked there, if anything, is its own text.'],
  ],
])('%s', async (_, task, told) => {
  const record = { id: 'org/name', library_name: 'transformers', pipeline_tag: task };
  const { shown, reasons } = await chooseSnippets(record, { library: 'transformers', prompt: PROMPT }, loadLibrary);
  expect({ said: shown.some(({ code }) => code.includes(PROMPT)), reasons }).toEqual({
    said: told.length === 0,
    reasons: told,
  });
});

const record = JSON.parse(readFileSync('seeds/qwen-qwen3-0-6b.json', 'utf8'));

it('tells of each piece of code what was done with it, by its library and by its client', async () => {
  const { shown, printed } = await chooseSnippets(record, {}, loadLibrary);
  const sentences = shown.map(({ receipt }) => receipt?.sentence ?? '');
  const own = printed.library.filter(({ library }) => library === 'transformers');
  expect(own.map(({ kind, proof }) => [kind, proof?.slice(0, 32)])).toEqual([
    ['install', undefined],
    ...own.slice(1).map(() => ['code', 'Executed on a tiny random model ']),
  ]);
  expect(sentences.filter((sentence) => sentence.startsWith('Executed with version '))).toHaveLength(
    printed.inference.length,
  );
});

const { id: _, ...DEPTH } = JSON.parse(readFileSync('seeds/depth-anything-depth-anything-v2-small-hf.json', 'utf8'));

it.each<[string, object, RegExp]>([
  ['the very code', {}, /^Executed on a tiny random model .*bitsandbytes/],
  ['the same for another model', { id: 'org/m' }, /^For another model of this kind: Executed on .*bitsandbytes/],
  [
    'code of which only that with weights as they are was',
    { id: 'org/m', ...DEPTH },
    /^For a model of this kind with its weights as they are: Executed on a tiny random model (?!.*bitsandbytes)/,
  ],
])('says what was executed of weights that are loaded at fewer bits: %s', async (_, over, sentence) => {
  const choice = { library: 'transformers', quantization: '4-bit' };
  const told = { ...record, safetensors: { parameters: { BF16: 751_632_384 } }, ...over };
  const { printed } = await chooseSnippets(told, choice, loadLibrary);
  const changed = printed.library.filter(({ kind, code }) => kind === 'code' && code.includes('load_in_4bit'));
  expect(changed.length).toBeGreaterThan(0);
  for (const { proof } of changed) expect(proof).toMatch(sentence);
});

it('claims no execution of code that asks what a reader chose', async () => {
  const { shown } = await chooseSnippets(record, { prompt: PROMPT }, loadLibrary);
  const changed = shown.filter(({ code }) => code.includes(PROMPT));
  const told = new Set(changed.map(({ receipt, proof }) => (receipt?.sentence ?? proof ?? '').split(': ')[0]));
  expect(changed.length).toBeGreaterThan(5);
  expect([...told].sort()).toEqual([
    'For a model of this kind, asked another text',
    'Not run as it stands here; code made by the same template',
  ]);
});

it('knows what the usual calls sent, and that a call which asks for more is other code', async () => {
  const recorded = async (choice: object): Promise<(boolean | undefined)[]> => {
    const { shown } = await chooseSnippets(record, { client: 'openai', language: 'python', ...choice }, loadLibrary);
    return Promise.all(shown.map(async ({ exchange }) => (await exchange?.())?.holds));
  };
  expect(await recorded({})).toEqual([true]);
  expect(await recorded({ stream: true })).toEqual([false]);
});
