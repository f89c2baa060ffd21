import { rulesOf } from '../shared/lexer.ts';
import { isData, printersOf } from '../shared/slot.ts';
import { escapeRustComment, escapeRustString } from './escape.ts';
import { rustJson, rustLiteral } from './literal.ts';
import { rustPath } from './path.ts';

const escaped = printersOf('languages/rust/escape');
const literal = printersOf('languages/rust/literal');

/** Rust (https://doc.rust-lang.org/reference/), without raw strings; comments are line comments. */
export const rust = rulesOf({
  label: 'Rust',
  regions: [
    {
      state: 'comment',
      open: '//',
      close: '\n',
      words: 'in a comment',
      mayEnd: true,
      printer: escaped(escapeRustComment),
    },
    {
      state: 'string',
      open: '"',
      close: '"',
      escapedBy: '\\',
      words: 'inside "…"',
      printer: escaped(escapeRustString),
    },
  ],
  refused: {
    '/*': ['Block comments are not supported.', 'use // on each line.'],
    '#"': ['Raw strings are not supported.', 'use "…".'],
  },
  literal: (type, indent) =>
    type.kind === 'json' ? literal(rustJson, indent) : isData(type) ? literal(rustLiteral, indent) : undefined,
  printable: 'print one of its fields.',
  followed: printersOf('languages/rust/path')(rustPath),
});
