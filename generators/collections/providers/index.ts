import { slugOf } from '../../../runtime/slug.ts';
import { emitHub, emitProviderIndexes } from '../../4-emit/inference.ts';
import { emitProvider } from '../../4-emit/provider.ts';
import { emitProviderPage, emitServing } from '../../4-emit/site.ts';
import { calls, callsOf, namesOf } from '../calls/source.ts';
import { defineCollection, type Emission } from '../collection.ts';
import { knownCalls } from './rules/known-calls.ts';
import { knownClients } from './rules/known-clients.ts';
import { labels } from './rules/labels.ts';
import { oneEncoding } from './rules/one-encoding.ts';
import { ownNames } from './rules/own-names.ts';
import { placeholders } from './rules/placeholders.ts';
import { hub, providers } from './source.ts';

export const collections = [
  defineCollection({
    source: providers,
    rules: [knownCalls, knownClients, ownNames, placeholders, oneEncoding, labels],
    modules: (entries, project) => [
      ...entries.map(({ json }): Emission => {
        const path = `providers/${slugOf(json.value.id)}.ts`;
        return {
          name: path,
          inputs: [json, project.schemas, ...project.entries(calls)],
          texts: (emit) => [[path, emitProvider(emit, json.value, callsOf(project), namesOf(project))]],
        };
      }),
      {
        name: 'providers',
        inputs: entries.map(({ json }) => json),
        texts: (emit) =>
          emitProviderIndexes(
            emit,
            entries.map(({ json }) => json.value),
          ),
      },
      {
        name: 'serving providers',
        inputs: [...entries.map(({ json }) => json), ...project.entries(calls)],
        texts: (emit) =>
          emitServing(
            emit,
            providers.at,
            entries.map(({ json }) => json.value),
            callsOf(project),
            namesOf(project),
          ),
      },
      ...entries.map(
        ({ json }): Emission => ({
          name: `page of ${json.file}`,
          inputs: [json, ...project.entries(calls)],
          texts: (emit) => [emitProviderPage(emit, json.file, json.value, callsOf(project))],
        }),
      ),
    ],
  }),
  defineCollection({
    source: hub,
    modules: (entries) =>
      entries.map(({ json }) => ({
        name: 'hub.ts',
        inputs: [json],
        texts: (emit) => [['hub.ts', emitHub(emit, json.value)]],
      })),
  }),
];
