import { describe, expect, test } from 'vitest';
import { code, get, hf, polls } from './test-kit/code.ts';
import { runShell, snippetsOf } from './test-kit/node.ts';

describe('answers and errors', () => {
  test.each<[what: string, check: () => void]>([
    [
      'jobs of fal-ai are polled',
      () => {
        for (const task of [
          'text-to-image',
          'image-to-image',
          'image-to-video',
          'text-to-audio',
          'audio-to-audio',
          'image-segmentation',
        ])
          polls(task, 'fal-ai');
      },
    ],
    [
      'jobs of other providers are polled',
      () => {
        for (const provider of ['wavespeed', 'zai-org']) polls('text-to-image', provider);
        polls('image-to-video', 'together');
      },
    ],
    [
      'fetch decodes base64',
      () => {
        for (const provider of ['deepinfra', 'nscale', 'together'])
          expect(code('text-to-image', 'js-fetch', { provider })).toContain('"base64"');
      },
    ],
    [
      'Python decodes base64',
      () =>
        expect(code('image-to-image', 'python-requests', { provider: 'together' })).toContain(
          'base64.b64decode(value)',
        ),
    ],
    [
      'a recording comes as an address',
      () => {
        for (const provider of ['fal-ai', 'replicate'])
          expect(get('text-to-speech', 'python-requests', { provider }).request?.result.as).toBe('url');
      },
    ],
    [
      'Replicate is asked to wait, or polled',
      () => {
        expect(runShell(code('text-to-image', 'sh-curl', { provider: 'replicate' })).calls[0]).toContain(
          'Prefer: wait',
        );
        polls('automatic-speech-recognition', 'replicate');
      },
    ],
    [
      'bytes of a recording are written to a file',
      () => expect(code('text-to-speech', 'python-requests', hf)).toContain('file.write(response.content)'),
    ],
    [
      'a streamed chat in Python prints pieces and skips empty ones',
      () => {
        for (const client of ['python-openai', 'python-huggingface_hub'])
          expect(code('text-generation', client, { streaming: true })).toMatch(
            /for choice in chunk\.choices:\s+print\(choice\.delta\.content or ""/,
          );
      },
    ],
    [
      'a stream that is read by hand knows errors and empty pieces',
      () =>
        expect(code('text-generation', 'python-requests', { streaming: true })).toMatch(
          /partition\(b":"\)[\s\S]*chunk\.get\("error"\)[\s\S]*\.get\("content"\) or ""/,
        ),
    ],
    [
      'a streamed chat in JavaScript skips empty pieces',
      () =>
        expect(code('text-generation', 'js-huggingface.js', { streaming: true })).toContain(
          'choices[0]?.delta?.content ?? ""',
        ),
    ],
    [
      'an HTTP error is raised',
      () => {
        for (const [client, check] of [
          ['python-requests', 'HTTP {response.status_code}: {response.text}'],
          ['js-fetch', '!response.ok'],
          ['sh-curl', '--fail-with-body'],
        ] as const)
          expect(code('text-classification', client, hf)).toContain(check);
      },
    ],
    [
      'an image is saved to a file',
      () => {
        for (const { code } of snippetsOf('text-to-image', { provider: 'fal-ai', directRequest: true }).snippets)
          expect(code).toContain('image.png');
      },
    ],
  ])('%s', (_, check) => check());
});
