import { expect, test } from 'vitest';
import { has } from '../interpreters.ts';
import { clientVersion, executionsOf, lowestVersion, recordedWith } from './executed.ts';
import type { Verdict } from './verify.ts';

const verdict = (client: string, state: Verdict['state']): Verdict =>
  ({ cell: { client }, state, notes: [], seconds: 0, excuses: new Set() }) as unknown as Verdict;

test.each([
  'python-openai',
  'python-fal_client',
  'js-openai',
  'js-huggingface.js',
  'js-fetch',
  'sh-curl',
  ...(has('go') ? ['go-net_http'] : []),
  ...(has('cargo') ? ['rust-reqwest'] : []),
  ...(has('javac') ? ['java-java.net.http'] : []),
  ...(has('php') ? ['php-ext_curl'] : []),
  ...(has('ruby') ? ['ruby-Net.HTTP'] : []),
  ...(has('dotnet') ? ['csharp-HttpClient', 'csharp-openai_dotnet'] : []),
  ...(has('go') ? ['go-openai_go'] : []),
  ...(has('javac') ? ['java-openai_java'] : []),
  ...(has('cargo') ? ['rust-async_openai'] : []),
  ...(has('pwsh') ? ['powershell-Invoke_RestMethod'] : []),
])('the version of %s is the one that ran', (id) => expect(clientVersion(id)).toMatch(/\d+\.\d+\.\d+/));

test('a client passed when all that was executed passed; one of which nothing was executed is left out', () => {
  const verdicts = [
    verdict('js-fetch', 'passed'),
    verdict('js-fetch', 'skipped'),
    verdict('sh-curl', 'passed'),
    verdict('sh-curl', 'failed'),
    verdict('js-openai', 'skipped'),
  ];
  expect(executionsOf(verdicts, '2026-01-02')).toMatchObject({
    'js-fetch': { status: 'passed', snippets: 1, date: '2026-01-02' },
    'sh-curl': { status: 'failed', snippets: 2, date: '2026-01-02' },
  });
  expect(Object.keys(executionsOf(verdicts, '2026-01-02'))).toEqual(['js-fetch', 'sh-curl']);
});

test.each([
  ['python-requests', /^\d+\.\d+\.\d+$/],
  ['js-huggingface.js', /^\d+\.\d+\.\d+$/],
  ['js-fetch', /^node \d+/],
  ['sh-curl', /^curl \d+\.\d+, jq \d+\.\d+$/],
  ['go-net_http', /^go \d+\.\d+$/],
])('the lowest version of %s is named as it is claimed', (id, form) => expect(lowestVersion(id)).toMatch(form));

test('a run with the lowest version stands within the other of its client, and stays there', () => {
  const run = { status: 'passed', date: '2026-01-02', version: '2.0', snippets: 4 } as const;
  const old = { ...run, version: '1.0' };
  const both = recordedWith({ 'js-a': run }, { 'js-a': old }, true);
  expect(both).toEqual({ 'js-a': { ...run, lowest: old } });
  expect(recordedWith(both, { 'js-a': { ...run, snippets: 5 } })).toEqual({
    'js-a': { ...run, snippets: 5, lowest: old },
  });
  expect(() => recordedWith({}, { 'js-a': old }, true)).toThrow('no run with its newest version');
});
