import { describe, expect, test } from 'vitest';
import { samplesByTask } from '../../out/modules/samples-by-task.ts';
import { loadInferenceSnippets } from '../inference/lazy.ts';
import { parseModel } from '../model/parse.ts';
import { withFileOf } from './parts.ts';
import { promptOf, withTextOf } from './prompt.ts';

const OWN = 'What the reader asks 4711';

describe('the text that a reader exchanges', () => {
  test.each(
    Object.entries(samplesByTask),
  )('%s: reaches the code of every client that has some', async (task, sample) => {
    const prompt = promptOf(sample, '[MASK]');
    if (prompt === undefined) {
      expect(['image', 'audio', 'table']).toContain(sample.kind);
      return;
    }
    const given =
      sample.kind === 'messages'
        ? { messages: withTextOf(sample.messages, OWN) }
        : { inputs: { [prompt.part]: task === 'fill-mask' ? `${OWN} [MASK]` : OWN } };
    const record = { id: 'org/name', pipeline_tag: task, mask_token: '[MASK]', tags: ['conversational'] };
    const { snippets } = await loadInferenceSnippets(parseModel(record), { ...given, provider: 'hf-inference' });
    for (const { code } of snippets) expect([code.includes(OWN), code.includes(prompt.text)]).toEqual([true, false]);
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
