import { rulesOf } from '../shared/lexer.ts';
import { isData, printersOf } from '../shared/slot.ts';
import { escapeJavaComment, escapeJavaString } from './escape.ts';
import { javaJson, javaLiteral } from './literal.ts';
import { javaPointer } from './path.ts';

const escaped = printersOf('languages/java/escape');
const literal = printersOf('languages/java/literal');

/** Java (https://docs.oracle.com/javase/specs/); comments are line comments. */
export const java = rulesOf({
  label: 'Java',
  regions: [
    {
      state: 'comment',
      open: '//',
      close: '\n',
      words: 'in a comment',
      mayEnd: true,
      printer: escaped(escapeJavaComment),
    },
    {
      state: 'string',
      open: '"',
      close: '"',
      escapedBy: '\\',
      words: 'inside "…"',
      printer: escaped(escapeJavaString),
    },
    {
      state: 'block',
      open: '"""',
      close: '"""',
      escapedBy: '\\',
      words: 'inside a text block',
      hint: 'use "…", or a slot in code, which makes a text block of JSON.',
    },
    {
      state: 'character',
      open: "'",
      close: "'",
      escapedBy: '\\',
      words: 'inside a character literal',
      hint: 'use a string "…".',
    },
  ],
  refused: { '/*': ['Block comments are not supported.', 'use // on each line.'] },
  literal: (type, indent) =>
    type.kind === 'json' ? literal(javaJson, indent) : isData(type) ? literal(javaLiteral, indent) : undefined,
  printable: 'print one of its fields.',
  root: printersOf('languages/java/path')(javaPointer),
});
