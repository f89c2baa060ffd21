import { expect, test } from 'vitest';
import { setupOf } from './setup.ts';
import { snippetOf } from './test-kit/node.ts';
import type { InferenceOptions } from './types.ts';

const setup = (task: string, client: string, options: InferenceOptions = {}) => {
  const snippet = snippetOf(task, client, options);
  return snippet && setupOf(snippet);
};

test('packages, key and file of a call', () => {
  expect(setup('image-classification', 'python-requests', { provider: 'hf-inference' })).toEqual({
    install: expect.arrayContaining([{ manager: 'uv', code: 'uv pip install -U requests\n' }]),
    key: {
      variable: 'HF_TOKEN',
      href: 'https://huggingface.co/settings/tokens',
      set: [
        { shell: 'posix', code: 'export HF_TOKEN=your-key\n' },
        { shell: 'powershell', code: "$env:HF_TOKEN = 'your-key'\n" },
        { shell: 'cmd', code: 'set "HF_TOKEN=your-key"\n' },
      ],
    },
    files: [{ name: 'cat.jpg', sample: 'samples/cat.jpg' }],
  });
});

test.each<[string, InferenceOptions, string | undefined]>([
  ['python-fal_client', { provider: 'fal-ai', directRequest: true }, 'FAL_KEY'],
  ['js-huggingface.js', {}, 'HF_TOKEN'],
  ['sh-curl', { provider: 'fal-ai', accessToken: 'secret' }, undefined],
])('the variable of %s %j', (client, options, variable) => {
  expect(setup('text-to-image', client, options)?.key?.variable).toBe(variable);
});

test.each<[string, InferenceOptions, string | undefined]>([
  ['of the hub, for the router', { provider: 'groq' }, 'https://huggingface.co/settings/tokens'],
  [
    "of the provider's own, for a direct call",
    { provider: 'groq', directRequest: true },
    'https://console.groq.com/keys',
  ],
  ['nowhere, for an endpoint of the caller', { endpointUrl: 'https://endpoint.example/v1' }, undefined],
])('a key is made at a page %s', (_, options, page) => {
  expect(setup('text-generation', 'python-requests', options)?.key?.href).toBe(page);
});

test.each<[string, InferenceOptions, unknown]>([
  ['a call whose request only the client knows', {}, [{ name: 'cat.jpg', sample: 'samples/cat.jpg' }]],
  ['a file of the caller', { inputs: 'mine.png' }, [{ name: 'mine.png' }]],
])('the file of %s', (_, options, files) => {
  expect(setup('image-classification', 'python-huggingface_hub', options)?.files).toEqual(files);
});

test.each<[string, InferenceOptions, readonly string[]]>([
  ['python-openai', {}, ['pip install -U openai', 'uv pip install -U openai']],
  ['python-huggingface_hub', {}, ['pip install -U huggingface_hub', 'uv pip install -U huggingface_hub']],
  ['python-requests', {}, ['pip install -U requests', 'uv pip install -U requests']],
  ['js-openai', {}, ['npm install openai', 'pnpm add openai', 'yarn add openai', 'bun add openai']],
  ['js-fetch', {}, []],
  ['sh-curl', {}, []],
  ['java-java.net.http', {}, []],
  ['go-openai_go', {}, ['go get github.com/openai/openai-go/v3']],
  ['java-openai_java', {}, []],
  ['ruby-openai_ruby', {}, ['gem install openai', 'bundle add openai']],
  ['csharp-openai_dotnet', {}, ['dotnet add package OpenAI']],
])('%s is installed', (client, options, commands) => {
  const { install = [] } = setup('text-generation', client, options) ?? {};
  expect(install.map(({ code }) => code.trimEnd())).toEqual(commands);
});

test.each<[task: string, client: string, InferenceOptions, packages: string]>([
  ['text-to-image', 'python-huggingface_hub', { provider: 'fal-ai' }, 'huggingface_hub pillow'],
  ['text-to-image', 'python-huggingface_hub', {}, 'huggingface_hub pillow'],
  ['image-to-image', 'python-huggingface_hub', { provider: 'fal-ai', directRequest: true }, 'huggingface_hub pillow'],
  ['image-segmentation', 'python-huggingface_hub', { provider: 'hf-inference' }, 'huggingface_hub pillow'],
  ['image-segmentation', 'python-AsyncInferenceClient', { async: true }, 'huggingface_hub pillow'],
  [
    'feature-extraction',
    'python-huggingface_hub',
    { endpointUrl: 'https://endpoint.example' },
    'huggingface_hub numpy',
  ],
  ['feature-extraction', 'python-AsyncInferenceClient', { async: true }, 'huggingface_hub numpy'],
  ['image-classification', 'python-huggingface_hub', {}, 'huggingface_hub'],
  ['text-to-video', 'python-huggingface_hub', { provider: 'fal-ai' }, 'huggingface_hub'],
  ['text-to-image', 'python-requests', { provider: 'hf-inference' }, 'requests'],
])('%s by %s %j needs %s', (task, client, options, packages) => {
  const { install = [] } = setup(task, client, options) ?? {};
  expect(install.map(({ code }) => code.trimEnd())).toEqual([
    `pip install -U ${packages}`,
    `uv pip install -U ${packages}`,
  ]);
});

test('python-fal_client is installed', () => {
  const { install = [] } =
    setup('text-to-image', 'python-fal_client', { provider: 'fal-ai', directRequest: true }) ?? {};
  expect(install.map(({ code }) => code.trimEnd())).toContain('pip install -U fal-client');
});
