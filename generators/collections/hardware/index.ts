import { emitHardware } from '../../4-emit/hardware.ts';
import { defineCollection } from '../collection.ts';
import { hardware } from './source.ts';

export const collections = [
  defineCollection({
    source: hardware,
    modules: (entries) =>
      entries.map(({ json }) => ({
        name: 'hardware.ts',
        inputs: [json],
        texts: (emit) => [['hardware.ts', emitHardware(emit, json.value)]],
      })),
  }),
];
