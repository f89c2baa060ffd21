import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadProject } from '../../generators/1-load/project.ts';
import { knownPackages, lackingFor } from '../../generators/5-render/packages.ts';
import { packages } from '../../generators/collections/packages/source.ts';
import { LANGUAGES } from '../../languages/index.ts';
import { clients } from '../../out/modules/clients.ts';
import { hub } from '../../out/modules/hub.ts';
import { providers } from '../../out/modules/providers/registry.ts';
import { samplesByTask } from '../../out/modules/samples-by-task.ts';
import { inferenceSnippets } from '../../runtime/inference/index.ts';
import { packagesOf } from '../../runtime/inference/setup.ts';
import type { InferenceOptions, InferenceSnippet } from '../../runtime/inference/types.ts';
import { parseModel } from '../../runtime/model/parse.ts';

const { project } = loadProject(fileURLToPath(new URL('../..', import.meta.url)), [packages]);
const known = knownPackages(project.entries(packages).map(({ value }) => value));

const tasks = Object.keys(samplesByTask);
const automatic = [{}, { endpointUrl: 'https://endpoint.example/v1' }];
const ways = Object.values(providers).flatMap(({ id: provider }) =>
  [false, true].map((directRequest) => ({ provider, directRequest })),
);

/** Every call that the options lead to: of each task, as a chat, streamed, and with asynchronous clients. */
const callsBy = (client: string): InferenceSnippet[] =>
  tasks.flatMap((task) =>
    [...automatic, ...ways].flatMap((way: InferenceOptions) =>
      [false, true].flatMap((streaming) => {
        const providerModelId = providers[way.provider ?? hub.automatic]?.tasks[task]?.models?.[0];
        const model = parseModel({ id: 'org/name', pipeline_tag: task, tags: streaming ? ['conversational'] : [] });
        return inferenceSnippets(model, { ...way, client, streaming, providerModelId }).snippets;
      }),
    ),
  );

const lackingOf = (snippet: InferenceSnippet): string[] => {
  const installs = packagesOf(snippet);
  const [first = ['', []]] = installs;
  expect(installs.length).toBeLessThan(2);
  return lackingFor(snippet, first, known);
};

describe('what a call needs is brought by its install', () => {
  test.each(clients.map(({ id }) => id))('%s', (id) => {
    const calls = callsBy(id);
    const lacking = calls.flatMap((snippet) => lackingOf(snippet).map((name) => `${snippet.task}: ${name}`));
    expect(calls.length).toBeGreaterThan(0);
    expect([...new Set(lacking)]).toEqual([]);
  });

  test('the imports of every language with packages are read', () => {
    const installed = clients.filter(({ install }) => install !== undefined);
    for (const { id, language } of installed) {
      const modules = callsBy(id).flatMap(({ code }) => LANGUAGES.get(language)?.uses?.(code).modules ?? []);
      expect(modules, id).not.toEqual([]);
    }
  });

  test('packages are named for tasks that the client calls', () => {
    for (const { id, tasks: called, installFor = [] } of clients)
      for (const task of installFor.flatMap((row) => row.tasks)) expect(called, `${id} ${task}`).toContain(task);
  });
});
