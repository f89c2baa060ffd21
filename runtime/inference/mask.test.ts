import { describe, expect, test } from 'vitest';
import { parseModel } from '../model/parse.ts';
import { inferenceSnippets } from './index.ts';
import type { InferenceOptions } from './types.ts';

const HF = { provider: 'hf-inference' };

/** The calls of a record as lists of models have it, without a mask token. */
const callsOf = (id: string, tags: string[], options: InferenceOptions = HF, more: object = {}) =>
  inferenceSnippets(parseModel({ id, pipeline_tag: 'fill-mask', tags: ['fill-mask', ...tags], ...more }), options);

const GUESSED = { kind: 'mask-token-unknown', text: expect.stringContaining('<mask> is sent') };

/** Models with the tag that the hub computes of their configuration, and the token of the example of their card. */
describe('the sentence of a call has the mask token of the model', () => {
  test.each([
    ['google-bert/bert-base-cased', 'bert', '[MASK]'],
    ['emilyalsentzer/Bio_ClinicalBERT', 'bert', '[MASK]'],
    ['distilbert/distilbert-base-uncased', 'distilbert', '[MASK]'],
    ['albert/albert-base-v2', 'albert', '[MASK]'],
    ['google/electra-large-generator', 'electra', '[MASK]'],
    ['microsoft/deberta-v3-base', 'deberta-v2', '[MASK]'],
    ['google/mobilebert-uncased', 'mobilebert', '[MASK]'],
    ['FacebookAI/roberta-base', 'roberta', '<mask>'],
    ['FacebookAI/xlm-roberta-base', 'xlm-roberta', '<mask>'],
    ['almanach/camembert-base', 'camembert', '<mask>'],
    ['facebook/esm2_t33_650M_UR50D', 'esm', '<mask>'],
    ['allenai/longformer-base-4096', 'longformer', '<mask>'],
    ['microsoft/mpnet-base', 'mpnet', '<mask>'],
    ['flaubert/flaubert_base_cased', 'flaubert', '<special1>'],
  ])('%s, tagged %s: %s', (id, tag, token) => {
    const { snippets, notices = [] } = callsOf(id, ['transformers', tag, 'en']);
    expect(snippets.length).toBeGreaterThan(3);
    for (const { code, request } of snippets) {
      expect(code).toContain(`turn it into ${token}.`);
      expect(request?.body).toMatchObject({ json: { inputs: `Bees collect nectar and turn it into ${token}.` } });
    }
    expect(notices).not.toContainEqual(GUESSED);
  });

  test('of another architecture than its tags tell it is that of the configuration', () => {
    const { snippets } = callsOf('org/name', ['bert'], HF, { config: { model_type: 'roberta' } });
    expect(snippets[0]?.code).toContain('<mask>');
  });

  test('what the author wishes to be asked has it, too', () => {
    const more = { cardData: { snippets: { prompt: 'Honey is made by [MASK].' } } };
    expect(callsOf('org/name', ['bert'], HF, more).snippets[0]?.code).toContain('Honey is made by [MASK].');
  });
});

describe('where nothing tells it', () => {
  test.each<[string, string[]]>([
    ['no tag of an architecture', []],
    ['an architecture whose repositories bring their own tokenizer', ['modernbert']],
    ['tags of architectures that differ', ['bert', 'roberta']],
  ])('%s: a notice says so', (_, tags) => {
    const { snippets, notices } = callsOf('org/name', tags);
    expect(snippets[0]?.code).toContain('<mask>');
    expect(notices).toContainEqual(GUESSED);
  });

  test('an endpoint is sent it as well', () => {
    const { notices } = callsOf('org/name', [], { endpointUrl: 'https://endpoint.example' });
    expect(notices).toEqual([GUESSED]);
  });

  test.each<[string, InferenceOptions, object]>([
    ['the caller says the sentence', { ...HF, inputs: 'Honey is made by [MASK].' }, {}],
    ['the task has no mask', HF, { pipeline_tag: 'text-classification' }],
    ['the record names it', HF, { mask_token: '<unk>' }],
  ])('%s: no notice', (_, options, more) => {
    const { snippets, notices = [] } = callsOf('org/name', [], options, more);
    expect(snippets).not.toEqual([]);
    expect(notices).not.toContainEqual(GUESSED);
  });
});
