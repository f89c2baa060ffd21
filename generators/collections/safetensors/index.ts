import { emitSafetensors } from '../../4-emit/hardware.ts';
import { defineCollection } from '../collection.ts';
import { safetensors } from './source.ts';

export const collections = [
  defineCollection({
    source: safetensors,
    modules: (entries) =>
      entries.map(({ json }) => ({
        name: 'safetensors.ts',
        inputs: [json],
        texts: (emit) => [['safetensors.ts', emitSafetensors(emit, json.value)]],
      })),
  }),
];
