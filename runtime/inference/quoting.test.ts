import { describe, expect, test } from 'vitest';
import { code, HOSTILE, hf, parses, same, urlOf } from './test-kit/code.ts';
import { runShell } from './test-kit/node.ts';

describe('values that are text, code or addresses', () => {
  test.each<[what: string, check: () => void]>([
    [
      'curl passes on who pays and prints the answer alone, here an empty one',
      () => {
        const run = runShell(code('zero-shot-classification', 'sh-curl', { ...hf, billTo: 'acme' }));
        expect(run).toMatchObject({ calls: [expect.arrayContaining(['X-HF-Bill-To: acme'])], stray: '\n' });
      },
    ],
    [
      'classifiers print hostile inputs',
      () => {
        for (const task of ['text-classification', 'zero-shot-classification'])
          parses(task, { ...hf, inputs: HOSTILE });
        parses('image-classification', { ...hf, inputs: HOSTILE.replace(/[\n\u2028]/g, '') });
      },
    ],
    [
      'questions print hostile inputs, and the file and question that were given',
      () => {
        parses('question-answering', { ...hf, inputs: { question: HOSTILE, context: 'c' } });
        expect(
          code('document-question-answering', 'js-huggingface.js', {
            ...hf,
            inputs: { image: 'a.png', question: 'who' },
          }),
        ).toMatch(/"a\.png"[\s\S]*"who"/);
      },
    ],
    [
      'the shell gives curl the chat as it was',
      () => same('text-generation', { messages: [{ role: 'user', content: HOSTILE }] }),
    ],
    [
      'a chat with true, false and null parses',
      () => parses('text-generation', { messages: [{ role: 'user', content: 'x', a: true, b: false, c: null }] }),
    ],
    [
      'Python prints True and None',
      () =>
        expect(code('text-generation', 'python-requests', { messages: [{ role: 'user', a: true, b: null }] })).toMatch(
          /"a": True, "b": None/,
        ),
    ],
    [
      'a hostile token and payer parse',
      () => parses('text-generation', { accessToken: `hf_${'"\'`$(x)'}`, billTo: `"'\\`, provider: 'groq' }),
    ],
    [
      'a hostile prompt and file name parse',
      () => parses('image-to-image', { provider: 'fal-ai', inputs: { prompt: HOSTILE, image: 'a\'"b.png' } }),
    ],
    [
      'an address is one quoted word of the shell',
      () =>
        expect(code('image-segmentation', 'sh-curl', { provider: 'fal-ai' })).toContain(
          `'${urlOf('image-segmentation', 'sh-curl', { provider: 'fal-ai' })}'`,
        ),
    ],
    [
      "an endpoint's address with signs of the shell arrives whole",
      () => {
        const endpointUrl = 'https://x.example/a?b=c&d=(e);f';
        expect(runShell(code('text-classification', 'sh-curl', { endpointUrl }))).toMatchObject({
          calls: [expect.arrayContaining([endpointUrl])],
          stray: '\n',
        });
      },
    ],
  ])('%s', (_, check) => check());
});
