import { emitGguf } from '../../4-emit/gguf.ts';
import { defineCollection } from '../collection.ts';
import { gguf } from './source.ts';

export const collections = [
  defineCollection({
    source: gguf,
    modules: (entries) =>
      entries.map(({ json }) => ({
        name: 'gguf-data.ts',
        inputs: [json],
        texts: (emit) => [['gguf-data.ts', emitGguf(emit, json.value)]],
      })),
  }),
];
