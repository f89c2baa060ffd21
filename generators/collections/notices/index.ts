import { noticesOf } from '../../2-analyse/notice.ts';
import { objectTypeOf } from '../../2-analyse/types.ts';
import { emitNotices } from '../../4-emit/notices.ts';
import { defineCollection } from '../collection.ts';
import { notices } from './source.ts';

export const collections = [
  defineCollection({
    source: notices,
    rules: [
      (entries, project) => {
        const model = objectTypeOf(project.schemas.document('model'));
        return entries.flatMap((json) => noticesOf(json, model).problems);
      },
    ],
    modules: (entries, project) =>
      entries.map(({ json }) => ({
        name: 'notices.ts',
        inputs: [json, project.schemas],
        texts: (emit) => {
          const model = objectTypeOf(project.schemas.document('model'));
          return [['notices.ts', emitNotices(emit, json.file, json.value.kinds, noticesOf(json, model).plans, model)]];
        },
      })),
  }),
];
