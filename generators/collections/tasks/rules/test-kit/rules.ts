import type { ExpectStatic } from 'vitest';
import { diagnostic } from '../../../../diagnostics/diagnostic.ts';
import type { Finding } from '../finding.ts';
import { type TaskSurroundings, taskFindings } from '../index.ts';

export type Entry = Record<string, unknown>;

export const sound: Entry = {
  id: 'tagging',
  label: 'Tagging',
  modality: 'nlp',
  hasPage: true,
  isPlaceholder: false,
  summary: 'Marks words of a text with a class.',
  about: {},
  models: [{ id: 'some-lab/tagger-1.5', description: 'A small tagger.' }],
  datasets: [{ id: 'old_name_without_owner', description: 'Ten thousand sentences.' }],
  widgetModels: ['some-lab/tagger-1.5'],
  demo: {
    inputs: [
      { type: 'img', filename: 'page.svg', alt: 'A page with three words.' },
      { type: 'audio', filename: 'bell.wav', alt: 'A bell that rings twice.' },
      {
        type: 'tabular',
        table: [
          ['a', 'b'],
          ['1', ''],
        ],
      },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'noun', score: 1 },
          { label: 'verb', score: 0 },
        ],
      },
      {
        type: 'text-with-tokens',
        content: 'Ada met Bo.',
        tokens: [
          { type: 'PER', start: 0, end: 3, text: 'Ada' },
          { type: 'PER', start: 8, end: 10 },
        ],
      },
    ],
  },
};
export const canonical: Entry = { id: 'writing', modality: 'nlp', hasPage: true, isPlaceholder: true };
export const pageless: Entry = { id: 'grouping', modality: 'nlp', hasPage: false, isPlaceholder: true };
export const alias: Entry = {
  id: 'drafting',
  modality: 'nlp',
  hasPage: true,
  isPlaceholder: true,
  canonicalId: 'writing',
};

export const around = (entry: Entry): TaskSurroundings => ({
  modalities: ['nlp', 'cv', 'audio'],
  mediaFiles: new Set(['page.svg', 'bell.wav']),
  libraryIds: ['taglib'],
  tasks: new Map([entry, canonical, pageless, alias].map((one) => [String(one.id), one])),
});

/** A finding as its reader gets it, with the place as a JSON pointer. */
export const told = ({ path, code, values }: Finding) => {
  const pointer = path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  const { sentence, hint } = diagnostic(code, { file: '', line: 1, column: 1 }, values);
  return { pointer, code, sentence, hint };
};
/** What the rules say of an entry. */
export const problemsOf = (entry: Entry) => taskFindings(entry, around(entry)).map(told);

/** A sound entry whose demo shows one item. */
export const withOutput = (item: unknown): Entry => ({ ...sound, demo: { inputs: [], outputs: [item] } });
/** A sound entry whose demo marks pieces of a text. */
export const tokens = (...list: unknown[]): Entry =>
  withOutput({ type: 'text-with-tokens', content: 'Ada met Bo.', tokens: list });

/** A broken entry: the code, the pointer, a piece of the sentence and a piece of the hint that it gets. */
export type Broken = [what: string, entry: Entry, code: string, pointer: string, sentence: string, hint: string];

/** Asserts that an entry gets one problem, whose words are filled in. */
export function expectProblem(expect: ExpectStatic, [, entry, code, pointer, sentence, hint]: Broken): void {
  const problems = problemsOf(entry);
  expect(problems.map((problem) => [problem.code, problem.pointer])).toEqual([[code, pointer]]);
  expect(problems[0]?.sentence).toContain(sentence);
  expect(problems[0]?.hint).toContain(hint);
  expect(`${problems[0]?.sentence}${problems[0]?.hint}`).not.toMatch(/<\w+>/);
}
