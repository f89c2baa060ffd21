import {
  afterSlot,
  type Context,
  cursorAfter,
  type LanguageRules,
  layoutAfter,
  refuseSlot,
  refuseType,
  START,
} from '../shared/context.ts';
import { isData, NUMBER, type Printer, printerOf, printersOf, type SlotType } from '../shared/slot.ts';
import { escapeShellComment, escapeShellDouble, escapeShellSingle, shellWord, shellWords } from './escape.ts';
import { shellJson } from './literal.ts';
import { jqInQuotes, jqSteps, jqWord } from './path.ts';
import { keepsCommand, readCode, readQuoted, type Shell } from './reader.ts';

const escaped = printersOf('languages/sh/escape');
const literal = printersOf('languages/sh/literal');
const followed = printersOf('languages/sh/path');

/**
 * States:
 *   code       cmd --flag word
 *                  ^
 *   single     'text'      double   "text"      ansi   $'text'
 *               ^                    ^                   ^
 *   comment    # text      heredoc  lines up to the delimiter
 * The stack holds what to return to: `substitution <state>` for $(…) and <(…), `backtick <state>`, `expansion <state>`
 * for ${…}, `paren code` for a plain parenthesis, and `heredoc <word>` for a here-document that begins on the next line.
 * `case code` stands for a case whose esac is to come: there a parenthesis only closes a pattern.
 * An exclamation mark before the state means: in a word after which the name of a command can still follow.
 * A path is printed as a filter of jq, since JSON is taken apart by jq alone; closed means: behind a term of its program.
 * afterName means: inside a word; command: the name of a command follows, perhaps after the word that is being read.
 */
const WORDS: Record<string, string> = {
  code: 'between words',
  single: "inside '…'",
  double: 'inside "…"',
  ansi: "inside $'…'",
  comment: 'in a comment',
  heredoc: 'in a here-document',
};

const PRINTERS: Readonly<Record<string, Printer>> = {
  comment: escaped(escapeShellComment),
  single: escaped(escapeShellSingle),
  double: escaped(escapeShellDouble),
};

const inWords = (context: Context): string => {
  const nested = context.stack.find((entry) => /^(substitution|backtick|expansion) /.test(entry));
  if (nested) return nested.startsWith('expansion') ? 'inside ${…}' : 'inside a command substitution';
  return context.state === 'code' && context.afterName ? 'in a word' : (WORDS[context.state] ?? context.state);
};

function advance(context: Context, text: string, refuse: Parameters<LanguageRules['advance']>[2]): Context {
  if (text === '') return context;
  if (context.state === 'code' && text.startsWith('#') && !context.lineStart) {
    refuse({
      offset: 0,
      code: 'refused-text',
      values: {
        what: 'A # directly after a block or slot may or may not start a comment.',
        hint: 'put a space before it, or quote it.',
      },
    });
  }
  const cursor: Shell = Object.assign(cursorAfter(context, text), {
    inWord: context.afterName,
    command: context.command,
    word: -1,
  });
  let tail = '';
  while (cursor.at < cursor.source.length) {
    const last = cursor.source.slice(cursor.at);
    const quoted = cursor.state === 'single' || cursor.state === 'comment' || cursor.state === 'heredoc';
    if ((last === '$' || last === '\\') && !quoted) {
      tail = last;
      break;
    }
    cursor.at += cursor.state === 'code' ? readCode(cursor) : readQuoted(cursor);
  }
  if (cursor.state === 'code' && /(?:^|[\s=:])~$/.test(text)) {
    refuse({
      offset: text.length - 1,
      code: 'refused-text',
      values: {
        what: 'A tilde before a slot or block could name a home directory.',
        hint: 'write $HOME, or put a slash after the tilde.',
      },
    });
  }
  const inWord = cursor.state === 'code' && cursor.inWord;
  const brace = inWord && cursor.word >= 0 && /(?<!\$)\{[^}]*$/.test(cursor.source.slice(cursor.word));
  if (brace) {
    refuse({
      offset: text.lastIndexOf('{'),
      code: 'refused-text',
      values: {
        what: 'A slot or block stands inside braces of a word, where a comma would make several words of it.',
        hint: 'put the braces in quotes.',
      },
    });
  }
  return {
    ...context,
    ...layoutAfter(context, text),
    state: cursor.state,
    stack: cursor.stack,
    tail,
    closed: cursor.state === 'single' && text.endsWith(')'),
    afterName: cursor.inWord,
    command: cursor.inWord && cursor.state !== 'heredoc' ? keepsCommand(cursor) : cursor.command,
  };
}

/** The printer for a slot as a word or a part of one. */
function wordSlot(context: Context, type: SlotType, next: Context): ReturnType<LanguageRules['slot']> {
  if (context.command && !context.afterName)
    return refuseSlot('where the name of a command is expected', 'write the command as text.');
  if (type.kind === 'text' || type.kind === 'identifier') return { printer: escaped(shellWord), next };
  if (type.kind === 'number') return { printer: NUMBER, next };
  if (type.kind === 'path') return { printer: followed(jqWord), next };
  if (type.kind === 'list' && (type.item.kind === 'text' || type.item.kind === 'identifier')) {
    if (context.afterName)
      return refuseType(
        'list',
        'in the middle of a word',
        'put a space before the slot; a list becomes one word per item.',
      );
    return { printer: escaped(shellWords), next };
  }
  if (type.kind === 'boolean' || !isData(type))
    return refuseType(type.kind, 'in a shell word', 'use {{#if}} to print a flag, or print one of its fields.');
  return { printer: literal(shellJson, context.indent), next };
}

function slot(context: Context, type: SlotType): ReturnType<LanguageRules['slot']> {
  if (context.tail === '\\')
    return refuseSlot('after a backslash', 'remove the backslash; the slot is quoted where it must be.');
  const nested = context.stack.some((entry) =>
    (type.kind === 'path' ? /^(backtick|expansion) / : /^(substitution|backtick|expansion) /).test(entry),
  );
  if (nested || context.state === 'heredoc' || context.state === 'ansi') {
    return refuseSlot(inWords(context), 'make a variable of it first: value={{value}}');
  }
  const next = afterSlot(context, context.state !== 'comment');
  if (context.tail === '$') {
    if (type.kind === 'identifier') return { printer: undefined, next };
    return refuseSlot('after a dollar sign', 'quote the dollar sign, or print a name of a variable.');
  }
  if (context.state === 'code') return wordSlot(context, type, next);
  if (type.kind === 'path' && context.state === 'single')
    return { printer: followed(context.closed ? jqSteps : jqInQuotes), next };
  if (type.kind === 'number') return { printer: NUMBER, next };
  if (type.kind !== 'text' && type.kind !== 'identifier')
    return refuseType(
      type.kind,
      inWords(context),
      'remove the quotation marks; the slot becomes words that are quoted where they must be.',
    );
  return { printer: printerOf(PRINTERS, context.state), next };
}

/**
 * POSIX shell as bash and zsh read it, without slots in here-documents and substitutions; paths alone, which are the
 * catalogue's own, stand in $(…) as they stand outside.
 */
export const shell: LanguageRules = {
  start: START,
  advance,
  slot,
  inWords,
  unfinished: (context) =>
    (context.state === 'code' || context.state === 'comment') &&
    context.stack.every((entry) => !/^(substitution|backtick|expansion|heredoc) /.test(entry))
      ? undefined
      : inWords(context),
};
