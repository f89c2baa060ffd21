import { describe, expect, test } from 'vitest';
import { code, get, hf, parses } from './test-kit/code.ts';
import { HAS_JQ, runShell } from './test-kit/node.ts';

describe('files in requests', () => {
  test.each<[what: string, check: () => void]>([
    [
      'curl sends an image as base64 inside its JSON',
      () => {
        expect(code('image-to-text', 'sh-curl', { provider: 'zai-org' })).toMatch(
          /name=cat\.jpg\n {2}file=\$\(base64 < "\$name"\)[\s\S]*"model": "org\/name"/,
        );
        if (!HAS_JQ) return;
        const run = runShell(code('image-to-text', 'sh-curl', { provider: 'zai-org' }), { 'cat.jpg': 'JPEG' });
        expect(JSON.parse(run.stdin ?? '')).toEqual({
          model: 'org/name',
          file: `data:image/jpeg;base64,${btoa('JPEG')}`,
        });
      },
    ],
    [
      'a recording is sent as a data URL of its type',
      () =>
        expect(get('automatic-speech-recognition', 'sh-curl', { provider: 'fal-ai' }).request?.body).toMatchObject({
          file: { name: 'sample1.mp3', prefix: 'data:audio/mpeg;base64,' },
        }),
    ],
    [
      'fetch sends the bytes of a file with its type',
      () =>
        expect(code('image-classification', 'js-fetch', hf)).toMatch(
          /"Content-Type": "image\/jpeg"[\s\S]*body: await readFile\("cat\.jpg"\)/,
        ),
    ],
    [
      'an image stands under both names that fal-ai has for it',
      () =>
        expect(get('image-to-image', 'python-requests', { provider: 'fal-ai' }).request?.body).toMatchObject({
          file: { paths: [['image_url'], ['image_urls', 0]] },
        }),
    ],
    [
      'an edit of an image parses at every provider',
      () => {
        for (const provider of ['together', 'replicate', 'wavespeed']) parses('image-to-image', { provider });
      },
    ],
    [
      'an image for Replicate stands inside input',
      () =>
        expect(code('image-to-image', 'python-requests', { provider: 'replicate' })).toContain(
          'payload["input"]["image"] = content',
        ),
    ],
    [
      'an image for Together stands in the list of frames',
      () =>
        expect(code('image-to-video', 'python-requests', { provider: 'together' })).toContain(
          'payload["frame_images"][0]["input_image"] = content',
        ),
    ],
    [
      'fetch encodes a file as base64 and sends JSON',
      () =>
        expect(code('image-to-image', 'js-fetch', { provider: 'fal-ai' })).toMatch(
          /^import \{ readFile[\s\S]*"base64"[\s\S]*"application\/json"[\s\S]*JSON\.stringify/,
        ),
    ],
    [
      'a document stands inside inputs',
      () =>
        expect(code('document-question-answering', 'python-requests', hf)).toContain(
          'payload["inputs"]["image"] = content',
        ),
    ],
    [
      'huggingface.js opens a file as a blob',
      () =>
        expect(code('image-classification', 'js-huggingface.js', hf)).toContain(
          'import { readFile } from "node:fs/promises";',
        ),
    ],
    [
      'a blob of an image has its type',
      () =>
        expect(code('image-to-image', 'js-huggingface.js', { provider: 'fal-ai' })).toContain(
          'new Blob([await readFile("cat.png")], { type: "image/png" })',
        ),
    ],
    [
      'a blob of a recording has its type',
      () =>
        expect(code('automatic-speech-recognition', 'js-huggingface.js', { provider: 'fal-ai' })).toContain(
          '"audio/mpeg"',
        ),
    ],
  ])('%s', (_, check) => check());
});
