import { expect, test } from 'vitest';
import { librariesOf } from '../../runtime/libraries.ts';
import { printed, tags } from './printed.ts';

const SPEAKS = { pipeline_tag: 'text-to-speech', library_name: 'mlx' };
const QWEN = 'mlx-community/Qwen3-TTS-12Hz-1.7B';

test.each([
  [`${QWEN}-CustomVoice-8bit`, 'voice="Ryan"'],
  [`${QWEN}-VoiceDesign-bf16`, 'instruct="'],
  [`${QWEN}-Base-bf16`, 'ref_audio="reference.wav"'],
  [`${QWEN}-Base-bf16`, 'ref_text="'],
])('MLX Audio is told of %s what it raises without: %s', (id, text) => {
  expect(printed('mlx', { id, ...SPEAKS })).toContain(text);
});

/** The hub gives the type of a model as a tag, and some types are called as the libraries of their makers are. */
test.each([
  'qwen3_tts',
  'chatterbox',
  'dia-tts',
  'vibevoice',
  'voxcpm',
  'kokoro',
  'sam2',
  'f5-tts',
  'pocket-tts',
  'outetts',
  'chat_tts',
  'vui',
  'yolov10',
  'gliner',
])('%s, which runs on PyTorch, does not load weights of MLX', (type) => {
  expect(librariesOf({ id: 'org/m-4bit', ...SPEAKS, ...tags('mlx', 'safetensors', type) })).toEqual(['mlx']);
  expect(librariesOf({ id: 'org/m', ...tags('safetensors', type) })).toContain(type);
});
