import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Call } from '../../out/types/call.ts';
import type { Client } from '../../out/types/client.ts';
import type { Contract, Provider } from '../../out/types/provider.ts';
import { valueNames } from '../3-compile/shape.ts';
import { emitClientModules, emitProviderIndexes } from './inference.ts';
import { emitCalls, emitProvider } from './provider.ts';
import { emitProject } from './ts-morph.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const all = (folder: string) => readdirSync(folder).map((file) => read(`${folder}/${file}`));
const providers: Provider[] = all('catalogue/providers');
const clients: Client[] = all('catalogue/clients');
const languages = globSync('languages/*/language.json').map(read);
const calls = new Map(all('catalogue/calls').map((call: Call) => [call.id, call]));
const names = valueNames(read('schemas/values.schema.json'));
const project = emitProject();
const setting = { kindOf: (template: string) => /^(file-)?method/.exec(template)?.[0], calls, names };

test('the order of the files does not matter', () => {
  const turned = <T>(list: readonly T[]): T[] => [...list].reverse();
  expect(emitProviderIndexes(project, turned(providers))).toEqual(emitProviderIndexes(project, providers));
  expect(emitClientModules(project, turned(clients), turned(languages), setting).get('clients.ts')).toContain(
    'python-openai',
  );
});

test('clients come in the order of their snippets, without what only readers need', () => {
  const text = emitClientModules(project, clients, languages, setting).get('clients.ts') ?? '';
  const ids = [...text.matchAll(/^ {4}id: '([^']+)'/gm)].map(([, id]) => id);
  expect(ids).toEqual([
    'python-openai',
    'python-huggingface_hub',
    'python-fal_client',
    'python-requests',
    'js-openai',
    'js-huggingface.js',
    'js-fetch',
    'sh-curl',
    'python-AsyncOpenAI',
    'python-AsyncInferenceClient',
    'python-httpx',
    'go-net_http',
    'rust-reqwest',
    'java-java.net.http',
    'php-ext_curl',
    'csharp-HttpClient',
    'powershell-Invoke_RestMethod',
    'ruby-Net.HTTP',
    'go-openai_go',
    'java-openai_java',
    'rust-async_openai',
    'ruby-openai_ruby',
    'csharp-openai_dotnet',
  ]);
  expect(text).toContain("python: 'Python'");
  expect(text).not.toMatch(/sources|notes|\$schema/);
});

const CALL: Call = {
  id: 'x',
  body: { inputs: { $: 'prompt' } },
  result: { as: 'json' },
};

/** The contract of a provider that has only this one, as its module has it. */
function contractOf(contract: Contract, more: Partial<Provider> = {}, call: Call = CALL) {
  const facts = { id: 'a-b', label: 'A', organization: 'a', url: 'https://a.example', sources: [], notes: ['n'] };
  const entry: Provider = { ...facts, path: '/m/{model}', ...more, tasks: { x: contract } };
  const text = emitProvider(project, entry, new Map([[call.id, call]]), names);
  const [, body = ''] = /export const provider: Provider = ([\s\S]*);/.exec(text) ?? [];
  const jobs = /const jobs = ([\s\S]*?);\n/.exec(text)?.[1] ?? '{}';
  const provider = new Function('urlPath', 'chat', 'jobs', `return ${body}`)(
    (name: string) => `<${name}>`,
    { kind: 'chat' },
    new Function(`return ${jobs}`)(),
  );
  return { text, contract: provider.tasks.x };
}

const values = { model: 'M', providerModel: 'Own:Model', hub: 'H', hubModel: 'o/n', modelVersion: 'v' };

test('what a contract leaves out is taken from the call; what only readers need is left out', () => {
  const { text, contract } = contractOf({ notes: ['n'], sources: ['https://a.example/s'] });
  expect(text).not.toMatch(/sources|notes|organization/);
  expect(contract.path(values)).toBe('/m/<M>');
  expect(contract.json({ ...values, prompt: 'p' })).toEqual({ json: { inputs: 'p' } });
  expect(contract.json(values)).toBeUndefined();
  expect(contract.result).toEqual({ as: 'json' });
});

test('a shared call is spread, with what the provider adds', () => {
  const chat: Call = {
    id: 'x',
    kind: 'chat',
    when: { sample: 's', tag: 't', task: 'u' },
    body: {},
    result: { as: 'json' },
  };
  const { contract } = contractOf({ path: '/chat', endpoint: ['/v1'] }, {}, chat);
  expect(contract).toEqual({ kind: 'chat', path: expect.any(Function), endpoint: ['/v1'] });
  expect(emitCalls(project, new Map([['x', chat]]), names)).toContain('x: chat');
});

test('cases change path, body and arguments where they hold, in order', () => {
  const lora = { when: { adapter: 'lora', weights: true as const }, add: { w: { $text: '{hub}/{adapterWeights}' } } };
  const { contract } = contractOf(
    {
      body: { a: { $: 'prompt' } },
      cases: [
        'lora',
        { when: { modelContains: [':'] }, path: '/other', args: { 'js-x': { b: 1 } } },
        { when: { model: 'Own:Model' }, body: { only: { $file: 'dataUrl' } } },
      ],
    },
    { cases: { lora } },
  );
  const held = { ...values, prompt: 'p', adapter: 'lora', adapterWeights: 'w' };
  expect(contract.json(held)).toEqual({ json: {}, file: { encoding: 'dataUrl', paths: [['only']] } });
  expect(contract.json({ ...held, providerModel: 'm' })).toEqual({ json: { a: 'p', w: 'H/w' } });
  expect(contract.json({ ...held, providerModel: 'm', adapterWeights: undefined })).toEqual({ json: { a: 'p' } });
  expect(contract.path(held)).toBe('/other');
  expect(contract.path({ ...held, providerModel: 'm' })).toBe('/m/<M>');
  expect(contract.args['js-x'](held)).toEqual({ b: 1 });
  expect(contract.args['js-x']({ ...held, providerModel: 'm' })).toEqual({});
});

test('clients differ in what they state, and refuse what they do not send', () => {
  const queue = { submit: { host: 'https://q.example' }, poll: { url: ['u'] }, status: ['s'] };
  const { contract } = contractOf(
    {
      job: 'queue',
      cases: [{ when: { adapter: 'lora' }, without: ['b'], add: { l: 1 } }],
      clients: { a: { job: null, body: { own: { $: 'prompt' } } }, c: false },
    },
    { jobs: { queue: { ...queue, completed: 'done', failed: [], seconds: 1 } } },
  );
  expect(contract.host).toBe('https://q.example');
  expect(contract.job).toEqual({ poll: { url: ['u'] }, status: ['s'], completed: 'done', failed: [], seconds: 1 });
  expect(contract.clients.a).toMatchObject({ host: undefined, job: undefined });
  expect(contract.clients.a.json({ ...values, prompt: 'p', adapter: 'lora' })).toEqual({ json: { own: 'p', l: 1 } });
  expect([{}, { adapter: 'lora' }].map(contract.clients.b.refuses)).toEqual([false, true]);
  expect(contract.clients.c).toBe(false);
});

test('forms are lists of fields, a file body needs nothing, an unusable contract says why', () => {
  const { contract } = contractOf({ form: { model: { $: 'model' }, text: { $: 'text' } } });
  expect(contract.form({ ...values, text: 't' })).toEqual([
    { name: 'model', value: 'M' },
    { name: 'text', value: 't' },
  ]);
  expect(contract.form(values)).toBeUndefined();
  expect(contractOf({ bytes: true }).contract).toEqual({ path: expect.any(Function), result: { as: 'json' } });
  expect(contractOf({ unusable: 'Why.' }).contract).toEqual({ unusable: 'Why.' });
});
