import { emitModelPage } from '../../4-emit/site.ts';
import { defineCollection } from '../collection.ts';
import { modelParser } from '../model/parser.ts';
import { modelSchema } from '../model/source.ts';
import { confirmedRecord } from './confirmed.ts';
import { distinct } from './rules/distinct.ts';
import { excluded } from './rules/excluded.ts';
import { knownLibrary } from './rules/known-library.ts';
import { knownTask } from './rules/known-task.ts';
import { quotations } from './rules/quotations.ts';
import { rendered } from './rules/rendered.ts';
import { samples, seeds } from './source.ts';

export const collections = [
  defineCollection({
    source: seeds,
    rules: [distinct, knownLibrary, knownTask, quotations, rendered, excluded],
    modules: (entries, project) =>
      entries.map(({ json }) => ({
        name: `page of ${json.file}`,
        inputs: [json, ...project.entries(modelSchema)],
        texts: (emit) => {
          const parse = modelParser(project);
          const [model, facts] = [parse(json.value), parse(confirmedRecord(json.value))];
          const { confirmed, precisions } = json.value;
          const isSample = confirmed === undefined;
          return [emitModelPage(emit, json.file, { model, facts, isSample, ...(precisions && { precisions }) })];
        },
      })),
  }),
  defineCollection({ source: samples }),
];
