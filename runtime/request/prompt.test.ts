import { describe, expect, test } from 'vitest';
import { samplesByTask } from '../../out/modules/samples-by-task.ts';
import { loadInferenceSnippets } from '../inference/lazy.ts';
import { optionsForPrompt } from '../inference/prompt.ts';
import { parseModel } from '../model/parse.ts';
import { withFileOf } from './parts.ts';
import { exchanged, promptOf, withTextOf } from './prompt.ts';

const OWN = 'What the reader asks 4711';

describe('the text that a reader exchanges', () => {
  test.each(
    Object.entries(samplesByTask),
  )('%s: reaches the code of every client that has some', async (task, sample) => {
    const prompt = promptOf(sample, '[MASK]');
    if (prompt === undefined) {
      expect(['image', 'audio', 'table']).toContain(sample.kind);
      expect(exchanged(sample, OWN, '[MASK]', false)).toBeUndefined();
      return;
    }
    const given = exchanged(sample, task === 'fill-mask' ? `${OWN} [MASK]` : OWN, '[MASK]', true);
    const record = { id: 'org/name', pipeline_tag: task, mask_token: '[MASK]', tags: ['conversational'] };
    const { snippets } = await loadInferenceSnippets(parseModel(record), { ...given, provider: 'hf-inference' });
    for (const { code } of snippets) expect([code.includes(OWN), code.includes(prompt.text)]).toEqual([true, false]);
  });

  test('is the text of a model that completes one', async () => {
    const model = parseModel({ id: 'org/name', pipeline_tag: 'text-generation' });
    const { said: given } = await optionsForPrompt(model, OWN, {});
    expect(given).toEqual({ inputs: OWN });
    const { snippets } = await loadInferenceSnippets(model, { ...given, provider: 'hf-inference' });
    expect(snippets.length).toBeGreaterThan(3);
    for (const { code } of snippets) expect(code).toContain(OWN);
  });

  test('of a conversation leaves files and earlier messages as they are', () => {
    const messages = [
      { role: 'system', content: 'Be short.' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'What is said?' },
          { type: 'input_audio', input_audio: { data: 'a.wav', format: 'wav' } },
        ],
      },
    ];
    expect(withTextOf(withFileOf(messages, 'b.mp3') as unknown[], OWN)).toEqual([
      messages[0],
      {
        role: 'user',
        content: [
          { type: 'text', text: OWN },
          { type: 'input_audio', input_audio: { data: 'b.mp3', format: 'mp3' } },
        ],
      },
    ]);
  });
});
