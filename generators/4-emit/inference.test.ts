import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Client } from '../../out/types/client.ts';
import type { Hub } from '../../out/types/hub.ts';
import type { Language } from '../../out/types/language.ts';
import type { Provider } from '../../out/types/provider.ts';
import { emitClientModules, emitHub, emitProviderModules } from './inference.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const all = (folder: string) => readdirSync(folder).map((file) => read(`${folder}/${file}`));
const catalogue: { providers: Provider[]; clients: Client[]; languages: Language[]; hub: Hub } = {
  providers: all('catalogue/providers'),
  clients: all('catalogue/clients'),
  languages: globSync('languages/*/language.json').map(read),
  hub: read('catalogue/hub.json'),
};
const kindOf = (template: string) => /^(file-)?method/.exec(template)?.[0];
const modulesOf = ({ providers, clients, languages, hub }: typeof catalogue) =>
  new Map([
    ...emitProviderModules(providers),
    ...emitClientModules(clients, languages, kindOf),
    ['hub.ts', emitHub(hub)],
  ]);
const modules = modulesOf(catalogue);

test('one module a provider, and the indexes', () => {
  const expected = readdirSync('catalogue/providers').map((file) => `providers/${file.replace('.json', '.ts')}`);
  const indexes = [
    'clients.ts',
    'hub.ts',
    'inference/index.ts',
    'inference/registry.ts',
    'providers/index.ts',
    'providers/registry.ts',
  ];
  expect([...modules.keys()].sort()).toEqual([...expected, ...indexes].sort());
});

test('the order of the files does not matter', () => {
  const reversed = {
    ...catalogue,
    providers: [...catalogue.providers].reverse(),
    clients: [...catalogue.clients].reverse(),
  };
  expect([...modulesOf(reversed)].sort()).toEqual([...modules].sort());
});

test('what only readers need is left out, bodies are whole', () => {
  const entry: Provider = {
    id: 'a-b',
    label: 'A',
    organization: 'a',
    url: 'https://a.example',
    sources: ['https://a.example/s'],
    notes: ['n'],
    tasks: { x: { body: { notes: 1, sources: 2 }, notes: ['n'] } },
  };
  const text = emitProviderModules([entry]).get('providers/a-b.ts') ?? '';
  expect(JSON.parse(/= (\{.*\});/.exec(text)?.[1] ?? '')).toEqual({
    id: 'a-b',
    label: 'A',
    organization: 'a',
    url: 'https://a.example',
    tasks: { x: { body: { notes: 1, sources: 2 } } },
  });
});

test('clients come in the order of their snippets, with the names of their languages', () => {
  const text = modules.get('clients.ts') ?? '';
  const ids = [...text.matchAll(/^ {2}\{"id":"([^"]+)"/gm)].map(([, id]) => id);
  expect(ids).toEqual([
    'python-openai',
    'python-huggingface_hub',
    'python-fal_client',
    'python-requests',
    'js-openai',
    'js-huggingface.js',
    'js-fetch',
    'sh-curl',
  ]);
  expect(text).toContain('"python":"Python"');
});
