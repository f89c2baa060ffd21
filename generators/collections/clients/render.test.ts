import { describe, expect, test } from 'vitest';
import { loadProject } from '../../1-load/project.ts';
import { templatesOf } from '../../2-analyse/templates.ts';
import { noMemo } from '../../memo.ts';
import { COLLECTIONS } from '../index.ts';
import { collections } from './index.ts';

const { project } = loadProject(
  process.cwd(),
  COLLECTIONS.map(({ source }) => source),
);

const FETCH = 'templates/inference/js/fetch/json.js.hbs';
const PARTIAL = 'templates/partials/inference-value.js.hbs';

/** What is wrong with what the clients print when the text of a template is changed. */
function problemsOf(file: string, change: (text: string) => string): string[] {
  const text = project.templates.get(file) ?? '';
  const changed = { ...project, templates: new Map([...project.templates, [file, change(text)]]) };
  const analysed = collections.map((one) => one.analyse(changed, templatesOf(changed, noMemo), noMemo));
  expect(analysed.flatMap(({ problems }) => problems)).toEqual([]);
  const problems = analysed.flatMap((one) => one.render().problems);
  return problems.map(({ code, line, column, ...place }) => `${code} ${place.file}:${line}:${column}`);
}

describe('a template of a client -> what is wrong with what it prints', () => {
  test.each<[what: string, file: string, change: (text: string) => string, problems: string[]]>([
    ['nothing, as it is', FETCH, (text) => text, []],
    [
      'a branch that no view reaches',
      FETCH,
      (text) => `{{#if (all (equals result.as "json") (equals result.as "url"))}}\n// never\n{{/if}}\n${text}`,
      [`unreached-branch ${FETCH}:1:1`],
    ],
    [
      'a branch of a partial that no view reaches',
      PARTIAL,
      (text) => `{{#if (all (equals result.as "json") (equals result.as "url"))}}\n// never\n{{/if}}\n${text}`,
      [`unreached-branch ${PARTIAL}:1:1`],
    ],
    [
      'a template that prints nothing for some calls',
      FETCH,
      () => '{{#if file}}\nx();\n{{/if}}\n',
      [`empty-snippet ${FETCH}:1:1`],
    ],
  ])('%s', (_, file, change, problems) => expect(problemsOf(file, change)).toEqual(problems));
});
