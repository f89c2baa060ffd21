import { expect, it } from 'vitest';
import type { Runs } from '../../out/types/runs.ts';
import { receiptsOfPage } from './page.ts';
import { executedText, hashOfText, type Standing } from './standing.ts';

const code = (variant: string): Standing => ({ variant, kind: 'code', language: 'python', code: `${variant}()\n` });

const RUNS: Runs = {
  $schema: '../../schemas/runs.schema.json',
  environments: {
    e: { install: 'pip install -U timm\n', interpreter: 'Python 3.13.0', packages: { timm: '1.2' } },
  },
  runs: {
    'org-own/load': {
      outcome: 'ran',
      snippet: await hashOfText(executedText('load()\n', { install: '', before: [] })),
      environment: 'e',
      date: '2026-11-21',
      output: '',
    },
  },
};

const EXECUTED = 'Executed with timm 1.2, Python 3.13 on 2026-11-21.';

it.each<[string, string, string, string]>([
  ['the run of the model itself', 'org/own', 'load', EXECUTED],
  ['the run of another model, of the very text', 'org/other', 'load', EXECUTED],
  ['nothing, where no model of its kind was run', 'org/own', 'save', 'Parsed; not executed yet.'],
])('tells of a page %s', async (_, model, variant, sentence) => {
  const [receipt] = await receiptsOfPage(RUNS, model, [code(variant)], '2026-11-27');
  expect(receipt?.sentence).toBe(sentence);
});

it('tells of a page the run of another model, of other text, as such', async () => {
  const other = { ...code('load'), code: 'load("org/other")\n' };
  const [receipt] = await receiptsOfPage(RUNS, 'org/other', [other], '2026-11-27');
  expect(receipt?.sentence).toBe(`For another model of this kind: ${EXECUTED}`);
});

it('tells that the code of the model itself has changed since, and not of another', async () => {
  const [receipt] = await receiptsOfPage(RUNS, 'org/own', [{ ...code('load'), code: 'load(2)\n' }], '2026-11-27');
  expect(receipt?.sentence).toBe('Parsed; it has changed since it was executed on 2026-11-21.');
});
