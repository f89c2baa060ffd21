import type { Condition } from '../../out/types/condition.ts';
import type { JsonFile } from '../1-load/json-file.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { testOf } from './condition.ts';
import { MODEL } from './library.ts';
import type { Test } from './plan.ts';
import type { ObjectType } from './types.ts';

/** A notice of an entry with its condition decided. */
export interface NoticePlan {
  /** What the entry says, without the condition. */
  said: Record<string, unknown>;
  test: Test | undefined;
}

/** What a notice may be about. */
export type NoticeSubject = 'model' | 'dataset';

/** Decides when the notices of an entry that are about models, or those about data sets, are shown. */
export function noticesOf(
  json: JsonFile<{ notices?: readonly { when?: Condition; about?: 'dataset' | 'both' }[] }>,
  model: ObjectType,
  subject: NoticeSubject = 'model',
): { plans: NoticePlan[]; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const scope = { names: new Map(), root: model, variable: MODEL, known: new Map() };
  const plans = (json.value.notices ?? []).flatMap(({ when, about = 'model', ...said }, index): NoticePlan[] => {
    if (about !== 'both' && about !== subject) return [];
    const at = ['notices', index, 'when'];
    const test =
      when &&
      testOf(when, scope, ({ code, values }) => problems.push(diagnostic(code, json.placeOf(at), values)), didYouMean);
    return [{ said, test }];
  });
  return { plans, problems };
}
