import { rulesOf } from '../shared/lexer.ts';
import { isData, printersOf } from '../shared/slot.ts';
import { escapePhpComment } from './escape.ts';
import { phpLiteral } from './literal.ts';
import { phpPath } from './path.ts';

const HINT = 'use a slot in code, which makes a string: {{concat "a" b}}.';

/** PHP (https://www.php.net/manual/en/langref.php) behind its opening tag; comments are line comments that begin with //. */
export const php = rulesOf({
  label: 'PHP',
  regions: [
    {
      state: 'comment',
      open: '//',
      close: '\n',
      words: 'in a comment',
      mayEnd: true,
      printer: printersOf('languages/php/escape')(escapePhpComment),
    },
    { state: 'double', open: '"', close: '"', escapedBy: '\\', words: 'inside "…"', hint: HINT },
    { state: 'single', open: "'", close: "'", escapedBy: '\\', words: "inside '…'", hint: HINT, names: true },
  ],
  refused: {
    '/*': ['Block comments are not supported.', 'use // on each line.'],
    '#': ['Comments with # are not supported.', 'use //.'],
    '<<<': ['Heredocs are not supported.', 'use a string.'],
    '`': ['Commands in code are not supported.', 'use a string.'],
    '?>': ['Text outside of PHP is not supported.', 'leave the closing tag out.'],
  },
  literal: (type, indent) => (isData(type) ? printersOf('languages/php/literal')(phpLiteral, indent) : undefined),
  printable: 'print one of its fields.',
  followed: printersOf('languages/php/path')(phpPath),
});
