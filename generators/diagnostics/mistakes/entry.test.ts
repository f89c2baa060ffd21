import { LIBRARY, type Row, SEED, testMistakes } from '../test-kit/mistakes.ts';

const ROWS: Row[] = [
  [
    'a comma after the last item',
    [[SEED, '"chat"\n', '"chat",\n']],
    [
      'seeds/org-chat.json:6:3: malformed-json: The file is not JSON: a comma stands after the last item.',
      '    hint: delete the comma before this bracket.',
    ],
  ],
  [
    'a comma is missing between two keys',
    [[SEED, '"org/chat",', '"org/chat"']],
    [
      'seeds/org-chat.json:3:3: malformed-json: The file is not JSON: a comma is missing before this.',
      '    hint: write a comma behind the item before.',
    ],
  ],
  [
    'the quotation mark at the end of a text is missing',
    [[SEED, '"org/chat"', '"org/chat']],
    [
      'seeds/org-chat.json:2:9: malformed-json: The file is not JSON: the text that begins here is not closed in its line.',
      '    hint: write " where the text ends.',
    ],
  ],
  [
    'a key without quotation marks',
    [[SEED, '"id"', 'id']],
    [
      'seeds/org-chat.json:2:3: malformed-json: The file is not JSON: the key id has no quotation marks.',
      '    hint: write "id".',
    ],
  ],
  [
    'single quotation marks',
    [[SEED, '"org/chat"', "'org/chat'"]],
    [
      'seeds/org-chat.json:2:9: malformed-json: The file is not JSON: a text stands in single quotation marks.',
      '    hint: write "org/chat".',
    ],
  ],
  [
    'a comment',
    [[SEED, '{\n', '{ // a chat model\n']],
    [
      'seeds/org-chat.json:1:3: malformed-json: The file is not JSON: it holds a comment.',
      '    hint: delete the comment; JSON has none.',
    ],
  ],
  [
    'True as Python writes it',
    [[LIBRARY, '"filter": true', '"filter": True']],
    [
      'catalogue/libraries/demo-py.json:7:13: malformed-json: The file is not JSON: True is no word of JSON.',
      '    hint: write true or false, in small letters.',
    ],
  ],
  [
    'the brace at the end is missing',
    [[SEED, '"text-generation"\n}', '"text-generation"\n']],
    [
      'seeds/org-chat.json:9:1: malformed-json: The file is not JSON: it ends before an object is closed.',
      '    hint: write } where the object ends.',
    ],
  ],
  [
    'a second value behind the first',
    [[SEED, '"text-generation"\n}', '"text-generation"\n}\n{}']],
    [
      'seeds/org-chat.json:9:1: malformed-json: The file is not JSON: something stands behind the end of its value.',
      '    hint: delete what begins here; a file holds one value.',
    ],
  ],
  [
    'a byte order mark at the beginning',
    [[SEED, '{\n', '﻿{\n']],
    [
      'seeds/org-chat.json:1:1: malformed-json: The file is not JSON: it begins with a byte order mark.',
      '    hint: save the file as UTF-8 without a byte order mark.',
    ],
  ],
  [
    'a key with a letter too few',
    [[LIBRARY, '"prettyLabel"', '"pretyLabel"']],
    [
      'catalogue/libraries/demo-py.json:3:3: unknown-key: "pretyLabel" is not a key of the file.',
      '    hint: did you mean "prettyLabel"?',
    ],
  ],
  [
    'a key that has another name here',
    [[SEED, '"id"', '"modelId"']],
    ['seeds/org-chat.json:2:3: unknown-key: "modelId" is not a key of the file.', '    hint: did you mean "id"?'],
  ],
  [
    'a key that nothing is like',
    [[LIBRARY, '"filter": true', '"colour": "red", "filter": true']],
    [
      'catalogue/libraries/demo-py.json:7:3: unknown-key: "colour" is not a key of the file.',
      '    hint: the nearest of 20: repoUrl, docsUrl, filter, countDownloads, lookups, status.',
    ],
  ],
  [
    'a text instead of a list',
    [[LIBRARY, '[\n      "demo"\n    ]', '"demo"']],
    [
      'catalogue/libraries/demo-py.json:9:5: wrong-type: install.pypi should be of type array but is "demo".',
      '    hint: write ["demo"].',
    ],
  ],
  [
    'a text instead of true',
    [[LIBRARY, '"filter": true', '"filter": "true"']],
    [
      'catalogue/libraries/demo-py.json:7:3: wrong-type: filter should be of type boolean but is "true".',
      '    hint: write true.',
    ],
  ],
  [
    'a key that is missing',
    [[LIBRARY, '  "repoUrl": "https://github.com/demo/demo",\n', '']],
    [
      'catalogue/libraries/demo-py.json:1:1: missing-key: The key "repoUrl" is missing in the file.',
      '    hint: add "repoUrl"; the schema describes what it holds.',
    ],
  ],
  [
    'an address without a scheme',
    [[LIBRARY, 'https://github.com/demo/demo', 'github.com/demo/demo']],
    [
      'catalogue/libraries/demo-py.json:5:3: bad-url: repoUrl is not an https address: "github.com/demo/demo".',
      '    hint: write "https://github.com/demo/demo".',
    ],
  ],
  [
    'an address without https',
    [[LIBRARY, 'https://github.com/demo/demo', 'http://github.com/demo/demo']],
    [
      'catalogue/libraries/demo-py.json:5:3: bad-url: repoUrl is not an https address: "http://github.com/demo/demo".',
      '    hint: write "https://github.com/demo/demo".',
    ],
  ],
  [
    'a name that is empty',
    [[LIBRARY, '"Demo"', '""']],
    [
      'catalogue/libraries/demo-py.json:3:3: schema: prettyLabel is "", which is too short.',
      "    hint: The library's name as its makers write it.",
    ],
  ],
  [
    'a misspelt key, and a package that nothing calls in the same file',
    [
      [LIBRARY, '      "demo"\n', '      "demo",\n      "other"\n'],
      [LIBRARY, '"repoUrl"', '"repoUrI"'],
    ],
    [
      'catalogue/libraries/demo-py.json:5:3: unknown-key: "repoUrI" is not a key of the file.',
      '    hint: did you mean "repoUrl"?',
      'catalogue/libraries/demo-py.json:11:7: unneeded-package: Nothing says what "other" is installed for: the code of chat calls none of its modules and programs (out/snippets/demo-py/org-chat).',
      '    hint: take it out; or say in catalogue/packages what it provides, or in which case it is needed, with the source that says so.',
    ],
  ],
  [
    'an id that is not that of the file, which others name',
    [[LIBRARY, '"id": "demo.py"', '"id": "demo.pi"']],
    [
      'catalogue/libraries/demo-py.json:2:3: wrong-slug: The file name does not match the id "demo.pi".',
      '    hint: rename the file to catalogue/libraries/demo-pi.json.',
    ],
  ],
  [
    'an entry with the ending of JSON with comments, beside one of YAML',
    [
      ['catalogue/libraries/acme.jsonc', '', '{}\n'],
      ['catalogue/libraries/acme.yaml', '', 'id: acme\n'],
      ['seeds/org-other.JSON', '', '{}\n'],
    ],
    [
      'catalogue/libraries/acme.jsonc:1:1: other-ending: Nothing reads this file: what is read here ends in .json.',
      '    hint: rename it to catalogue/libraries/acme.json, or take it out of the folder.',
      'catalogue/libraries/acme.yaml:1:1: other-ending: Nothing reads this file: what is read here ends in .json.',
      '    hint: rename it to catalogue/libraries/acme.json, or take it out of the folder.',
      'seeds/org-other.JSON:1:1: other-ending: Nothing reads this file: what is read here ends in .json.',
      '    hint: rename it to seeds/org-other.json, or take it out of the folder.',
    ],
  ],
  [
    'an entry in a folder that nothing reads',
    [['catalogue/librarys/acme.json', '', '{}\n']],
    [
      'catalogue/librarys/acme.json:1:1: unread-entry: Nothing reads this file: no kind of entry stands there.',
      '    hint: did you mean "catalogue/libraries"?',
    ],
  ],
];

testMistakes(ROWS);
