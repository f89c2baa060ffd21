import type { NoticePlan } from '../2-analyse/notice.ts';
import type { Test } from '../2-analyse/plan.ts';
import type { ObjectType } from '../2-analyse/types.ts';
import { createUnit } from '../3-compile/functions.ts';
import { modelImport, type Questions, questionsOf } from './question.ts';
import { constant, importDeclarations, importOf, moduleText } from './source.ts';
import type { Emit } from './ts-morph.ts';

/** Notices as data: what the entry says, with its condition as a function of the model. */
export const noticeData = (plans: readonly NoticePlan[], questions: Questions): object[] =>
  plans.map(({ said, test }) => ({ ...said, ...(test && { holds: questions.of(test) }) }));

/** What the conditions of notices ask. */
export const testsOfNotices = (plans: readonly NoticePlan[]): Test[] => plans.flatMap(({ test }) => test ?? []);

/** Emits the module of the notices that hold for every library. */
export function emitNotices(
  emit: Emit,
  file: string,
  kinds: Readonly<Record<string, string>>,
  plans: readonly NoticePlan[],
  model: ObjectType,
): string {
  const { imports } = createUnit([]);
  const questions = questionsOf(testsOfNotices(plans), model, imports);
  const value = noticeData(plans, questions);
  return moduleText(
    emit,
    [file],
    [
      ...modelImport(questions, '../types/model.ts'),
      ...importDeclarations(imports, '../../'),
      importOf('../../runtime/notices.ts', ['NoticeRule'], true),
      ...questions.shared.map(constant),
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
  emit: Emit,
  file: string,
  plans: readonly NoticePlan[],
  dataset: ObjectType,
): string {
  const { imports } = createUnit([]);
  const questions = questionsOf(testsOfNotices(plans), dataset, imports, 'Dataset');
  const value = noticeData(plans, questions);
  return moduleText(
    emit,
    [file],
    [
      ...importDeclarations(imports, '../../'),
      importOf('../types/dataset.ts', ['Dataset'], true),
      importOf('../../runtime/notices.ts', ['NoticeRule'], true),
      ...questions.shared.map(constant),
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
