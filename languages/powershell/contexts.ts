import { rulesOf } from '../shared/lexer.ts';
import { isData, printersOf } from '../shared/slot.ts';
import { escapePowershellComment, escapePowershellDouble, escapePowershellSingle } from './escape.ts';
import { powershellJson, powershellLiteral } from './literal.ts';
import { powershellPath } from './path.ts';

const escaped = printersOf('languages/powershell/escape');
const literal = printersOf('languages/powershell/literal');

const STRAIGHT: readonly [what: string, hint: string] = [
  'Curly quotation marks end a string of PowerShell, too.',
  'use straight ones.',
];
const LINES: readonly [what: string, hint: string] = ['Here-strings are not supported.', 'print a value as JSON.'];

/** PowerShell 7 (about_Quoting_Rules, about_Comments); strings of a template hold neither marks nor variables with marks. */
export const powershell = rulesOf({
  label: 'PowerShell',
  regions: [
    {
      state: 'comment',
      open: '#',
      close: '\n',
      words: 'in a comment',
      mayEnd: true,
      printer: escaped(escapePowershellComment),
    },
    {
      state: 'single',
      open: "'",
      close: "'",
      doubled: true,
      words: "inside '…'",
      printer: escaped(escapePowershellSingle),
    },
    {
      state: 'double',
      open: '"',
      close: '"',
      escapedBy: '`',
      words: 'inside "…"',
      printer: escaped(escapePowershellDouble),
    },
  ],
  refused: {
    '<#': ['Block comments are not supported.', 'use # on each line.'],
    "@'": LINES,
    '@"': LINES,
    ...Object.fromEntries(['\u2018', '\u2019', '\u201c', '\u201d'].map((mark) => [mark, STRAIGHT])),
  },
  literal: (type) =>
    type.kind === 'json' ? literal(powershellJson) : isData(type) ? literal(powershellLiteral) : undefined,
  printable: 'print one of its fields.',
  followed: printersOf('languages/powershell/path')(powershellPath),
});
