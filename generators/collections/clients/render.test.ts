import { describe, expect, test } from 'vitest';
import { loadProject } from '../../1-load/project.ts';
import { templatesOf } from '../../2-analyse/templates.ts';
import type { Rendering } from '../../5-render/rendering.ts';
import { openSound } from '../../5-render/sound.ts';
import { syntaxProblems } from '../../5-render/syntax.ts';
import { createMemo } from '../../memo.ts';
import { COLLECTIONS } from '../index.ts';
import { collections } from './index.ts';

const { project } = loadProject(
  process.cwd(),
  COLLECTIONS.map(({ source }) => source),
);

/** What is decided of templates that are as before is kept from test to test. */
const memo = createMemo();

/** What generating found sound is what the change leaves as it is. */
const sound = openSound(process.cwd());

const FETCH = 'templates/inference/js/fetch/json.js.hbs';
const PARTIAL = 'templates/partials/inference-value.js.hbs';

/** What the clients print when the text of a template is changed. */
function renderedWith(file: string, change: (text: string) => string): Rendering[] {
  const text = project.templates.get(file) ?? '';
  const changed = { ...project, templates: new Map([...project.templates, [file, change(text)]]) };
  const analysed = collections.map((one) => one.analyse(changed, templatesOf(changed, memo), memo));
  expect(analysed.flatMap(({ problems }) => problems)).toEqual([]);
  return analysed.map((one) => one.render());
}

/** What is wrong with the branches of their templates then. */
function problemsOf(file: string, change: (text: string) => string): string[] {
  const problems = renderedWith(file, change).flatMap(({ problems }) => problems);
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

describe('a template of a client with a text replaced -> what its language says of what it prints', () => {
  const PYTHON = 'templates/inference/python/requests';
  test.each([
    ['templates/partials/inference-files.js.hbs', 'readFile, writeFile', 'readFile', 'defines the name writeFile'],
    [`${PYTHON}/bytes.py.hbs`, 'import urllib.request', 'import os', 'Undefined name `urllib`'],
    [`${PYTHON}/form.py.hbs`, 'import base64', 'import os', 'Undefined name `base64`'],
    [
      `${PYTHON}/job.py.hbs`,
      '(any job.poll.pathname (all job.result job.result.pathname))',
      'job.poll.pathname',
      'urlparse',
    ],
    ['templates/inference/sh/curl/json.sh.hbs', '{{> inference-save}}\n)', '{{> inference-save}}', 'is missing'],
  ])('%s without %s', async (file, from, to, fault) => {
    const rendered = renderedWith(file, (text) => text.replace(from, () => to));
    const samples = new Map(rendered.flatMap(({ samples = [] }) => [...samples]));
    const faults = await syntaxProblems(samples, memo, sound);
    expect(faults.map(({ sentence }) => sentence).join('\n')).toContain(fault);
  });
});
