import { rulesOf } from '../shared/lexer.ts';
import { isData, printersOf } from '../shared/slot.ts';
import { escapeGoComment, escapeGoString } from './escape.ts';
import { goLiteral } from './literal.ts';
import { goPath, goRoot } from './path.ts';

const escaped = printersOf('languages/go/escape');
const literal = printersOf('languages/go/literal');
const followed = printersOf('languages/go/path');

/** Go (https://go.dev/ref/spec); comments are line comments. */
export const go = rulesOf({
  label: 'Go',
  regions: [
    {
      state: 'comment',
      open: '//',
      close: '\n',
      words: 'in a comment',
      mayEnd: true,
      printer: escaped(escapeGoComment),
    },
    { state: 'string', open: '"', close: '"', escapedBy: '\\', words: 'inside "…"', printer: escaped(escapeGoString) },
    { state: 'raw', open: '`', close: '`', words: 'inside `…`', hint: 'use "…": a raw string has no escapes.' },
    {
      state: 'rune',
      open: "'",
      close: "'",
      escapedBy: '\\',
      words: 'inside a rune literal',
      hint: 'use a string "…".',
    },
  ],
  refused: { '/*': ['General comments are not supported.', 'use // on each line.'] },
  literal: (type, indent) => (isData(type) ? literal(goLiteral, indent) : undefined),
  printable: 'print one of its fields.',
  followed: followed(goPath),
  root: followed(goRoot),
});
