import { analyseRecord } from '../../2-analyse/record.ts';
import { DATASET_KIND } from '../../2-analyse/record-kinds.ts';
import { emitRecordParser } from '../../4-emit/record-parser.ts';
import { defineCollection } from '../collection.ts';
import { datasetSchema } from './source.ts';

export const collections = [
  defineCollection({
    source: datasetSchema,
    rules: [(entries) => entries.flatMap((json) => analyseRecord(json, DATASET_KIND).problems)],
    modules: (entries) =>
      entries.map(({ json }) => ({
        name: 'dataset.ts',
        inputs: [json],
        texts: (emit) => [
          ['dataset.ts', emitRecordParser(emit, analyseRecord(json, DATASET_KIND).fields, DATASET_KIND)],
        ],
      })),
  }),
];
