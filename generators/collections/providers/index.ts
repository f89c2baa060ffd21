import { emitHub, emitProviderModules } from '../../4-emit/inference.ts';
import { emitProviderPage, emitServing } from '../../4-emit/site.ts';
import { defineCollection, type Emission } from '../collection.ts';
import { hub, providers } from './source.ts';

export const collections = [
  defineCollection({
    source: providers,
    modules: (entries) => [
      {
        name: 'providers',
        inputs: entries.map(({ json }) => json),
        texts: () => emitProviderModules(entries.map(({ json }) => json.value)),
      },
      {
        name: 'serving providers',
        inputs: entries.map(({ json }) => json),
        texts: (emit) =>
          emitServing(
            emit,
            providers.at,
            entries.map(({ json }) => json.value),
          ),
      },
      ...entries.map(
        ({ json }): Emission => ({
          name: `page of ${json.file}`,
          inputs: [json],
          texts: (emit) => [emitProviderPage(emit, json.file, json.value)],
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
        texts: () => [['hub.ts', emitHub(json.value)]],
      })),
  }),
];
