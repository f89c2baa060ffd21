import { emitModelPage } from '../../4-emit/site.ts';
import { defineCollection } from '../collection.ts';
import { modelParser } from '../model/parser.ts';
import { modelSchema } from '../model/source.ts';
import { distinct, knownLibrary } from './rules.ts';
import { samples, seeds } from './source.ts';

export const collections = [
  defineCollection({
    source: seeds,
    rules: [distinct, knownLibrary],
    modules: (entries, project) =>
      entries.map(({ json }) => ({
        name: `page of ${json.file}`,
        inputs: [json, ...project.entries(modelSchema)],
        texts: (emit) => [emitModelPage(emit, json.file, modelParser(project)(json.value))],
      })),
  }),
  defineCollection({ source: samples }),
];
