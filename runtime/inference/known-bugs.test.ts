import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { clients } from '../../out/modules/clients.ts';
import { hub } from '../../out/modules/hub.ts';
import { samplesByTask } from '../../out/modules/samples-by-task.ts';
import { providerTokenVariable } from '../request/mode.ts';
import type { Json } from '../request/types.ts';
import { argument, HAS_JQ, runShell, snippetOf, snippetsOf, syntaxProblems } from './test-kit/node.ts';
import type { InferenceOptions, InferenceSnippet } from './types.ts';

// Shells and parsers are started many times, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const RAW = ['python-requests', 'js-fetch', 'sh-curl'];
const HOSTILE = `it's "quoted" \\ $(x) \`y\` \${z}\n{{a}} \u2028 </script>`;

const get = (task: string, client: string, options: InferenceOptions = {}, record = {}): InferenceSnippet => {
  const found = snippetOf(task, client, options, record);
  if (!found) throw new Error(`${client} has no snippet for ${task} ${JSON.stringify(options)}`);
  return found;
};
const code = (...args: Parameters<typeof get>): string => get(...args).code;
const body = (...args: Parameters<typeof get>): Json | undefined => {
  const sent = get(...args).request?.body;
  return sent?.kind === 'json' ? sent.json : undefined;
};
const urlOf = (...args: Parameters<typeof get>): string | undefined => get(...args).request?.url;
const ids = (task: string, options: InferenceOptions): string[] =>
  snippetsOf(task, options).snippets.map(({ language, client }) => `${language}-${client}`);
const sample = (task: string): Record<string, Json> =>
  (samplesByTask as unknown as Record<string, Record<string, Json>>)[task] ?? {};
const hf = { provider: 'hf-inference' };
const parses = (task: string, options: InferenceOptions, record = {}): void => {
  const { snippets } = snippetsOf(task, options, record);
  expect(snippets.length).toBeGreaterThan(0);
  for (const snippet of snippets) expect(syntaxProblems(snippet)).toEqual([]);
};
/** The JSON that curl is really given by the shell. */
const curlJson = (task: string, options: InferenceOptions): unknown =>
  JSON.parse(argument(runShell(code(task, 'sh-curl', options)).calls[0], '-d') ?? '');
const same = (task: string, options: InferenceOptions): void =>
  expect(curlJson(task, options)).toEqual(body(task, 'sh-curl', options));
const polls = (task: string, provider: string): void => {
  for (const client of RAW) {
    const snippet = get(task, client, { provider });
    expect(snippet.request?.job).toBeDefined();
    expect(snippet.code).toMatch(/status_url|statusUrl/);
  }
};
const tokens = (options: InferenceOptions): (string | undefined)[] => [
  ...new Set(snippetsOf('text-generation', options).snippets.map(({ request }) => request?.headers[0]?.env)),
];

/** Mistakes of another generator, by their numbers in the facts: each is checked not to occur here. */
const BUGS: Record<number, () => void> = {
  1: () => {
    for (const provider of ['deepinfra', 'together'])
      expect(get('automatic-speech-recognition', 'python-requests', { provider }).request?.body.kind).toBe('form');
  },
  2: () =>
    expect(urlOf('text-generation', 'js-fetch', { provider: 'openai' })).toBe(
      'https://api.openai.com/v1/chat/completions',
    ),
  3: () =>
    expect(
      body('text-generation', 'js-fetch', { provider: 'openai', accessToken: 'sk-x', providerModelId: 'gpt' }),
    ).toMatchObject({ model: 'gpt' }),
  4: () =>
    expect(snippetsOf('image-text-to-video', { provider: 'novita' })).toMatchObject({
      snippets: [],
      reason: expect.stringContaining('MiniMax-H3'),
    }),
  5: () => {
    for (const provider of ['deepinfra', 'scaleway', 'together']) {
      parses('feature-extraction', { provider });
      expect(body('feature-extraction', 'python-requests', { provider })).toEqual({
        model: 'org/name',
        input: sample('feature-extraction').text,
      });
    }
  },
  6: () => {
    for (const task of ['text-to-audio', 'audio-to-audio', 'image-segmentation']) parses(task, { provider: 'fal-ai' });
    expect(body('text-to-audio', 'js-fetch', { provider: 'fal-ai' })).toEqual({ prompt: sample('text-to-audio').text });
  },
  7: () => {
    parses('automatic-speech-recognition', { provider: 'replicate' });
    parses('image-to-text', { provider: 'zai-org' });
  },
  8: () => {
    expect(code('image-to-text', 'sh-curl', { provider: 'zai-org' })).toMatch(
      /base64 < cat\.jpg[\s\S]*"model": "org\/name"/,
    );
    if (!HAS_JQ) return;
    const run = runShell(code('image-to-text', 'sh-curl', { provider: 'zai-org' }), { 'cat.jpg': 'JPEG' });
    expect(JSON.parse(run.stdin ?? '')).toEqual({ model: 'org/name', file: `data:image/jpeg;base64,${btoa('JPEG')}` });
  },
  9: () => {
    const run = runShell(code('zero-shot-classification', 'sh-curl', { ...hf, billTo: 'acme' }));
    expect(run).toMatchObject({ calls: [expect.arrayContaining(['X-HF-Bill-To: acme'])], stray: '' });
  },
  10: () => {
    for (const task of ['text-classification', 'zero-shot-classification']) parses(task, { ...hf, inputs: HOSTILE });
    parses('image-classification', { ...hf, inputs: HOSTILE.replace(/[\n\u2028]/g, '') });
  },
  11: () => {
    parses('question-answering', { ...hf, inputs: { question: HOSTILE, context: 'c' } });
    expect(
      code('document-question-answering', 'js-huggingface.js', { ...hf, inputs: { image: 'a.png', question: 'who' } }),
    ).toMatch(/"a\.png"[\s\S]*"who"/);
  },
  12: () =>
    expect(body('text-generation', 'sh-curl', { inputs: 'hi', temperature: 1 })).toMatchObject({
      messages: [{ role: 'user', content: 'hi' }],
      temperature: 1,
    }),
  13: () =>
    expect(body('text-to-image', 'js-fetch', { provider: 'together' })).toMatchObject({
      prompt: sample('text-to-image').text,
    }),
  14: () => expect(curlJson('text-classification', hf)).toEqual({ inputs: sample('text-classification').text }),
  15: () =>
    expect(curlJson('sentence-similarity', hf)).toMatchObject({
      inputs: { sentences: sample('sentence-similarity').sentences },
    }),
  16: () => same('text-generation', { messages: [{ role: 'user', content: HOSTILE }] }),
  17: () => parses('text-generation', { messages: [{ role: 'user', content: 'x', a: true, b: false, c: null }] }),
  18: () =>
    expect(code('text-generation', 'python-requests', { messages: [{ role: 'user', a: true, b: null }] })).toMatch(
      /"a": True, "b": None/,
    ),
  19: () => parses('text-generation', { accessToken: `hf_${'"\'`$(x)'}`, billTo: `"'\\`, provider: 'groq' }),
  20: () => parses('image-to-image', { provider: 'fal-ai', inputs: { prompt: HOSTILE, image: 'a\'"b.png' } }),
  21: () => {
    for (const snippet of snippetsOf('fill-mask', hf, { mask_token: undefined }).snippets)
      expect(snippet.code).not.toContain('undefined');
  },
  22: () =>
    expect(code('image-segmentation', 'sh-curl', { provider: 'fal-ai' })).toContain(
      `'${urlOf('image-segmentation', 'sh-curl', { provider: 'fal-ai' })}'`,
    ),
  23: () => {
    const endpointUrl = 'https://x.example/a?b=c&d=(e);f';
    expect(runShell(code('text-classification', 'sh-curl', { endpointUrl }))).toMatchObject({
      calls: [expect.arrayContaining([endpointUrl])],
      stray: '',
    });
  },
  24: () => {
    const text = sample('text-to-speech').text;
    expect(
      ['hf-inference', 'replicate', 'deepinfra', 'together', 'fal-ai'].map((provider) =>
        body('text-to-speech', 'js-fetch', { provider }),
      ),
    ).toEqual([
      { inputs: text },
      { input: { text } },
      { model: 'org/name', input: text },
      { model: 'org/name', input: text },
      { text },
    ]);
  },
  25: () =>
    expect(body('text-to-audio', 'python-requests', { provider: 'fal-ai' })).toEqual({
      prompt: sample('text-to-audio').text,
    }),
  26: () =>
    expect(get('automatic-speech-recognition', 'sh-curl', { provider: 'fal-ai' }).request?.body).toMatchObject({
      file: { name: 'sample1.mp3', prefix: 'data:audio/mpeg;base64,' },
    }),
  27: () =>
    expect(code('image-classification', 'js-fetch', hf)).toMatch(
      /"Content-Type": "image\/jpeg"[\s\S]*body: await readFile\("cat\.jpg"\)/,
    ),
  28: () =>
    expect(get('image-to-image', 'python-requests', { provider: 'fal-ai' }).request?.body).toMatchObject({
      file: { paths: [['image_url'], ['image_urls', 0]] },
    }),
  29: () => {
    for (const provider of ['together', 'replicate', 'wavespeed']) parses('image-to-image', { provider });
  },
  30: () =>
    expect(body('image-to-image', 'python-requests', { provider: 'wavespeed' })).toEqual({
      prompt: sample('image-to-image').prompt,
    }),
  31: () =>
    expect(code('image-to-image', 'python-requests', { provider: 'replicate' })).toContain(
      'payload["input"]["image"] = content',
    ),
  32: () =>
    expect(code('image-to-video', 'python-requests', { provider: 'together' })).toContain(
      'payload["frame_images"][0]["input_image"] = content',
    ),
  33: () =>
    expect(code('image-to-image', 'js-fetch', { provider: 'fal-ai' })).toMatch(
      /^import \{ readFile[\s\S]*"base64"[\s\S]*"application\/json"[\s\S]*JSON\.stringify/,
    ),
  34: () => expect(body('image-to-video', 'js-fetch', { provider: 'together' })).toMatchObject({ model: 'org/name' }),
  35: () =>
    expect(
      code('image-to-image', 'python-fal_client', {
        provider: 'fal-ai',
        directRequest: true,
        providerModelId: 'app/x',
      }),
    ).toMatch(/"prompt": "Turn[\s\S]*\["image_url"\] = content[\s\S]*subscribe\("app\/x"/),
  36: () =>
    expect(
      code('image-to-video', 'python-fal_client', {
        provider: 'fal-ai',
        directRequest: true,
        providerModelId: 'app/x',
      }),
    ).toContain('subscribe("app/x"'),
  37: () => {
    const lora = {
      provider: 'fal-ai',
      directRequest: true,
      adapter: 'lora',
      adapterWeightsPath: 'w',
      providerModelId: 'fal-ai/lora',
    };
    for (const client of ['python-fal_client', ...RAW])
      expect(code('text-to-image', client, lora)).toMatch(/loras[\s\S]*model_name/);
    for (const client of ['python-fal_client', ...RAW]) expect(code('image-to-video', client, lora)).toContain('loras');
  },
  38: () =>
    expect(code('document-question-answering', 'python-requests', hf)).toContain(
      'payload["inputs"]["image"] = content',
    ),
  39: () =>
    expect(curlJson('tabular-classification', hf)).toEqual({ inputs: { data: sample('tabular-classification').data } }),
  40: () => expect(code('sentence-similarity', 'python-huggingface_hub')).toMatch(/sentence=[\s\S]*other_sentences=/),
  41: () =>
    expect(body('text-generation', 'sh-curl', { temperature: 0, max_tokens: 0, top_p: 0 })).toMatchObject({
      temperature: 0,
      max_tokens: 0,
      top_p: 0,
    }),
  42: () => {
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
  43: () => {
    for (const provider of ['wavespeed', 'zai-org']) polls('text-to-image', provider);
    polls('image-to-video', 'together');
  },
  44: () => {
    for (const provider of ['deepinfra', 'nscale', 'together'])
      expect(code('text-to-image', 'js-fetch', { provider })).toContain('"base64"');
  },
  45: () =>
    expect(code('image-to-image', 'python-requests', { provider: 'together' })).toContain('base64.b64decode(value)'),
  46: () => {
    for (const provider of ['fal-ai', 'replicate'])
      expect(get('text-to-speech', 'python-requests', { provider }).request?.result.as).toBe('url');
  },
  47: () => {
    expect(runShell(code('text-to-image', 'sh-curl', { provider: 'replicate' })).calls[0]).toContain('Prefer: wait');
    polls('automatic-speech-recognition', 'replicate');
  },
  48: () => {
    for (const client of RAW)
      expect(code('image-to-text', client, { provider: 'zai-org' })).toMatch(/x-source-channel[\s\S]*accept-language/);
  },
  49: () => expect(code('text-to-speech', 'python-requests', hf)).toContain('file.write(response.content)'),
  50: () => expect(code('text-to-speech', 'js-fetch', { ...hf, billTo: 'acme' })).toContain('"X-HF-Bill-To": "acme"'),
  51: () => {
    for (const client of ['python-openai', 'python-huggingface_hub'])
      expect(code('text-generation', client, { streaming: true })).toMatch(
        /for choice in chunk\.choices:\s+print\(choice\.delta\.content or ""/,
      );
  },
  52: () =>
    expect(code('text-generation', 'python-requests', { streaming: true })).toMatch(
      /partition\(b":"\)[\s\S]*chunk\.get\("error"\)[\s\S]*\.get\("content"\) or ""/,
    ),
  53: () =>
    expect(code('text-generation', 'js-huggingface.js', { streaming: true })).toContain(
      'choices[0]?.delta?.content ?? ""',
    ),
  54: () => {
    for (const [client, check] of [
      ['python-requests', 'HTTP {response.status_code}: {response.text}'],
      ['js-fetch', '!response.ok'],
      ['sh-curl', '--fail-with-body'],
    ] as const)
      expect(code('text-classification', client, hf)).toContain(check);
  },
  55: () => {
    for (const { code } of snippetsOf('text-to-image', { provider: 'fal-ai', directRequest: true }).snippets)
      expect(code).toContain('image.png');
  },
  56: () =>
    expect(code('image-classification', 'js-huggingface.js', hf)).toContain(
      'import { readFile } from "node:fs/promises";',
    ),
  57: () =>
    expect(code('image-to-image', 'js-huggingface.js', { provider: 'fal-ai' })).toContain(
      'new Blob([await readFile("cat.png")], { type: "image/png" })',
    ),
  58: () =>
    expect(code('automatic-speech-recognition', 'js-huggingface.js', { provider: 'fal-ai' })).toContain('"audio/mpeg"'),
  59: () => {
    expect(code('image-text-to-image', 'js-huggingface.js', { provider: 'fal-ai' })).toContain(
      'client.imageTextToImage(',
    );
    expect(ids('image-text-to-image', { provider: 'fal-ai' })).not.toContain('python-huggingface_hub');
  },
  60: () => {
    for (const [task, provider] of [
      ['text-to-image', 'deepinfra'],
      ['audio-to-audio', 'fal-ai'],
      ['image-to-text', 'zai-org'],
    ] as const)
      expect(ids(task, { provider })).not.toContain('python-huggingface_hub');
  },
  61: () =>
    expect(
      code('text-generation', 'js-huggingface.js', {
        provider: 'groq',
        directRequest: true,
        streaming: true,
        providerModelId: 'g',
      }),
    ).toMatch(/provider: "groq",\s+model: "org\/name"/),
  62: () =>
    expect(
      code('text-generation', 'python-huggingface_hub', {
        provider: 'groq',
        directRequest: true,
        streaming: true,
        providerModelId: 'g',
      }),
    ).toMatch(/provider="groq"[\s\S]*model="org\/name"/),
  63: () => {
    const options = { provider: 'openai', directRequest: true, providerModelId: 'gpt' };
    expect(code('text-generation', 'js-huggingface.js', options)).toContain('model: "openai/gpt"');
    expect(code('text-generation', 'python-huggingface_hub', options)).toContain('model="gpt"');
  },
  64: () =>
    expect(
      code('text-classification', 'js-huggingface.js', { ...hf, endpointUrl: 'http://localhost:1' }),
    ).not.toContain('provider'),
  65: () =>
    expect(
      code('text-classification', 'python-huggingface_hub', { ...hf, endpointUrl: 'http://localhost:1' }),
    ).not.toMatch(/model=|provider=/),
  66: () =>
    expect(urlOf('text-to-image', 'js-fetch', { provider: 'fal-ai', endpointUrl: 'http://localhost:1/x' })).toBe(
      'http://localhost:1/x',
    ),
  67: () =>
    expect(get('text-generation', 'sh-curl', { endpointUrl: 'http://localhost:1' }).request).toMatchObject({
      url: 'http://localhost:1/v1/chat/completions',
      model: 'org/name',
    }),
  68: () => expect(snippetsOf('text-generation', { directRequest: true }).snippets).toEqual([]),
  69: () =>
    expect(
      runShell(code('automatic-speech-recognition', 'sh-curl', { provider: 'fal-ai', directRequest: true }), {
        'sample1.mp3': 'x',
      }).calls[0],
    ).toContain('Authorization: Key fal_secret'),
  70: () => expect(providerTokenVariable(hub, 'a-b-c')).toBe('A_B_C_API_KEY'),
  71: () => {
    expect(ids('text-to-image', { provider: 'fal-ai' })).not.toContain('python-fal_client');
    expect(code('text-to-image', 'python-fal_client', { provider: 'fal-ai', accessToken: 'k' })).toContain(
      'SyncClient(key="k")',
    );
  },
  72: () => expect(tokens({ provider: 'together', endpointUrl: 'http://localhost:1' })).toEqual(['API_TOKEN']),
  73: () => {
    const named = (slug: string): unknown =>
      JSON.parse(readFileSync(`catalogue/providers/${slug}.json`, 'utf8')).vendorTokenVariable;
    expect([named('fal-ai'), named('replicate'), named('zai-org')]).toEqual([
      'FAL_KEY',
      'REPLICATE_API_TOKEN',
      'ZAI_API_KEY',
    ]);
  },
  74: () => {
    expect(urlOf('text-generation', 'js-fetch', { provider: 'groq', directRequest: true })).toMatch(
      /^https:\/\/api\.groq\.com/,
    );
    expect(ids('text-generation', { provider: 'groq', directRequest: true, accessToken: 'hf_x' })).toEqual([]);
  },
  75: () =>
    expect(urlOf('text-generation', 'js-fetch', { provider: 'groq', accessToken: 'gsk_x' })).toMatch(
      /^https:\/\/api\.groq\.com/,
    ),
  76: () => {
    for (const other of [{ directRequest: true }, { endpointUrl: 'http://localhost:1' }]) {
      for (const snippet of snippetsOf('text-generation', { provider: 'groq', billTo: 'acme', ...other }).snippets)
        expect(snippet.code).not.toContain('acme');
    }
  },
  77: () => {
    for (const task of [
      'text-to-image',
      'question-answering',
      'table-question-answering',
      'visual-question-answering',
      'document-question-answering',
    ])
      expect(ids(task, hf)).toEqual(expect.arrayContaining(RAW));
    expect(ids('text-to-video', { provider: 'together' })).toEqual(expect.arrayContaining(RAW));
  },
  78: () => {
    for (const task of [
      'audio-classification',
      'object-detection',
      'zero-shot-classification',
      'tabular-regression',
      'table-question-answering',
    ])
      expect(ids(task, hf)).toContain('js-huggingface.js');
  },
  79: () => {
    for (const task of ['zero-shot-classification', 'zero-shot-image-classification', 'tabular-classification']) {
      expect(ids(task, hf)).toContain('python-huggingface_hub');
      expect(ids(task, {})).toContain('python-huggingface_hub');
    }
  },
  80: () => expect(ids('text-generation', { streaming: true })).toContain('js-fetch'),
  81: () => {
    for (const snippet of snippetsOf('text-to-image', { provider: 'nscale' }).snippets)
      expect(snippet.code).not.toContain('num_inference_steps');
    const steps = snippetsOf('text-to-image', hf).snippets.map(({ code }) => /num_inference_steps\W+5\b/.test(code));
    expect(steps).toEqual(steps.map(() => true));
  },
  82: () =>
    expect(code('image-to-image', 'python-huggingface_hub', { provider: 'fal-ai' })).toContain('image="cat.png"'),
  83: () => {
    for (const snippet of snippetsOf('text-generation', hf, { tags: [] }).snippets)
      expect(snippet.code).not.toMatch(/chat/i);
  },
};

describe('known bugs of another generator', () => {
  test.each(Array.from({ length: 83 }, (_, index) => index + 1))('B%i', (number) => {
    const check = BUGS[number];
    if (!check) throw new Error(`no check for B${number}`);
    check();
  });

  test('every client takes part', () => expect(clients).toHaveLength(8));
});
