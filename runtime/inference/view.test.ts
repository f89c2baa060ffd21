import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { clients, languages } from '../../out/modules/clients.ts';
import { hub } from '../../out/modules/hub.ts';
import { clientModules } from '../../out/modules/inference/registry.ts';
import { providers } from '../../out/modules/providers/registry.ts';
import { samplesByTask } from '../../out/modules/samples-by-task.ts';
import { parseModel } from '../model/parse.ts';
import { CHAT, type SampleInput } from '../request/types.ts';
import { snippetsFrom } from './snippets.ts';
import type { InferenceOptions, View } from './types.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false });
const schema = JSON.parse(readFileSync('schemas/inference-view.schema.json', 'utf8'));
const kinds: string[] = schema.oneOf.map(({ $ref }: { $ref: string }) => $ref.split('/').at(-1));
const validators = Object.fromEntries(
  kinds.map((kind) => [kind, ajv.compile({ $ref: `#/$defs/${kind}`, $defs: schema.$defs })]),
);

/** What the schema has against a view as the kind of view that the template of its name is checked against. */
function problems(view: View, template: string): unknown[] {
  const kind = kinds.find((name) => template === name || template.startsWith(`${name}-`)) ?? '';
  const valid = validators[kind];
  return valid?.(JSON.parse(JSON.stringify(view))) ? [] : [valid?.errors ?? `no kind for ${template}`];
}

/** The views that templates would be given, with the names of the templates, instead of snippets. */
function viewsOf(task: string, tags: string[], options: InferenceOptions): { view: View; kind: string }[] {
  const views: { view: View; kind: string }[] = [];
  const data = {
    hub,
    clients,
    languages,
    provider: (id: string) => providers[id],
    sample: (id: string) => (samplesByTask as Record<string, SampleInput>)[id],
    client: (id: string) => ({
      ...clientModules[id],
      render: new Proxy(
        {},
        {
          get: (_, kind: string) =>
            kind.endsWith('-command') ? undefined : (view: View) => `${views.push({ view, kind })}\n`,
        },
      ),
    }),
  };
  snippetsFrom(data, parseModel({ id: 'org/name', pipeline_tag: task, tags }), options);
  return views;
}

test('every view is what the schema promises to templates', () => {
  let count = 0;
  for (const { id, tasks } of Object.values(providers)) {
    for (const [task, { models }] of Object.entries(tasks)) {
      for (const more of [
        {},
        { directRequest: true },
        { streaming: true, billTo: 'acme', temperature: 0 },
        { endpointUrl: 'http://localhost:1' },
        { accessToken: 'k' },
      ]) {
        const options = { provider: id, providerModelId: models?.[0] ?? 'm', ...more };
        for (const { view, kind } of viewsOf(
          task === CHAT ? 'text-generation' : task,
          task === CHAT ? [CHAT] : [],
          options,
        )) {
          count += 1;
          expect(problems(view, kind), `${id} ${task} ${kind}`).toEqual([]);
        }
      }
    }
  }
  for (const task of Object.keys(samplesByTask))
    for (const { view, kind } of viewsOf(task, [CHAT], {})) expect(problems(view, kind), task).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});
