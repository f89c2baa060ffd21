import { expect, test } from 'vitest';
import type { Contract, Provider } from '../../../out/types/provider.ts';
import { loadProject, type Project } from '../../1-load/project.ts';
import { templatesOf } from '../../2-analyse/templates.ts';
import { noMemo } from '../../memo.ts';
import { COLLECTIONS } from '../index.ts';
import { collections } from './index.ts';
import { providers } from './source.ts';

const { project } = loadProject(
  process.cwd(),
  COLLECTIONS.map(({ source }) => source),
);

/** The problems of the providers with the entry of fal-ai changed. */
function problemsOf(change: (provider: Provider, contract: Contract) => void): string[] {
  const entries = project.entries(providers).map((json) => {
    if (json.value.id !== 'fal-ai') return json;
    const value = structuredClone(json.value);
    change(value, value.tasks['text-to-image'] ?? {});
    return { ...json, value, placeOf: json.placeOf.bind(json) };
  });
  const changed: Project = {
    ...project,
    entries: (source) => (source.name === providers.name ? (entries as never) : project.entries(source)),
  };
  const problems = collections.flatMap((one) => one.analyse(changed, templatesOf(changed, noMemo), noMemo).problems);
  return problems.map(({ code, file, hint }) => `${code} ${file} ${hint}`);
}

test.each<[string, (provider: Provider, contract: Contract) => void, RegExp[]]>([
  ['nothing', () => {}, []],
  [
    'a task that is no call',
    ({ tasks }, contract) => {
      tasks['text-to-imag'] = contract;
    },
    [/^unknown-call .*text-to-image/],
  ],
  ['a case that the provider has not', (_, contract) => contract.cases?.push('lorra'), [/^unknown-case .*lora/]],
  [
    'a job that the provider has not',
    (_, contract) => {
      contract.job = 'queu';
    },
    [/^unknown-job .*queue/],
  ],
  [
    'a placeholder in a body, and in a case',
    ({ cases }, contract) => {
      contract.body = { a: [{ $: 'promt' }] };
      if (cases?.lora) cases.lora.add = { b: { $text: '{hubb}/{model}' } };
    },
    [/^unknown-placeholder .*hub/, /^unknown-placeholder .*prompt/],
  ],
  [
    'a file that is written in two ways',
    (_, contract) => {
      contract.body = { a: { $file: 'base64' }, b: [{ $file: 'dataUrl' }] };
    },
    [/^mixed-encodings .*fal-ai/],
  ],
  [
    'nothing that says where the call goes',
    (provider) => {
      delete provider.path;
    },
    Object.keys(project.entries(providers).find(({ value }) => value.id === 'fal-ai')?.value.tasks ?? {}).map(
      () => /^missing-key .*fal-ai/,
    ),
  ],
])('%s', (_, change, expected) => {
  expect(problemsOf(change)).toEqual(expected.map((one) => expect.stringMatching(one)));
});
