import type { Project } from '../../1-load/project.ts';
import { type NoticePlan, type NoticeSubject, noticesOf } from '../../2-analyse/notice.ts';
import { pythonNotices } from '../../2-analyse/pythons.ts';
import { objectTypeOf } from '../../2-analyse/types.ts';
import { emitDatasetNotices, emitNotices } from '../../4-emit/notices.ts';
import { defineCollection } from '../collection.ts';
import { libraries } from '../libraries/source.ts';
import { pythons } from '../pythons/source.ts';
import { packageWords } from '../pythons/words.ts';
import { requirements } from '../requirements/source.ts';
import { conditions } from './rules/conditions.ts';
import { languages } from './rules/languages.ts';
import { notices } from './source.ts';

const SUBJECTS: readonly NoticeSubject[] = ['model', 'dataset'];

const aboutPythons = (project: Project): NoticePlan[] =>
  project.entries(pythons).flatMap(({ value }) => pythonNotices(value, packageWords(project)));

export const collections = [
  defineCollection({
    source: notices,
    rules: [
      conditions,
      languages,
      (entries, project) => {
        const typeOf = (subject: NoticeSubject) => objectTypeOf(project.schemas.document(subject));
        return entries.flatMap((json) => SUBJECTS.flatMap((one) => noticesOf(json, typeOf(one), one).problems));
      },
    ],
    modules: (entries, project) =>
      entries.flatMap(({ json }) => [
        {
          name: 'dataset-notices.ts',
          inputs: [json, project.schemas],
          texts: (emit) => {
            const dataset = objectTypeOf(project.schemas.document('dataset'));
            const { plans } = noticesOf(json, dataset, 'dataset');
            return [['dataset-notices.ts', emitDatasetNotices(emit, json.file, plans, dataset)]];
          },
        },
        {
          name: 'notices.ts',
          inputs: [
            json,
            project.schemas,
            ...project.entries(pythons),
            ...project.entries(libraries),
            ...project.entries(requirements),
          ],
          texts: (emit) => {
            const model = objectTypeOf(project.schemas.document('model'));
            const plans = [...noticesOf(json, model).plans, ...aboutPythons(project)];
            return [['notices.ts', emitNotices(emit, json.file, json.value.kinds, plans, model)]];
          },
        },
      ]),
  }),
];
