import { expect, test } from 'vitest';
import { printed, tags } from './printed.ts';

/** Moshi chats; other models of the same library read aloud or write down, and its server takes none of them. */
test.each([
  ['kyutai/moshiko-pytorch-bf16', 'audio-to-audio', 'moshi.server'],
  ['kyutai/moshiko-mlx-q4', 'audio-to-audio', 'moshi_mlx.local'],
  ['kyutai/tts-1.6b-en_fr', 'text-to-speech', 'moshi.run_tts'],
  ['kyutai/stt-2.6b-en', 'automatic-speech-recognition', 'moshi.run_inference'],
  ['kyutai/stt-1b-en_fr-mlx', 'automatic-speech-recognition', 'moshi_mlx.run_inference'],
])('%s, of the task %s, is run by %s', (id, pipeline_tag, module) => {
  const text = printed('moshi', { id, pipeline_tag, ...tags('moshi', 'safetensors') });
  expect(text).toContain(`python -m ${module} `);
  expect(text.match(/python -m (\S+)/g)?.every((call) => call.startsWith(`python -m ${module}`))).toBe(true);
  expect(text.includes('mimi.encode')).toBe(module === 'moshi.server');
});
