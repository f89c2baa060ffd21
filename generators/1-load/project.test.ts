import { describe, expect, test } from 'vitest';
import { makeProject, type TestProject } from '../../tests/fixtures/project.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { analyse } from '../pipeline.ts';

type Entry = Record<string, never> & { variants: Record<string, unknown>[] };

const LIBRARY = 'catalogue/libraries/demo-py.json';
const PLAIN = 'templates/libraries/demo-py/plain.py.hbs';
const SEED = 'seeds/org-chat.json';

/** Changes the library entry, which is printed with two spaces a level. */
const library = (change: (entry: Entry) => void) => (project: TestProject) =>
  project.change(LIBRARY, (value) => change(value as Entry));

const replace = (path: string, from: string, to: string) => (project: TestProject) => {
  const text = project.read(path);
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  project.write(path, text.replace(from, to));
};

const at = ({ code, file, line, column }: Diagnostic): string => `${code} ${file}:${line}:${column}`;

/** A place as `code file:line:column`, from one that names the text there as `code file «text»`. */
function placed(project: TestProject, place: string): string {
  const [, code = '', file = '', needle] = /^(\S+) (\S+) «([\s\S]*)»$/.exec(place) ?? [];
  if (needle === undefined) return place;
  const text = project.read(file);
  if (!text.includes(needle)) throw new Error(`${file} has no ${needle}`);
  const before = text.slice(0, text.indexOf(needle)).split('\n');
  return `${code} ${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

test('the project that the tests change has no problem', async () => {
  using project = makeProject();
  expect((await analyse(project.root)).problems).toEqual([]);
});

describe('a mistake gives one diagnostic, with its place and a hint', () => {
  test.each<[what: string, mistake: (project: TestProject) => void, place: string, hint: string]>([
    [
      'an unknown key with a near one',
      library((entry) => Object.assign(entry, { prettyLable: 'x' })),
      `unknown-key ${LIBRARY} «"prettyLable"»`,
      'did you mean "prettyLabel"?',
    ],
    [
      'an unknown key of a variant',
      library(({ variants: [variant] }) => Object.assign(variant as object, { tittle: 'x' })),
      `unknown-key ${LIBRARY} «"tittle"»`,
      'did you mean "title"?',
    ],
    [
      'an unknown key of a condition',
      library(({ variants: [, , variant] }) => Object.assign(variant as object, { when: { hass: 'prompt' } })),
      `unknown-key ${LIBRARY} «"hass"»`,
      'did you mean "has"?',
    ],
    [
      'a condition inside a condition',
      library(({ variants: [variant] }) =>
        Object.assign(variant as object, { when: { all: [{ tag: 'chat' }, { tsk: 'x' }] } }),
      ),
      `unknown-key ${LIBRARY} «"tsk"»`,
      'did you mean "task"?',
    ],
    [
      'a missing key',
      library((entry) => Reflect.deleteProperty(entry, 'repoUrl')),
      `missing-key ${LIBRARY}:1:1`,
      'add "repoUrl"; the schema describes what it holds.',
    ],
    [
      'a wrong type',
      library((entry) => Object.assign(entry, { filter: 'yes' })),
      `wrong-type ${LIBRARY} «"filter"»`,
      'write a value of type boolean.',
    ],
    [
      'a value that is not in the list',
      library((entry) => Object.assign(entry, { status: 'archive' })),
      `wrong-value ${LIBRARY} «"status"»`,
      'did you mean "archived"?',
    ],
    [
      'an address without https',
      replace(LIBRARY, 'https://github.com', 'http://github.com'),
      `bad-url ${LIBRARY} «"repoUrl"»`,
      'write the whole address, beginning with https:// and without spaces.',
    ],
    [
      'an address with a space',
      replace(LIBRARY, 'https://github.com/demo', 'https://github.com/de mo'),
      `bad-url ${LIBRARY} «"repoUrl"»`,
      'write the whole address, beginning with https:// and without spaces.',
    ],
    [
      'no text where one must be',
      replace(LIBRARY, '"Demo"', '""'),
      `schema ${LIBRARY}:3:3`,
      "The library's name as its makers write it.",
    ],
    [
      'a list of packages that is a text',
      library((entry) => Object.assign(entry, { install: { pypi: 'demo' } })),
      `wrong-type ${LIBRARY} «"pypi"»`,
      'write a value of type array.',
    ],
    [
      'a condition of no known form',
      library(({ variants: [, , variant] }) => Object.assign(variant as object, { when: 'prompt' })),
      `no-alternative ${LIBRARY} «"when": "prompt"»`,
      'A question about a model. The vocabulary is closed: what it cannot say becomes a derived field of the model (runtime/model), never logic in a template.',
    ],
    [
      'a comma after the last item',
      replace(SEED, '"chat"\n', '"chat",\n'),
      `malformed-json ${SEED}:6:3`,
      'JSON has double quotes, no comments and no comma after the last item.',
    ],
    [
      'a comment',
      replace(SEED, '{\n', '{ // x\n'),
      `malformed-json ${SEED}:1:3`,
      'JSON has double quotes, no comments and no comma after the last item.',
    ],
    [
      'a quotation mark that is missing',
      replace(SEED, '"org/chat"', '"org/chat'),
      `malformed-json ${SEED}:2:9`,
      'JSON has double quotes, no comments and no comma after the last item.',
    ],
    [
      'an empty file',
      (project) => project.write('seeds/empty.json', ''),
      'malformed-json seeds/empty.json:1:1',
      'JSON has double quotes, no comments and no comma after the last item.',
    ],
    [
      'a key that stands twice',
      replace(SEED, '{\n', '{\n  "id": "org/chat",\n'),
      `duplicate-key ${SEED}:3:3`,
      'remove one of them; a JSON reader would silently take the last.',
    ],
    [
      'a wrong file name',
      replace(SEED, 'org/chat', 'org/Chat.2'),
      `wrong-slug ${SEED}:2:3`,
      'rename the file to seeds/org-chat-2.json.',
    ],
    [
      'an id that two entries have',
      (project) => project.write('catalogue/libraries/more/demo-py.json', project.read(LIBRARY)),
      'wrong-slug catalogue/libraries/more/demo-py.json:2:3',
      `rename the file to ${LIBRARY}.`,
    ],
    [
      'a seed with the content of another',
      (project) => project.write('seeds/org-copy.json', project.read(SEED).replace('org/chat', 'org/copy')),
      'duplicate-seed seeds/org-copy.json:1:1',
      'delete one of the two, or make it a record of another model.',
    ],
    [
      'a template that is missing',
      (project) => project.write(PLAIN, undefined),
      `missing-template ${LIBRARY} «"name": "plain"»`,
      `write ${PLAIN}.`,
    ],
    [
      'a template that nothing uses',
      (project) => project.write('templates/libraries/demo-py/chatt.py.hbs', 'x = 1\n'),
      'orphan-template templates/libraries/demo-py/chatt.py.hbs:1:1',
      'name it like a template that its entry prints; did you mean "chat.py.hbs"?',
    ],
    [
      'a template in no known language',
      (project) => project.write('templates/libraries/demo-py/chat.rb.hbs', 'x\n'),
      'orphan-template templates/libraries/demo-py/chat.rb.hbs:1:1',
      'name it like a template that its entry prints; did you mean "chat.py.hbs"?',
    ],
    [
      'a template of no library',
      (project) => project.write('templates/libraries/other/load.py.hbs', 'x\n'),
      'orphan-template templates/libraries/other/load.py.hbs:1:1',
      'write catalogue/libraries/other.json, or delete the template.',
    ],
    [
      'a template of a folder that no collection owns, with raw output in it',
      (project) => project.write('templates/apps/demo/run.sh.hbs', 'demo run {{{nonsense}}}\n'),
      'orphan-template templates/apps/demo/run.sh.hbs:1:1',
      'no entry prints a template of this folder: write the entry, move the template, or delete it.',
    ],
    [
      'a partial that nothing includes',
      (project) => project.write('templates/partials/greeting.py.hbs', 'print({{{id}}})\n'),
      'unused-partial templates/partials/greeting.py.hbs:1:1',
      'include it with {{> name}}, or delete it.',
    ],
    [
      'a variant name that stands twice',
      library(({ variants }) =>
        variants.push({ title: 'Second', name: 'serve', language: 'sh', also: true, when: { has: 'prompt' } }),
      ),
      `duplicate-variant ${LIBRARY} «"name": "serve",\n      "language": "sh",\n      "also": true,\n      "when": {\n        "has": "prompt"\n      }\n    }\n  ]»`,
      'variant names are unique in a library; rename one.',
    ],
    [
      'a variant after one that always wins',
      library(({ variants }) => Reflect.deleteProperty(variants[0] as object, 'when')),
      `unreachable-variant ${LIBRARY} «"name": "plain"»`,
      'move it before that variant, or mark it with "also".',
    ],
    [
      'a language that is not there',
      library(({ variants: [, variant] }) => Object.assign(variant as object, { language: 'pyton' })),
      `unknown-language ${LIBRARY} «"language": "pyton"»`,
      'did you mean "python"?',
    ],
    [
      'an ecosystem that is not there',
      replace(LIBRARY, '"pypi"', '"pipy"'),
      `unknown-ecosystem ${LIBRARY} «"pipy"»`,
      'did you mean "pypi"?',
    ],
    [
      'a tag that no seed has',
      replace(LIBRARY, '"tag": "chat"', '"tag": "chatt"'),
      `unknown-tag ${LIBRARY} «"tag"»`,
      'did you mean "chat"?',
    ],
    [
      'a task that is not there',
      replace(LIBRARY, 'text-generation', 'text-generatoin'),
      `unknown-task ${LIBRARY} «"task"»`,
      'did you mean "text-generation"?',
    ],
    [
      'a library that is not there',
      replace(SEED, 'demo.py', 'demo.pi'),
      `unknown-library ${SEED} «"library_name"»`,
      'did you mean "demo.py"?',
    ],
    [
      'a variant that no seed shows',
      (project) => project.write(SEED, undefined),
      `unknown-tag ${LIBRARY} «"tag"»`,
      'use one of: plain.',
    ],
    [
      'a variant that no seed shows, of known words',
      replace(SEED, '"text-generation"', '"fill-mask"'),
      `unseeded-variant ${LIBRARY} «"name": "chat"»`,
      'add a model record to seeds/ for which its condition holds: {"all":[{"tag":"chat"},{"task":"text-generation"}]}.',
    ],
    [
      'a branch that no seed reaches',
      replace('seeds/org-plain.json', '"plain"\n', '"plain"\n  ],\n  "widgetData": [\n    { "text": "Hi" }\n'),
      `unseeded-branch ${PLAIN} «\nprint(demo.load({{id}}))»`,
      'add a model record to seeds/ for demo.py that makes it so, or remove the branch.',
    ],
    [
      'a field that is not there, in a condition',
      library(({ variants: [, , variant] }) =>
        Object.assign(variant as object, { when: { all: [{ has: 'prompt' }, { has: 'promt' }] } }),
      ),
      `unknown-field ${LIBRARY} «"when": {\n        "all": [\n          {\n            "has"»`,
      'did you mean "prompt"?',
    ],
    [
      'a field that is not there, in a template',
      replace(PLAIN, '{{widgetText}}', '{{widgetTxt}}'),
      `unknown-field ${PLAIN} «widgetTxt»`,
      'did you mean "widgetText"?',
    ],
    [
      'a lookup of a field that is not there',
      library((entry) =>
        Object.assign(entry, { lookups: { family: { from: 'tsk', kind: 'identifier', values: { a: 'B' } } } }),
      ),
      `unknown-field ${LIBRARY} «"from"»`,
      'did you mean "task"?',
    ],
    [
      'a lookup whose word is no identifier',
      library((entry) =>
        Object.assign(entry, { lookups: { family: { from: 'task', kind: 'identifier', values: { a: 'B C' } } } }),
      ),
      `wrong-value ${LIBRARY} «"a": "B C"»`,
      'write an identifier: letters, digits and underscores.',
    ],
    [
      'a query of downloads that cannot be read',
      library((entry) => Object.assign(entry, { countDownloads: 'path:"a' })),
      `bad-download-query ${LIBRARY} «\\"a»`,
      '',
    ],
  ])('%s', async (_, mistake, place, hint) => {
    using project = makeProject();
    mistake(project);
    const { problems } = await analyse(project.root);
    expect(problems.map(at)).toEqual([placed(project, place)]);
    const [{ sentence, hint: given } = { sentence: '', hint: '' }] = problems;
    if (hint !== '') expect(given).toBe(hint);
    expect(`${sentence} ${given}`).not.toMatch(/<\w+>|undefined/);
  });

  test('several mistakes are all told, in the order of files and lines', async () => {
    using project = makeProject();
    replace(LIBRARY, 'https://github.com', 'github.com')(project);
    replace(LIBRARY, '"filter": true', '"filter": 1')(project);
    replace(PLAIN, '{{widgetText}}', '{{{widgetText}}}')(project);
    replace(SEED, '{\n', '[\n')(project);
    const problems = (await analyse(project.root)).problems.map(at);
    expect(problems.slice(0, 2)).toEqual([`bad-url ${LIBRARY}:5:3`, `wrong-type ${LIBRARY}:7:3`]);
    expect(problems.at(-1)).toMatch(/^malformed-json seeds\/org-chat\.json:/);
    // What a broken entry would have defined is not held against other files.
    expect(problems).toHaveLength(3);
  });
});
