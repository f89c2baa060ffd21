import { CHAT, LIBRARY, PLAIN, type Row, testMistakes } from '../test-kit/mistakes.ts';

/** A template without branches. */
const LOADED = 'import demo\n\nprint(demo.load({{id}}))\n';

const ROWS: Row[] = [
  [
    'a condition that leaves its own seeds out',
    [[LIBRARY, '"filter": true,', '"filter": true,\n  "detect": { "unless": { "tag": "chat" } },']],
    [
      'catalogue/libraries/demo-py.json:8:15: excluded-seed: The condition holds for seeds/org-chat.json, which names "demo.py" as its library: no page of it would show the library.',
      '    hint: narrow the condition; or say in the seed for which library it is rendered ("rendered").',
    ],
  ],
  [
    'the version of a package that is not installed',
    [[LIBRARY, '"filter": true,', '"filter": true,\n  "versions": { "dmeo": ">=1,<2" },']],
    [
      'catalogue/libraries/demo-py.json:8:17: uninstalled-version: No install list of the entry names "dmeo", so no release of it is ever compared with this range.',
      '    hint: did you mean "demo"?',
    ],
  ],
  [
    'a version in words',
    [[LIBRARY, '"filter": true,', '"filter": true,\n  "versions": { "demo": "latest and greatest" },']],
    [
      'catalogue/libraries/demo-py.json:8:17: schema: versions.demo is "latest and greatest", which has a form that is not allowed there.',
      '    hint: Comparisons with commas between them, such as >=1,<2.',
    ],
  ],
  [
    'a package name with a space',
    [[LIBRARY, '      "demo"\n', '      "demo extra"\n']],
    [
      'catalogue/libraries/demo-py.json:10:7: schema: install.pypi.0 is "demo extra", which has a form that is not allowed there.',
      '    hint: One package as its installer takes it, without spaces; a second package is a text of its own.',
    ],
  ],
  [
    'a package that the code does not call',
    [[LIBRARY, '      "demo"\n', '      "demo",\n      "other"\n']],
    [
      'catalogue/libraries/demo-py.json:11:7: unneeded-package: Nothing says what "other" is installed for: the code of chat calls none of its modules and programs (out/snippets/demo-py/org-chat).',
      '    hint: take it out; or say in catalogue/packages what it provides, or in which case it is needed, with the source that says so.',
    ],
  ],
  [
    'a package in the place of the one that the code imports',
    [[LIBRARY, '      "demo"\n', '      "other"\n']],
    [
      'catalogue/libraries/demo-py.json:9:5: module-of-nothing: The code of chat imports demo, and nothing of its install line is known to have it: other (out/snippets/demo-py/org-chat).',
      '    hint: add the package that has it; or say in catalogue/packages what a package of the line provides, or what it requires.',
      'catalogue/libraries/demo-py.json:10:7: unneeded-package: Nothing says what "other" is installed for: the code of chat calls none of its modules and programs (out/snippets/demo-py/org-chat).',
      '    hint: take it out; or say in catalogue/packages what it provides, or in which case it is needed, with the source that says so.',
    ],
  ],
  [
    'releases of a package that nothing can read',
    [[LIBRARY, '      "demo"\n', '      "demo>=<2"\n']],
    [
      'catalogue/libraries/demo-py.json:10:7: bad-package: "demo>=<2" is nothing that PyPI installs: it is no name with releases that can be read.',
      '    hint: write it like one of: torch, diffusers[torch], transformers>=4.57,<6.',
    ],
  ],
  [
    'a package manager that nobody knows',
    [[LIBRARY, '"pypi"', '"pip"']],
    [
      'catalogue/libraries/demo-py.json:9:5: unknown-ecosystem: There is no ecosystem "pip" in catalogue/ecosystems.',
      '    hint: did you mean "pypi"?',
    ],
  ],
  [
    'a language that nobody knows',
    [[LIBRARY, '"language": "sh"', '"language": "bash"']],
    [
      'catalogue/libraries/demo-py.json:37:7: unknown-language: There is no language "bash" in languages/.',
      '    hint: did you mean "sh"?',
    ],
  ],
  [
    'a language with a wrong letter',
    [[LIBRARY, '"language": "python"', '"language": "pyton"']],
    [
      'catalogue/libraries/demo-py.json:17:7: unknown-language: There is no language "pyton" in languages/.',
      '    hint: did you mean "python"?',
    ],
  ],
  [
    'two variants of one name',
    [[LIBRARY, '"name": "plain"', '"name": "chat"']],
    [
      'catalogue/libraries/demo-py.json:30:7: duplicate-variant: The variant name "chat" stands twice in the entry.',
      '    hint: variant names are unique in a library; rename one.',
      'templates/libraries/demo-py/plain.py.hbs:1:1: orphan-template: No entry uses this template.',
      '    hint: name it like a template that its entry prints; did you mean "chat.py.hbs"?',
    ],
  ],
  [
    'a variant with the name of the install command',
    [
      [LIBRARY, '"name": "plain"', '"name": "install"'],
      ['templates/libraries/demo-py/plain.py.hbs', '', undefined],
      ['templates/libraries/demo-py/install.py.hbs', '', 'import demo\n\ndemo.run({{id}})\n'],
    ],
    [
      'catalogue/libraries/demo-py.json:30:7: name-of-packages: The variant name "install" is that of the snippet which installs the packages of the entry.',
      '    hint: say what the variant installs or fetches, such as "clone", and rename its template.',
    ],
  ],
  [
    'two variants of one title that are shown together',
    [
      [LIBRARY, '"title": "Serve"', '"title": "Plain"'],
      [LIBRARY, '"language": "sh"', '"language": "python"'],
      ['templates/libraries/demo-py/serve.sh.hbs', '', undefined],
      ['templates/libraries/demo-py/serve.py.hbs', '', 'import demo\n\ndemo.serve({{id}}, {{prompt}})\n'],
    ],
    [
      'catalogue/libraries/demo-py.json:36:7: shared-title: The variants "plain" and "serve" are both shown for one model (demo-py/org-said) as "Plain", in one language.',
      '    hint: say in each title what the other does not do; or narrow a condition, so that only one of them is shown.',
    ],
  ],
  [
    'two variants of the same code that are shown together',
    [
      [LIBRARY, '"language": "sh"', '"language": "python"'],
      [PLAIN, '', LOADED],
      ['templates/libraries/demo-py/serve.sh.hbs', '', undefined],
      ['templates/libraries/demo-py/serve.py.hbs', '', LOADED],
    ],
    [
      'catalogue/libraries/demo-py.json:35:7: shared-code: The variants "plain" and "serve" are both shown for one model (demo-py/org-said), with the same code.',
      '    hint: take one of them out; or narrow a condition, so that only one of them is shown.',
    ],
  ],
  [
    'one package twice',
    [[LIBRARY, '      "demo"\n', '      "demo",\n      "Demo[all]>=2"\n']],
    [
      'catalogue/libraries/demo-py.json:11:7: repeated-package: "Demo[all]>=2" is the package that "demo" names already.',
      '    hint: take one of them out; what is asked of a package stands together, such as name[extra]>=1.',
    ],
  ],
  [
    'a variant without a template',
    [[CHAT, '', undefined]],
    [
      'catalogue/libraries/demo-py.json:15:7: missing-template: The variant "chat" has no template.',
      '    hint: write templates/libraries/demo-py/chat.py.hbs.',
    ],
  ],
  [
    'a template that belongs to no variant',
    [['templates/libraries/demo-py/plane.py.hbs', '', 'x = 1\n']],
    [
      'templates/libraries/demo-py/plane.py.hbs:1:1: orphan-template: No entry uses this template.',
      '    hint: name it like a template that its entry prints; did you mean "plain.py.hbs"?',
    ],
  ],
  ...['plain.hbs', 'plain.python.hbs', 'Plain.py.hbs', 'load.py.hbs'].map(
    (name): Row => [
      `a template called ${name}`,
      [
        ['templates/libraries/demo-py/plain.py.hbs', '', undefined],
        [`templates/libraries/demo-py/${name}`, '', 'x = 1\n'],
      ],
      [
        'catalogue/libraries/demo-py.json:30:7: missing-template: The variant "plain" has no template.',
        '    hint: write templates/libraries/demo-py/plain.py.hbs.',
        `templates/libraries/demo-py/${name}:1:1: orphan-template: No entry uses this template.`,
        '    hint: rename it to templates/libraries/demo-py/plain.py.hbs, which an entry prints with and which is missing, or delete it.',
      ],
    ],
  ),
  [
    'a template in a folder with a capital letter',
    [
      ['templates/libraries/demo-py/plain.py.hbs', '', undefined],
      ['templates/libraries/Demo-py/plain.py.hbs', '', 'x = 1\n'],
    ],
    [
      'catalogue/libraries/demo-py.json:30:7: missing-template: The variant "plain" has no template.',
      '    hint: write templates/libraries/demo-py/plain.py.hbs.',
      'templates/libraries/Demo-py/plain.py.hbs:1:1: orphan-template: No entry uses this template.',
      '    hint: rename it to templates/libraries/demo-py/plain.py.hbs, which an entry prints with and which is missing, or delete it.',
    ],
  ],
  [
    'a variant without a condition that no sample is left for',
    [
      ['seeds/org-plain.json', '', undefined],
      [PLAIN, '', LOADED],
      [
        'seeds/org-said.json',
        '"widgetData"',
        '"pipeline_tag": "text-generation",\n  "tags": ["chat"],\n  "widgetData"',
      ],
    ],
    [
      'catalogue/libraries/demo-py.json:30:7: unseeded-variant: No sample shows "plain" of demo.py.',
      '    hint: add a model record to seeds, with "library_name": "demo.py", for which no variant before it is chosen ("chat").',
    ],
  ],
  [
    'a template in the folder of no library',
    [['templates/libraries/demoo/plain.py.hbs', '', 'x = 1\n']],
    [
      'templates/libraries/demoo/plain.py.hbs:1:1: orphan-template: No entry uses this template.',
      '    hint: write catalogue/libraries/demoo.json, or delete the template.',
    ],
  ],
  [
    'a variant behind one that always matches',
    [[LIBRARY, '"also": true,\n      ', '']],
    [
      'catalogue/libraries/demo-py.json:35:7: unreachable-variant: The variant "serve" can never be chosen: an earlier variant without a condition always wins.',
      '    hint: move it before that variant, or mark it with "also".',
    ],
  ],
  [
    'a variant without a title',
    [[LIBRARY, '      "title": "Plain",\n', '']],
    [
      'catalogue/libraries/demo-py.json:29:5: missing-key: The key "title" is missing in variants.1.',
      '    hint: add "title"; the schema describes what it holds.',
    ],
  ],
  [
    'a tag with a wrong letter in a condition',
    [[LIBRARY, '"tag": "chat"', '"tag": "chatt"']],
    [
      'catalogue/libraries/demo-py.json:21:13: unknown-tag: No seed carries the tag "chatt".',
      '    hint: did you mean "chat"?',
    ],
  ],
  [
    'a task by what it does',
    [[LIBRARY, '"task": "text-generation"', '"task": "speech-to-text"']],
    [
      'catalogue/libraries/demo-py.json:24:13: unknown-task: There is no task "speech-to-text" in catalogue/tasks.',
      '    hint: did you mean "text-to-speech"?',
    ],
  ],
  [
    'an operator with a wrong letter',
    [[LIBRARY, '"has"', '"hass"']],
    [
      'catalogue/libraries/demo-py.json:40:9: unknown-key: "hass" is not a key of variants.2.when.',
      '    hint: did you mean "has"?',
    ],
  ],
  [
    'an operator of another language',
    [[LIBRARY, '"all"', '"and"']],
    [
      'catalogue/libraries/demo-py.json:19:9: unknown-key: "and" is not a key of variants.0.when.',
      '    hint: did you mean "any"?',
    ],
  ],
  [
    'a field that a condition cannot ask for',
    [[LIBRARY, '"has": "prompt"', '"has": "promt"']],
    [
      'catalogue/libraries/demo-py.json:39:7: unknown-field: There is no field "promt".',
      '    hint: did you mean "prompt"?',
      'templates/libraries/demo-py/serve.sh.hbs:1:30: optional-field: "prompt" may be absent here.',
      '    hint: guard it with {{#if prompt}}…{{/if}}, give it a fallback with {{default prompt "…"}}, or add {"has": "prompt"} to the condition of the variant.',
    ],
  ],
  [
    'a condition that is a text',
    [[LIBRARY, '"when": {\n        "has": "prompt"\n      }', '"when": "prompt"']],
    [
      'catalogue/libraries/demo-py.json:39:7: no-alternative: variants.2.when has none of the forms that are allowed there.',
      '    hint: A question about a model. The vocabulary is closed: what it cannot say becomes a derived field of the model (runtime/model), never logic in a template.',
    ],
  ],
  [
    'a key of an entry and a slot of its template are both misspelt',
    [
      [LIBRARY, '"prettyLabel"', '"pretyLabel"'],
      [PLAIN, '{{id}}', '{{idd}}'],
    ],
    [
      'catalogue/libraries/demo-py.json:3:3: unknown-key: "pretyLabel" is not a key of the file.',
      '    hint: did you mean "prettyLabel"?',
      'templates/libraries/demo-py/plain.py.hbs:4:19: unknown-field: There is no field "idd".',
      '    hint: did you mean "id"?',
    ],
  ],
];

testMistakes(ROWS);
