import { describe, expect, test } from 'vitest';
import { gguf, printedFor, textOf } from './test-kit/records.ts';

const PAGE = 'https://huggingface.co/org/m-GGUF';
const closed = gguf({ gated: 'auto', tags: ['gguf', 'conversational', 'license:other-own'] });
const server = {
  id: 'org/m',
  tags: ['transformers', 'conversational'],
  pipeline_tag: 'text-generation',
  gated: 'manual',
};
const tgi = { ...server, tags: ['transformers', 'text-generation-inference', 'conversational'] };

describe('a gated model', () => {
  test('is said to be so by every app, with the address of its terms', async () => {
    const printed = Object.values(await printedFor(closed));
    expect(printed.length).toBeGreaterThan(10);
    for (const { notices } of printed)
      expect(notices[0]).toEqual({
        kind: 'gated',
        text: `The weights are gated: accept the terms at ${PAGE} before running this.`,
        href: PAGE,
      });
  });
  test.each([
    'llama.cpp',
    'pi',
    'hermes-agent',
    'openclaw',
    'node-llama-cpp',
    'docker-model-runner',
  ])('gives %s the token before all else, on each system in its shell', async (id) => {
    const { steps = [] } = (await printedFor(closed))[id] ?? {};
    expect(steps.slice(0, 2).map(({ shell, platforms, code }) => [shell, platforms, code])).toEqual([
      ['posix', ['macOS', 'Linux'], 'export HF_TOKEN=your-token\n'],
      ['powershell', ['Windows'], "$env:HF_TOKEN = 'your-token'\n"],
    ]);
  });
  test.each([
    ['vllm', server],
    ['sglang', server],
    ['llama-cpp-python', closed],
  ])('is downloaded by %s with the token that the login stores, once the install brought its command', async (id, record) => {
    const { steps = [] } = (await printedFor(record))[id] ?? {};
    expect(steps[0]?.title).toBe('Install');
    expect(steps[1]?.code).toBe('hf auth login\n');
  });

  test('is downloaded by MLX LM behind the installs of all systems', async () => {
    const { steps = [] } = (await printedFor({ ...server, tags: ['mlx', 'safetensors'] }))['mlx-lm'] ?? {};
    expect(steps.map(({ title }) => title).slice(0, 3)).toEqual(['Install', 'Install', 'Log in to the hub']);
  });
  test('reaches the container of TGI with the token', async () => {
    const { tgi: app } = await printedFor(tgi);
    expect(app?.steps[0]?.code).toBe('export HF_TOKEN=your-token\n');
    expect(textOf(app)).toContain('-e HF_TOKEN');
  });
  test.each([
    ['ollama', 'public key'],
    ['lmstudio', 'lms import'],
    ['jan', 'in its settings'],
    ['localai', 'without a token'],
  ])('is reached by %s in its own way', async (id, words) =>
    expect((await printedFor(closed))[id]?.notices.map(({ text }) => text).join(' ')).toContain(words));
});

test('a private model is said to be so, and asked for with a token', async () => {
  const { 'llama.cpp': app } = await printedFor(gguf({ private: true }));
  expect(app?.notices[0]).toMatchObject({ kind: 'private' });
  expect(app?.steps[0]?.code).toContain('HF_TOKEN');
});

test('a model for everybody takes no token, in no app', async () => {
  for (const record of [gguf(), { ...server, gated: false }, { ...tgi, gated: false }])
    for (const app of Object.values(await printedFor(record)))
      expect(textOf(app) + app.notices.map(({ text }) => text).join()).not.toMatch(
        /HF_TOKEN|auth login|token of the hub/,
      );
});

test('a licence of its own, or one that forbids, is said by every app', async () => {
  for (const licence of ['cc-by-nc-4.0', 'other-own'])
    for (const { notices } of Object.values(await printedFor(gguf({ tags: ['gguf', `license:${licence}`] }))))
      expect(notices.filter(({ kind }) => kind === 'licence')).toHaveLength(1);
});
