import { describe, expect, test } from 'vitest';
import type { Client } from '../../../out/types/client.ts';
import { loadProject, type Project } from '../../1-load/project.ts';
import { templatesOf } from '../../2-analyse/templates.ts';
import { emitProject } from '../../4-emit/ts-morph.ts';
import { createMemo, type Memo, noMemo } from '../../memo.ts';
import { COLLECTIONS } from '../index.ts';
import { collections } from './index.ts';
import { clients } from './source.ts';

const { project } = loadProject(
  process.cwd(),
  COLLECTIONS.map(({ source }) => source),
);

/** The problems of the clients with the entry of one, or the templates, changed. */
function problemsOf(id: string, change: (client: Client) => void, templates = project.templates): string[] {
  const entries = project.entries(clients).map((json) => {
    if (json.value.id !== id) return json;
    const value = structuredClone(json.value);
    change(value);
    return { ...json, value, placeOf: json.placeOf.bind(json) };
  });
  const changed: Project = {
    ...project,
    templates,
    entries: (source) => (source.name === clients.name ? (entries as never) : project.entries(source)),
  };
  const problems = collections.flatMap((one) => one.analyse(changed, templatesOf(changed, noMemo), noMemo).problems);
  return problems.map(({ code, file, sentence }) => `${code} ${file} ${sentence}`);
}

const callOf = ({ tasks }: Client, task: string) => (typeof tasks === 'string' ? {} : (tasks[task] ?? {}));
const without = (file: string) => new Map([...project.templates].filter(([path]) => path !== file));
const HUB = 'catalogue/clients/python-huggingface-hub.json';
const FOLDER = 'templates/inference/python/huggingface-hub';

test('the catalogue as it is has no problems', () => {
  expect(problemsOf('', () => {})).toEqual([]);
});

test.each([
  ['a client that lists its calls', 'python-huggingface_hub', 'feature-extracton'],
  ['a client of all calls', 'python-requests', 'text-to-imag'],
])('packages for a task that is not called are told: %s', (_, id, task) => {
  const problems = problemsOf(id, (client) => {
    client.installFor = [{ tasks: [task], install: { pypi: ['numpy'] } }];
  });
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^unknown-call .*"${task}"`))]);
});

test.each(['method', 'save'] as const)('a call that does not state the %s that its template prints', (field) => {
  expect(problemsOf('python-huggingface_hub', (client) => delete callOf(client, 'text-to-image')[field])).toEqual([
    `missing-fact ${HUB} The call of text-to-image uses the template method-to-image, which prints "${field}", and the entry does not say it.`,
  ]);
});

test('what a template does not print need not be stated', () => {
  const problems = problemsOf('python-huggingface_hub', (client) => delete callOf(client, 'summarization').field);
  expect(problems).toEqual([]);
});

test('a call without its template', () => {
  expect(problemsOf('', () => {}, without(`${FOLDER}/method-to-bytes.py.hbs`))).toEqual([
    expect.stringMatching(/^missing-template .*hub\.json/),
  ]);
});

test.each([
  ['templates/inference/js/fetch/form.js.hbs', /^missing-kind .*js-fetch\.json .*form/],
  ['templates/inference/sh/curl/chat-stream.sh.hbs', /^missing-kind .*sh-curl\.json .*chat-stream/],
  ['templates/inference/sh/curl/form-command.json.hbs', /^missing-kind .*sh-curl\.json .*form/],
  ['templates/inference/python/openai/chat.py.hbs', /^missing-kind .*python-openai\.json .*chat/],
  ['templates/inference/python/fal-client/job.py.hbs', /^missing-kind .*python-fal-client\.json .*job/],
])('a kind of request without its template: %s', (file, expected) => {
  expect(problemsOf('', () => {}, without(file))).toEqual([expect.stringMatching(expected)]);
});

describe('an asynchronous form with the same calls', () => {
  const ASYNC = 'python-AsyncInferenceClient';

  test('has every template that those calls name', () => {
    const file = 'templates/inference/python/asyncinferenceclient/method-to-image.py.hbs';
    expect(problemsOf('', () => {}, without(file))).toEqual([
      expect.stringMatching(/^missing-kind .*asyncinferenceclient\.json .*method-to-image/),
    ]);
  });

  test.each<[string, (client: Client) => void, RegExp]>([
    [
      'of a client that there is none of',
      (client) => Object.assign(client, { async: 'python-hub' }),
      /^unknown-client .*"python-hub"/,
    ],
    ['of no client', (client) => Object.assign(client, { async: undefined }), /^unknown-client /],
  ])('%s', (_, change, expected) => {
    expect(problemsOf(ASYNC, change)).toEqual([expect.stringMatching(expected)]);
  });
});

test('a template whose name says no kind of call', () => {
  const more = new Map([...project.templates, [`${FOLDER}/cal.py.hbs`, 'x\n']]);
  expect(problemsOf('', () => {}, more)).toEqual([expect.stringMatching(/^unknown-kind .*cal\.py\.hbs .*"cal"/)]);
});

test('a template reads only what its kind of call has', () => {
  const more = new Map([...project.templates, [`${FOLDER}/method-x.py.hbs`, 'print({{result.as}})\n']]);
  expect(problemsOf('', () => {}, more)).toEqual([expect.stringMatching(/^unknown-field .*method-x/)]);
});

describe('the modules of clients', () => {
  /** The text of every module by path, and how often that of a client was emitted. */
  function emitted(templates: Project['templates'], memo: Memo): { texts: Map<string, string>; count: number } {
    let count = 0;
    const counting: Memo = Object.assign(
      <Result>(name: string, inputs: readonly unknown[], make: () => Result): Result =>
        memo(name, inputs, () => {
          if (name.startsWith('text of ')) count += 1;
          return make();
        }),
      { stateOf: memo.stateOf },
    );
    const changed: Project = { ...project, templates };
    const parsed = templatesOf(changed, counting);
    const emit = emitProject();
    const modules = collections.flatMap((one) => one.analyse(changed, parsed, counting).modules.emissions);
    return { texts: new Map(modules.flatMap(({ texts }) => [...texts(emit)])), count };
  }

  test('are emitted once each, and after an edit of a template the one that it is of', () => {
    const file = 'templates/inference/js/fetch/json.js.hbs';
    const edited = new Map([...project.templates, [file, `// Edited.\n${project.templates.get(file)}`]]);
    const memo = createMemo();
    const before = emitted(project.templates, memo);
    const after = emitted(edited, memo);
    expect([before.count, after.count]).toEqual([project.entries(clients).length, 1]);
    expect([...after.texts].filter(([path, text]) => before.texts.get(path) !== text).map(([path]) => path)).toEqual([
      'inference/js-fetch.ts',
      'printers.ts',
    ]);
    expect(after.texts).toEqual(emitted(edited, noMemo).texts);
  });
});
