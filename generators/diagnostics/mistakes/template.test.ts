import { CHAT, type Row, SERVE, testMistakes } from '../test-kit/mistakes.ts';

const ROWS: Row[] = [
  [
    'one brace is missing at the end',
    [[CHAT, '', 'import demo\n\ndemo.chat({{id})\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:3:11: unclosed-slot: The slot {{id} does not end with two braces.',
      '    hint: write {{id}}.',
    ],
  ],
  [
    'a brace is missing on either side',
    [[CHAT, '', 'import demo\n\ndemo.chat({id})\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:3:11: single-braces: {id} has one brace on either side: it is no slot, and is printed as it stands.',
      '    hint: write {{id}}.',
    ],
  ],
  [
    'three braces',
    [[CHAT, '', 'import demo\n\ndemo.chat({{{id}}})\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:3:11: raw-output: {{{…}}} and {{&…}} print text without an escaper.',
      '    hint: write {{id}}; the compiler picks the escaper.',
    ],
  ],
  [
    'a brace is missing at the beginning',
    [[CHAT, '', 'import demo\n\ndemo.chat({id}})\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:3:15: bad-code: This prints python code with a fault: Expected `,`, found `}` (invalid-syntax).',
      '    hint: line 3 of demo-py/org-chat/02-chat.py is: demo.chat({id}})',
    ],
  ],
  [
    'an else outside of a block',
    [[CHAT, '', 'import demo\n{{else}}\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:1:12: template-syntax: Handlebars cannot parse the template: {{else}} outside of a block cannot stand here.',
      '    hint: write {{#if name}} before it; a slot is {{name}}, or a helper and what it takes, such as {{default name "…"}}; a block is {{#if name}}…{{else}}…{{/if}}.',
    ],
  ],
  [
    'a block that is not closed',
    [[CHAT, '', 'import demo\n{{#if prompt}}\nx = {{prompt}}\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:2:1: unclosed-block: The block {{#if}} is never closed.',
      '    hint: write {{/if}} where it ends.',
    ],
  ],
  [
    'a block that is closed as another',
    [[CHAT, '', 'import demo\n{{#if prompt}}\nx = {{prompt}}\n{{/each}}\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:4:1: wrong-block-end: The block {{#if}} is closed by {{/each}}.',
      '    hint: write {{/if}} first; blocks end in the reverse order of their beginnings.',
    ],
  ],
  [
    'elif as Python writes it',
    [[CHAT, '', 'import demo\n{{#if prompt}}\nx = 1\n{{elif task}}\nx = 2\n{{/if}}\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:4:1: unknown-helper: There is no helper "elif".',
      '    hint: write {{else if …}}.',
    ],
  ],
  [
    'a task that is misspelt, beside what holds',
    [[CHAT, '', 'import demo\n{{#if (any prompt (task "text-generaton"))}}\nx = 1\n{{/if}}\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:2:25: unknown-task: There is no task "text-generaton" in catalogue/tasks.',
      '    hint: did you mean "text-generation"?',
    ],
  ],
  [
    'a tag that no model has, beside another',
    [[CHAT, '', 'import demo\n{{#if (tag "chat" "chta")}}\nx = 1\n{{/if}}\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:2:19: unknown-tag: No seed carries the tag "chta".',
      '    hint: did you mean "chat"?',
    ],
  ],
  [
    'a template that prints nothing but a comment of its own',
    [[SERVE, '', '{{! nothing }}\n']],
    [
      'templates/libraries/demo-py/serve.sh.hbs:1:1: no-code: For some models the template prints nothing: out/snippets/demo-py/org-said/03-serve.sh.',
      '    hint: print code in every case, or give the variant a condition ("when") that holds only where there is some.',
    ],
  ],
  [
    'one that prints a comment of the code',
    [[SERVE, '', '# hello\n']],
    [
      'templates/libraries/demo-py/serve.sh.hbs:1:1: no-code: For some models the template prints only comments: out/snippets/demo-py/org-said/03-serve.sh.',
      '    hint: print code in every case, or give the variant a condition ("when") that holds only where there is some.',
    ],
  ],
  [
    'a filter as Jinja has them',
    [[CHAT, '', 'import demo\n\nx = {{ id | upper }}\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:3:11: template-syntax: Handlebars cannot parse the template: the character | cannot stand here.',
      '    hint: write a helper instead of a filter; a slot is {{name}}, or a helper and what it takes, such as {{default name "…"}}; a block is {{#if name}}…{{else}}…{{/if}}.',
    ],
  ],
  [
    'a statement as Jinja has them',
    [[CHAT, '', 'import demo\n{% if prompt %}\nx = 1\n{% endif %}\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:2:1: jinja-statement: {% if prompt %} is a statement of Jinja: Handlebars prints it as it stands.',
      '    hint: write {{#if …}} instead; a slot is {{name}}, a block is {{#if name}}…{{else}}…{{/if}}.',
      'templates/libraries/demo-py/chat.py.hbs:4:1: jinja-statement: {% endif %} is a statement of Jinja: Handlebars prints it as it stands.',
      '    hint: write {{/if}} instead; a slot is {{name}}, a block is {{#if name}}…{{else}}…{{/if}}.',
    ],
  ],
  [
    'a helper that does not exist',
    [[CHAT, '', 'import demo\n\nx = {{uppercase id}}\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:3:5: unknown-helper: There is no helper "uppercase".',
      '    hint: use one of: default, concat, stripPrefix, stripSuffix, urlPath, jsonText.',
    ],
  ],
  [
    'a helper with a wrong letter',
    [[CHAT, '', 'import demo\n\nx = {{concatt id "x"}}\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:3:5: unknown-helper: There is no helper "concatt".',
      '    hint: did you mean "concat"?',
    ],
  ],
  [
    'a helper without what it takes',
    [[CHAT, '', 'import demo\n\nx = {{default prompt}}\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:3:5: helper-arguments: The helper default takes a field that may be absent and a fallback.',
      '    hint: write it as {{default prompt "text"}}.',
    ],
  ],
  [
    'a slot with a wrong letter',
    [[CHAT, '', 'import demo\n\ndemo.chat({{idd}})\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:3:13: unknown-field: There is no field "idd".',
      '    hint: did you mean "id"?',
    ],
  ],
  [
    'a slot that has another name here',
    [[CHAT, '', 'import demo\n\ndemo.chat({{modelId}})\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:3:13: unknown-field: There is no field "modelId".',
      '    hint: did you mean "id"?',
    ],
  ],
  [
    'a slot that may be absent',
    [[CHAT, '', 'import demo\n\ndemo.chat({{prompt}})\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:3:13: optional-field: "prompt" may be absent here.',
      '    hint: guard it with {{#if prompt}}…{{/if}}, give it a fallback with {{default prompt "…"}}, or add {"has": "prompt"} to the condition of the variant.',
    ],
  ],
  [
    'a slot in a formatted string',
    [[CHAT, '', 'import demo\n\ndemo.chat(f"hf://{{id}}")\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:3:18: slot-not-allowed: A slot cannot stand inside "…" of a formatted string.',
      '    hint: use a plain string; of a value that a formatted string needs, make a variable first: x = {{x}}.',
    ],
  ],
  [
    'a slot that touches a word',
    [[CHAT, '', 'import demo\n\ndemo.chat{{id}}\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:3:10: slot-not-allowed: A slot cannot stand directly after a name, where a literal could take it for a prefix.',
      '    hint: put a space, a bracket or an operator before the slot.',
    ],
  ],
  [
    'a slot where a command would stand',
    [[SERVE, '', '{{id}} serve --prompt {{prompt}}\n']],
    [
      'templates/libraries/demo-py/serve.sh.hbs:1:1: slot-not-allowed: A slot cannot stand where the name of a command is expected.',
      '    hint: write the command as text.',
    ],
  ],
  [
    'a list in a text',
    [[CHAT, '', 'import demo\n\nx = "{{tags}}"\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:3:6: slot-type-here: A list cannot stand inside "…".',
      '    hint: put the slot in code, without quotation marks around it.',
    ],
  ],
  [
    'a question that is always answered with yes',
    [[CHAT, '', 'import demo\n{{#if id}}\nx = 1\n{{/if}}\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:2:1: always-decided: The condition "id" is always true here.',
      "    hint: remove the {{#if}}; an earlier condition or the variant's own has decided it.",
    ],
  ],
  [
    'a space at the end of a line',
    [[CHAT, '', 'import demo \n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:1:12: trailing-space: A line of the template ends in spaces or tabs.',
      '    hint: delete what stands behind its last visible character.',
    ],
  ],
  [
    'no line break at the end',
    [[CHAT, '', 'import demo']],
    [
      'templates/libraries/demo-py/chat.py.hbs:1:12: no-final-newline: The template does not end in one newline.',
      '    hint: end the file with exactly one line break.',
    ],
  ],
  [
    'a string that is not closed',
    [[CHAT, '', 'import demo\n\nx = "demo\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:3:10: ends-inside: The template ends inside "…".',
      '    hint: close it before the end of the file.',
    ],
  ],
  [
    'a bracket that is not closed',
    [[CHAT, '', 'import demo\n\ndemo.chat({{id}}\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:4:1: bad-code: This prints python code with a fault: unexpected EOF while parsing (invalid-syntax).',
      '    hint: it ends at line 4 of demo-py/org-chat/02-chat.py; close what is open before.',
    ],
  ],
  [
    'Python with a fault in its grammar',
    [[CHAT, '', 'import demo\n\nfor x in demo\n    pass\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:3:14: bad-code: This prints python code with a fault: Expected `:`, found newline (invalid-syntax).',
      '    hint: line 3 of demo-py/org-chat/02-chat.py is: for x in demo',
    ],
  ],
  [
    'Python with a wrong indentation',
    [[CHAT, '', 'import demo\n\n  demo.chat({{id}})\n']],
    [
      'templates/libraries/demo-py/chat.py.hbs:3:1: bad-code: This prints python code with a fault: Unexpected indentation (invalid-syntax).',
      '    hint: line 3 of demo-py/org-chat/02-chat.py is: demo.chat("org/chat")',
    ],
  ],
  [
    'a shell command with a fault',
    [[SERVE, '', 'if demo serve {{id}}; then echo {{prompt}}\n']],
    [
      'templates/libraries/demo-py/serve.sh.hbs:2:1: bad-code: This prints sh code with a fault: fi is missing here.',
      '    hint: it ends at line 2 of demo-py/org-said/03-serve.sh; close what is open before.',
    ],
  ],
  [
    'templates with other endings than .hbs, and what an editor left',
    [
      ['templates/libraries/demo-py/load.py.handlebars', '', 'x = 1\n'],
      ['templates/libraries/demo-py/load.py', '', 'x = 1\n'],
      ['templates/libraries/demo-py/load.py.hbs~', '', 'x = 1\n'],
    ],
    [
      'templates/libraries/demo-py/load.py:1:1: other-ending: Nothing reads this file: what is read here ends in .hbs.',
      '    hint: rename it to templates/libraries/demo-py/load.py.hbs, or take it out of the folder.',
      'templates/libraries/demo-py/load.py.handlebars:1:1: other-ending: Nothing reads this file: what is read here ends in .hbs.',
      '    hint: rename it to templates/libraries/demo-py/load.py.hbs, or take it out of the folder.',
    ],
  ],
];

testMistakes(ROWS);
