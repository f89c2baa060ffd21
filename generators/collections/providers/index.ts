import { emitHub, emitProviderModules } from '../../4-emit/inference.ts';
import { defineCollection } from '../collection.ts';
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
