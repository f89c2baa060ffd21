import { analyseRecord } from '../../2-analyse/record.ts';
import { emitRecordParser } from '../../4-emit/record-parser.ts';
import { defineCollection } from '../collection.ts';
import { modelSchema } from './source.ts';

export const collections = [
  defineCollection({
    source: modelSchema,
    rules: [(entries) => entries.flatMap((json) => analyseRecord(json).problems)],
    modules: (entries) =>
      entries.map(({ json }) => ({
        name: 'model.ts',
        inputs: [json],
        texts: (emit) => [['model.ts', emitRecordParser(emit, analyseRecord(json).fields)]],
      })),
  }),
];
