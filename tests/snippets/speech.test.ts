import { describe, expect, test } from 'vitest';
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

/** What speaks by a codec: its processor makes its own inputs, and what comes out is a wave only once decoded. */
describe.each(['text-to-speech', 'text-to-audio'])('of the task %s', (pipeline_tag) => {
  test.each([
    ['bark', 'processor(text)', 'model.generation_config.sample_rate'],
    ['csm', '"[0]" + text', 'output_audio=True'],
    ['dia', '"[S1] ', 'processor.batch_decode(codes)'],
  ])('a model of the type %s is given %s and decoded with %s', (kind, input, output) => {
    for (const auto_model of ['AutoModelForTextToWaveform', 'AutoModelForSpeechSeq2Seq', undefined]) {
      const transformersInfo = auto_model === undefined ? undefined : { auto_model, processor: 'AutoProcessor' };
      const text = printed('transformers', { id: 'a/b', pipeline_tag, ...tags(kind), transformersInfo });
      expect(text).toContain(input);
      expect(text).toContain(output);
      expect(text).not.toContain('help(');
    }
  });
});

/** The pipeline has no way to say the language, without which its decoder begins with nothing; the code is of version 5. */
test.each([['custom_code'], ['safetensors']])('Cohere Transcribe with the tag %s is told a language', (tag) => {
  const record = { id: 'a/b', pipeline_tag: 'automatic-speech-recognition', ...tags('cohere_asr', tag) };
  const text = printed('transformers', { ...record, transformersInfo: { auto_model: 'AutoModelForSpeechSeq2Seq' } });
  expect(text).toContain('language = "en"');
  expect(text).not.toMatch(/pipeline\(|trust_remote_code|help\(/);
});

/** NeuTTS looks up the language of its makers' models alone, and NeuCodec asserts which repositories hold a codec. */
test.each([
  ['neutts', 'neuphonic/neutts-nano', false, 'language='],
  ['neutts', 'org/neutts-fine-tune', true, 'language='],
  ['neucodec', 'neuphonic/distill-neucodec', true, 'from_pretrained('],
  ['neucodec', 'Scicom-intl/WideCodec', false, 'from_pretrained('],
])('%s with %s: %s that the code has %s', (library, id, has, text) => {
  expect(printed(library, { id, library_name: library, ...tags(library, 'safetensors') }).includes(text)).toBe(has);
});
