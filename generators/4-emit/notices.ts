import type { Project } from 'ts-morph';
import { MODEL } from '../2-analyse/library.ts';
import type { NoticePlan } from '../2-analyse/notice.ts';
import type { ObjectType } from '../2-analyse/types.ts';
import { environmentOf } from '../3-compile/environment.ts';
import { createUnit } from '../3-compile/functions.ts';
import type { Imports } from '../3-compile/imports.ts';
import { questionOf } from './question.ts';
import { constant, importDeclarations, importOf, moduleText } from './source.ts';

/** Notices as data: what the entry says, with its condition as a function of the model. */
export function noticeData(plans: readonly NoticePlan[], model: ObjectType, imports: Imports): object[] {
  const env = environmentOf(new Map([[MODEL, model]]));
  return plans.map(({ said, test }) => ({ ...said, ...(test && { holds: questionOf(test, env, imports) }) }));
}

/** Emits the module of the notices that hold for every library. */
export function emitNotices(
  project: Project,
  file: string,
  kinds: Readonly<Record<string, string>>,
  plans: readonly NoticePlan[],
  model: ObjectType,
): string {
  const { imports } = createUnit([]);
  const value = noticeData(plans, model, imports);
  return moduleText(
    project,
    [file],
    [
      ...importDeclarations(imports, '../../'),
      importOf('../../runtime/notices.ts', ['NoticeRule'], true),
      constant({
        name: 'noticeLabels',
        type: 'Readonly<Record<string, string>>',
        value: kinds,
        docs: 'What readers see before a notice, by its kind.',
        isExported: true,
      }),
      constant({
        name: 'noticeRules',
        type: 'readonly NoticeRule[]',
        value,
        docs: 'What a reader should know before running the code for a model, and when.',
        isExported: true,
      }),
    ],
  );
}

/** Emits the module of the notices about data sets. */
export function emitDatasetNotices(
  project: Project,
  file: string,
  plans: readonly NoticePlan[],
  dataset: ObjectType,
): string {
  const { imports } = createUnit([]);
  const value = noticeData(plans, dataset, imports);
  return moduleText(
    project,
    [file],
    [
      ...importDeclarations(imports, '../../'),
      importOf('../types/dataset.ts', ['Dataset'], true),
      importOf('../../runtime/notices.ts', ['NoticeRule'], true),
      constant({
        name: 'datasetNoticeRules',
        type: 'readonly NoticeRule<Dataset>[]',
        value,
        docs: 'What a reader should know before running the code for a data set, and when.',
        isExported: true,
      }),
    ],
  );
}
