import { rulesOf } from '../shared/lexer.ts';
import { isData, printersOf } from '../shared/slot.ts';
import { escapeRubyComment, escapeRubyString } from './escape.ts';
import { rubyLiteral, rubyWords } from './literal.ts';
import { rubyFetch, rubyPath } from './path.ts';

const escaped = printersOf('languages/ruby/escape');
const literal = printersOf('languages/ruby/literal');
const path = printersOf('languages/ruby/path');

/** Ruby (https://docs.ruby-lang.org/en/master/syntax_rdoc.html); code in a string has no braces of its own. */
export const ruby = rulesOf({
  label: 'Ruby',
  regions: [
    {
      state: 'comment',
      open: '#',
      close: '\n',
      words: 'in a comment',
      mayEnd: true,
      printer: escaped(escapeRubyComment),
    },
    {
      state: 'double',
      open: '"',
      close: '"',
      escapedBy: '\\',
      words: 'inside "…"',
      printer: escaped(escapeRubyString),
    },
    {
      state: 'interpolation',
      within: 'double',
      open: '#{',
      close: '}',
      words: 'inside #{…}',
      hint: 'make a variable first: x = {{x}}',
      names: true,
    },
    {
      state: 'single',
      open: "'",
      close: "'",
      escapedBy: '\\',
      words: "inside '…'",
      hint: 'use "…", or a slot in code, which makes a string.',
      names: true,
    },
  ],
  refused: {
    '=begin': ['Block comments are not supported.', 'use # on each line.'],
    '<<~': ['Heredocs are not supported.', 'use a string.'],
    '<<-': ['Heredocs are not supported.', 'use a string.'],
    '`': ['Commands in code are not supported.', 'use a string.'],
    '%w': ['Literals with % are not supported.', 'use a slot in code, which makes an array of words.'],
    '%q': ['Literals with % are not supported.', 'use a string.'],
    '%Q': ['Literals with % are not supported.', 'use a string.'],
  },
  literal: (type, indent) => {
    if (type.kind === 'list' && type.item.kind === 'text') return literal(rubyWords, indent);
    return isData(type) ? literal(rubyLiteral, indent) : undefined;
  },
  printable: 'print one of its fields.',
  followed: path(rubyPath),
  root: path(rubyFetch),
});
