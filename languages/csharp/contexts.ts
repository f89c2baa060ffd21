import { type Region, rulesOf } from '../shared/lexer.ts';
import { isData, printersOf } from '../shared/slot.ts';
import { escapeCsharpBlockComment, escapeCsharpLineComment, escapeCsharpString } from './escape.ts';
import { csharpJson, csharpLiteral } from './literal.ts';
import { csharpNodePath, csharpPath } from './path.ts';

const escaped = printersOf('languages/csharp/escape');
const literal = printersOf('languages/csharp/literal');
const followed = printersOf('languages/csharp/path');

const INTERPOLATED: Pick<Region, 'close' | 'words' | 'hint'> = {
  close: '"',
  words: 'inside an interpolated string',
  hint: 'use a plain string "…", or make a variable first: var x = {{x}};',
};

const REGIONS: readonly Region[] = [
  {
    state: 'line comment',
    open: '//',
    close: '\n',
    words: 'in a comment',
    mayEnd: true,
    printer: escaped(escapeCsharpLineComment),
  },
  {
    state: 'block comment',
    open: '/*',
    close: '*/',
    words: 'in a comment',
    printer: escaped(escapeCsharpBlockComment),
  },
  {
    state: 'string',
    open: '"',
    close: '"',
    escapedBy: '\\',
    words: 'inside "…"',
    printer: escaped(escapeCsharpString),
  },
  {
    state: 'verbatim',
    open: '@"',
    close: '"',
    doubled: true,
    words: 'inside @"…"',
    hint: 'use "…": a verbatim string has no escapes.',
  },
  { state: 'interpolated', open: '$"', escapedBy: '\\', ...INTERPOLATED },
  { state: 'interpolated verbatim', open: '$@"', doubled: true, ...INTERPOLATED },
  { state: 'verbatim interpolated', open: '@$"', doubled: true, ...INTERPOLATED },
  {
    state: 'character',
    open: "'",
    close: "'",
    escapedBy: '\\',
    words: 'inside a character literal',
    hint: 'use a plain string "…", or make a variable first: var x = {{x}};',
  },
];

/** C# (ECMA-334), without raw string literals. */
export const csharp = rulesOf({
  label: 'C#',
  regions: REGIONS,
  refused: { '"""': ['Raw string literals are not supported.', 'use "…" or @"…".'] },
  literal: (type, indent) =>
    type.kind === 'json' ? literal(csharpJson, indent) : isData(type) ? literal(csharpLiteral, indent) : undefined,
  printable: 'print one of its fields.',
  followed: followed(csharpPath),
  root: followed(csharpNodePath),
});
