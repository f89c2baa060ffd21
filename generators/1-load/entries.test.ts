import { describe, test } from 'vitest';
import { expectOneDiagnostic, LIBRARY, library, type Mistake, replace, SEED } from './test-kit/mistake.ts';

describe('a file that is no JSON, or not what its schema says, gives one diagnostic', () => {
  test.each<[what: string, mistake: Mistake, place: string, hint: string]>([
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
        Object.assign(variant as object, { when: { all: [{ tag: 'chat' }, { tsk: 'text-generation' }] } }),
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
      'write "https://github.com/demo/demo".',
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
      'a label of a space',
      library((entry) => Object.assign(entry, { prettyLabel: ' ' })),
      `schema ${LIBRARY} «"prettyLabel"»`,
      "The library's name as its makers write it.",
    ],
    [
      'a title of two lines',
      library(({ variants: [variant] }) => Object.assign(variant as object, { title: 'Chat\nhere' })),
      `schema ${LIBRARY} «"title"»`,
      '',
    ],
    [
      'a list of packages that is a text',
      library((entry) => Object.assign(entry, { install: { pypi: 'demo' } })),
      `wrong-type ${LIBRARY} «"pypi"»`,
      'write ["demo"].',
    ],
    [
      'a condition of no known form',
      library(({ variants: [, , variant] }) => Object.assign(variant as object, { when: 'prompt' })),
      `no-alternative ${LIBRARY} «"when": "prompt"»`,
      'A question about a model. The vocabulary is closed: what it cannot say becomes a derived field of the model (runtime/model), never logic in a template.',
    ],
    [
      'a character with which places of templates are marked',
      replace(SEED, 'org/chat', 'org/\\udb80\\udc01'),
      `private-use ${SEED}:2:14`,
      'remove the character.',
    ],
    [
      'a comma after the last item',
      replace(SEED, '"chat"\n', '"chat",\n'),
      `malformed-json ${SEED}:6:3`,
      'delete the comma before this bracket.',
    ],
    [
      'a control character in a text',
      replace(SEED, '"', '"\u001b'),
      `malformed-json ${SEED}:2:3`,
      'write its escape, such as \\n, \\t or \\u001b.',
    ],
    ['a comment', replace(SEED, '{\n', '{ // x\n'), `malformed-json ${SEED}:1:3`, 'delete the comment; JSON has none.'],
    [
      'a quotation mark that is missing',
      replace(SEED, '"org/chat"', '"org/chat'),
      `malformed-json ${SEED}:2:9`,
      'write " where the text ends.',
    ],
    [
      'an empty file',
      (project) => project.write('seeds/empty.json', ''),
      'malformed-json seeds/empty.json:1:1',
      'write the entry, or delete the file.',
    ],
    [
      'a key that stands twice',
      replace(SEED, '{\n', '{\n  "id": "org/chat",\n'),
      `duplicate-key ${SEED}:3:3`,
      'remove one of them; a JSON reader would silently take the last.',
    ],
  ])('%s', (_, mistake, place, hint) => expectOneDiagnostic(mistake, place, hint));
});
