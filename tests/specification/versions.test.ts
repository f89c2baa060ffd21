import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../generators/cli/command.ts';
import { clients } from '../../out/modules/clients.ts';
import { isProgram } from '../recorder/programs.ts';

/** What pages say that a snippet is written for: a version is claimed by hand, and `verify -- --lowest` runs it. */
const CLAIMED: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = {
  'python-openai': { openai: '>=1.55.3' },
  'python-huggingface_hub': { huggingface_hub: '>=2.0' },
  'python-fal_client': { 'fal-client': '>=0.5' },
  'python-requests': { requests: '>=2.28' },
  'js-openai': { openai: '>=5.0' },
  'js-huggingface.js': { '@huggingface/inference': '>=4.13.28' },
  'js-fetch': { node: '>=20' },
  'sh-curl': { curl: '>=7.76', jq: '>=1.6' },
  'python-AsyncOpenAI': { openai: '>=1.55.3' },
  'python-AsyncInferenceClient': { huggingface_hub: '>=2.0' },
  'python-httpx': { httpx: '>=0.28' },
  'go-net_http': { go: '>=1.21' },
  'rust-reqwest': { reqwest: '>=0.13.5', serde_json: '>=1.0.154', base64: '>=0.23.1' },
  'java-java.net.http': { 'com.fasterxml.jackson.core:jackson-databind': '>=2.23.0' },
  // Older releases of PHP and Ruby cannot be had from a registry that is asked here: docs/languages.md says which one ran.
  'php-ext_curl': undefined,
  'ruby-Net.HTTP': undefined,
  'csharp-HttpClient': undefined,
  'powershell-Invoke_RestMethod': undefined,
  'go-openai_go': { 'github.com/openai/openai-go/v3': '>=3.96.0' },
  'java-openai_java': { 'com.openai:openai-java': '>=4.101.0' },
  'rust-async_openai': { 'async-openai': '>=0.43.0' },
  'ruby-openai_ruby': undefined,
  'csharp-openai_dotnet': undefined,
};

/** Calls for which a newer version is claimed: by client, its package and version, and the pairs of provider and task. */
const NEWER: Readonly<Record<string, unknown>> = {
  'js-huggingface.js': [
    {
      versions: { '@huggingface/inference': '>=4.13.30' },
      calls: { deepinfra: ['text-to-image'], novita: ['image-text-to-video'] },
    },
  ],
};

test('every client claims the lowest versions that were run', () => {
  expect(Object.fromEntries(clients.map(({ id, versions }) => [id, versions]))).toEqual(CLAIMED);
});

test('and newer ones for the calls that need them', () => {
  const newer = clients.flatMap((client) => ('newer' in client && client.newer ? [[client.id, client.newer]] : []));
  expect(Object.fromEntries(newer)).toEqual(NEWER);
});

test('what a client claims is a package that it installs or a program of which older releases can be had', () => {
  const unknown = clients.flatMap(({ id, install = {}, versions = {} }) =>
    Object.keys(versions).flatMap((name) =>
      isProgram(name) || Object.values(install).flat().includes(name) ? [] : `${id} ${name}`,
    ),
  );
  expect(unknown).toEqual([]);
});

test.each([
  ['java-java.net.http', 'java-net-http', 100],
  ['java-openai_java', 'openai-java', 30],
])('a program of %s names the package that it claims, in the lowest version', (id, name, least) => {
  const wanted = Object.entries(CLAIMED[id] ?? {}).map(([of, range]) => `//DEPS ${of}:${range.slice(2)}`);
  const files = globSync(`out/snippets/inference/**/*-${name}.java`, { cwd: ROOT });
  const others = files.filter((file) => {
    const lines = readFileSync(join(ROOT, file), 'utf8').match(/^\/\/DEPS .*$/gm) ?? [];
    return lines.join() !== wanted.join();
  });
  expect({ others, wanted }).toEqual({ others: [], wanted: [expect.stringMatching(/:\d+\.\d+\.\d+$/)] });
  expect(files.length).toBeGreaterThan(least);
});
