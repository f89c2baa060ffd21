import { CHAT, PLAIN, type Row, testMistakes } from '../test-kit/mistakes.ts';

const ROWS: Row[] = [
  [
    'a partial that does not exist',
    [[CHAT, '', '{{> imports}}\nimport demo\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:1:1: no-such-partial: There is no partial "imports" for this language.',
      '    hint: write templates/partials/imports.py.hbs.',
    ],
  ],
  [
    'a partial with a wrong letter',
    [
      [CHAT, '', '{{> import}}\nimport demo\n'],
      [PLAIN, '', '{{> imports}}\nimport demo\n'],
      ['templates/partials/imports.py.hbs', '', 'import os\n'],
    ],
    [
      'templates/libraries/demo-py/chat.py.hbs:1:1: no-such-partial: There is no partial "import" for this language.',
      '    hint: did you mean "imports"?',
    ],
  ],
  [
    'a parameter that a partial does not read',
    [
      [CHAT, '', '{{> load trsut=id who=id}}\n'],
      ['templates/partials/load.py.hbs', '', 'import demo\n\n{{> call}}\n'],
      ['templates/partials/call.py.hbs', '', 'demo.chat({{who}}{{#if trust}}, trust=True{{/if}})\n'],
    ],
    [
      'templates/libraries/demo-py/chat.py.hbs:1:10: unread-parameter: The partial "load" reads no "trsut".',
      '    hint: did you mean "trust"?',
    ],
  ],
  [
    'a field that the includer of a partial may lack',
    [
      [CHAT, '', '{{> ask}}\n'],
      [PLAIN, '', '{{> ask}}\n'],
      ['templates/partials/ask.py.hbs', '', 'import demo\n\ndemo.chat({{id}}, {{prompt}})\n'],
    ],
    [
      'templates/partials/ask.py.hbs:3:21: optional-field: "prompt" may be absent here.',
      '    hint: guard it with {{#if prompt}}…{{/if}}, give it a fallback with {{default prompt "…"}}, or add {"has": "prompt"} to the condition of the variant. The partial is included by templates/libraries/demo-py/chat.py.hbs:1:1 and 1 more, which can also pass a value (name=…).',
    ],
  ],
];

testMistakes(ROWS);
