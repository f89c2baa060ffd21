import { describe, expect, test } from 'vitest';
import { makeProject } from '../../tests/test-kit/project.ts';
import { analyse } from '../pipeline.ts';
import { at, expectOneDiagnostic, LIBRARY, library, type Mistake, PLAIN, replace, SEED } from './test-kit/mistake.ts';

test('the project that the tests change has no problem', async () => {
  using project = makeProject();
  expect((await analyse(project.root)).problems).toEqual([]);
});

describe('entries, templates and seeds that do not go together give one diagnostic', () => {
  test.each<[what: string, mistake: Mistake, place: string, hint: string]>([
    [
      'a wrong file name',
      replace(SEED, 'org/chat', 'org/Chat.2'),
      `wrong-slug ${SEED}:2:3`,
      'rename the file to seeds/org-chat-2.json.',
    ],
    [
      'an id that two entries have',
      (project) => project.write('catalogue/libraries/more/demo-py.json', project.read(LIBRARY)),
      'shared-id catalogue/libraries/more/demo-py.json:2:3',
      'delete one of the two, or give this one an id of its own.',
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
      'add a model record to seeds, with "library_name": "demo.py", for which the condition holds: {"all":[{"tag":"chat"},{"task":"text-generation"}]}.',
    ],
    [
      'a branch that no seed reaches',
      replace('seeds/org-plain.json', '"plain"\n', '"plain"\n  ],\n  "widgetData": [\n    { "text": "Hi" }\n'),
      `unseeded-branch ${PLAIN} «\nprint(demo.load({{id}}))»`,
      'add a sample of demo.py that makes it so (for a library, a model record in seeds/). Where the condition of the variant, or of a branch around it or before it, says otherwise, no sample can: remove the branch.',
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
      'a lookup whose word is no number',
      library((entry) =>
        Object.assign(entry, { lookups: { rate: { from: 'task', kind: 'number', values: { a: '1 + 1' } } } }),
      ),
      `wrong-value ${LIBRARY} «"a": "1 + 1"»`,
      'write a number in digits, such as 24 or 0.5.',
    ],
    [
      'a query of downloads that cannot be read',
      library((entry) => Object.assign(entry, { countDownloads: 'path:"a' })),
      `bad-download-query ${LIBRARY} «\\"a»`,
      '',
    ],
    [
      'a query of downloads that no file can answer',
      library((entry) => Object.assign(entry, { countDownloads: 'path:"a" OR path_extension:".pth"' })),
      `bad-download-query ${LIBRARY} «path_extension»`,
      'write path_extension:"pth"',
    ],
  ])('%s', (_, mistake, place, hint) => expectOneDiagnostic(mistake, place, hint));

  test('several mistakes are all told, in the order of files and lines', async () => {
    using project = makeProject();
    replace(LIBRARY, 'https://github.com', 'github.com')(project);
    replace(LIBRARY, '"filter": true', '"filter": 1')(project);
    replace(PLAIN, '{{widgetText}}', '{{{widgetText}}}')(project);
    replace(SEED, '{\n', '[\n')(project);
    const problems = (await analyse(project.root)).problems.map(at);
    expect(problems.slice(0, 2)).toEqual([`bad-url ${LIBRARY}:5:3`, `wrong-type ${LIBRARY}:7:3`]);
    expect(problems[2]).toMatch(/^malformed-json seeds\/org-chat\.json:/);
    // A template is judged also where its entry is broken.
    expect(problems[3]).toBe(`raw-output ${PLAIN}:4:26`);
    // What a broken entry would have defined is not held against other files.
    expect(problems).toHaveLength(4);
  });
});
