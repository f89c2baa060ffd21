import { isData, type SlotType } from '../types.ts';
import {
  afterSlot,
  type Context,
  type Cursor,
  cursorAfter,
  type LanguageRules,
  layoutAfter,
  refuseSlot,
  refuseType,
  START,
} from './context.ts';

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

const inWords = (context: Context): string => {
  const nested = context.stack.find((entry) => /^(substitution|backtick|expansion) /.test(entry));
  if (nested) return nested.startsWith('expansion') ? 'inside ${…}' : 'inside a command substitution';
  return context.state === 'code' && context.afterName ? 'in a word' : (WORDS[context.state] ?? context.state);
};

/** Words after which the name of a command follows (POSIX shell, 2.4 Reserved Words), and assignments before it. */
const KEEPS_COMMAND = /^(?:if|then|elif|else|while|until|do|!|\{|time|[A-Za-z_]\w*=.*)$/s;

interface Shell extends Cursor {
  inWord: boolean;
  command: boolean;
  /** Where the word that is being read begins; -1 when that was before, and `command` says what follows it. */
  word: number;
}

/** Whether the name of a command can still follow when the word that is being read ends here. */
const keepsCommand = ({ command, word, source, at }: Shell): boolean =>
  command && (word < 0 || KEEPS_COMMAND.test(source.slice(word, at)));

function beginWord(cursor: Shell): void {
  if (!cursor.inWord) cursor.word = cursor.at;
  cursor.inWord = true;
}

function endWord(cursor: Shell): void {
  if (!cursor.inWord) return;
  const word = cursor.word < 0 ? '' : cursor.source.slice(cursor.word, cursor.at);
  if (cursor.command && word === 'case') cursor.stack.push('case code');
  if (word === 'esac') pop(cursor, 'case');
  cursor.command = keepsCommand(cursor);
  cursor.inWord = false;
}

function push(cursor: Shell, kind: string, state: string): void {
  cursor.stack.push(`${kind} ${keepsCommand(cursor) ? '!' : ''}${cursor.state}`);
  cursor.state = state;
}

/** Leaves the innermost construct of a kind; returns whether it was the innermost. */
function pop(cursor: Shell, kind: string): boolean {
  const top = cursor.stack.at(-1);
  if (!top?.startsWith(`${kind} `)) return false;
  cursor.stack.pop();
  cursor.state = top.slice(kind.length + 1).replace('!', '');
  return true;
}

/** Leaves an expansion back into the word that it is a part of; returns whether it was the innermost construct. */
function popIntoWord(cursor: Shell, kind: string): boolean {
  const command = cursor.stack.at(-1)?.startsWith(`${kind} !`) ?? false;
  if (!pop(cursor, kind)) return false;
  Object.assign(cursor, { inWord: true, word: -1, command });
  return true;
}

/** Reads what begins with a dollar sign or a backtick, in code and inside double quotes. */
function readExpansion(cursor: Shell): number {
  const { source, at } = cursor;
  beginWord(cursor);
  if (source.startsWith('$(', at)) {
    push(cursor, 'substitution', 'code');
    Object.assign(cursor, { inWord: false, command: true });
    return 2;
  }
  if (source.startsWith('${', at)) {
    push(cursor, 'expansion', 'code');
    return 2;
  }
  if (source[at] === '`' && !popIntoWord(cursor, 'backtick')) {
    push(cursor, 'backtick', 'code');
    Object.assign(cursor, { inWord: false, command: true });
  }
  return 1;
}

function readHeredoc(cursor: Shell): number {
  const [all = '<<', word = ''] = /^<<-?\s*(\S+)/.exec(cursor.source.slice(cursor.at)) ?? [];
  cursor.stack.push(`heredoc ${word.replace(/['"\\]/g, '')}`);
  return all.length;
}

function readNewline(cursor: Shell): void {
  endWord(cursor);
  cursor.command = true;
  if (cursor.stack.at(-1)?.startsWith('heredoc ')) cursor.state = 'heredoc';
}

/** Reads one token between words or in a word. */
function readCode(cursor: Shell): number {
  const { source, at } = cursor;
  const character = source[at] as string;
  if (character === '\\') {
    if (source[at + 1] !== '\n') beginWord(cursor);
    return 2;
  }
  if (/[ \t]/.test(character)) endWord(cursor);
  else if (character === '\n') readNewline(cursor);
  else if (character === '#' && !cursor.inWord) cursor.state = 'comment';
  else if (source.startsWith("$'", at)) {
    beginWord(cursor);
    cursor.state = 'ansi';
    return 2;
  } else if (character === '$' || character === '`') return readExpansion(cursor);
  else if (character === "'" || character === '"') {
    beginWord(cursor);
    cursor.state = character === '"' ? 'double' : 'single';
  } else if (source.startsWith('<<<', at)) return 3;
  else if (source.startsWith('<<', at)) return readHeredoc(cursor);
  else if (source.startsWith('<(', at) || source.startsWith('>(', at)) {
    beginWord(cursor);
    push(cursor, 'substitution', 'code');
    Object.assign(cursor, { inWord: false, command: true });
    return 2;
  } else if (/[;&|]/.test(character)) {
    endWord(cursor);
    cursor.command = true;
  } else if (character === '(') {
    push(cursor, 'paren', 'code');
    Object.assign(cursor, { inWord: false, command: true });
  } else if (character === ')') {
    endWord(cursor);
    if (!popIntoWord(cursor, 'substitution')) {
      pop(cursor, 'paren');
      cursor.command = true;
    }
  } else if (character !== '}' || !popIntoWord(cursor, 'expansion')) beginWord(cursor);
  return 1;
}

/** Reads one token inside quotes, a comment or a here-document. */
function readQuoted(cursor: Shell): number {
  const { source, at, state } = cursor;
  const character = source[at] as string;
  if (state === 'comment') {
    if (character !== '\n') return 1;
    cursor.state = 'code';
    readNewline(cursor);
    return 1;
  }
  if (state === 'heredoc') return readHeredocLine(cursor);
  if (state === 'double' && (character === '$' || character === '`')) return readExpansion(cursor);
  if (character === '\\' && state !== 'single') return 2;
  if (character === (state === 'double' ? '"' : "'")) cursor.state = 'code';
  return 1;
}

function readHeredocLine(cursor: Shell): number {
  const rest = cursor.source.slice(cursor.at);
  const [line = ''] = rest.split('\n', 1);
  const word = cursor.stack.at(-1)?.slice('heredoc '.length);
  const newline = rest.length > line.length;
  if (line.replace(/^\t+/, '') === word && newline) {
    cursor.stack.pop();
    Object.assign(cursor, { state: 'code', command: true, inWord: false });
  }
  return line.length + (newline ? 1 : 0) || 1;
}

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
    afterName: cursor.inWord,
    command: cursor.inWord && cursor.state !== 'heredoc' ? keepsCommand(cursor) : cursor.command,
  };
}

/** The printer for a slot as a word or a part of one. */
function wordSlot(context: Context, type: SlotType, next: Context): ReturnType<LanguageRules['slot']> {
  if (context.command && !context.afterName)
    return refuseSlot('where the name of a command is expected', 'write the command as text.');
  if (type.kind === 'text' || type.kind === 'identifier')
    return { printer: { module: 'escape/shell', name: 'shellWord' }, next };
  if (type.kind === 'number') return { printer: { module: '', name: 'String' }, next };
  if (type.kind === 'list' && (type.item.kind === 'text' || type.item.kind === 'identifier')) {
    if (context.afterName)
      return refuseType(
        'list',
        'in the middle of a word',
        'put a space before the slot; a list becomes one word per item.',
      );
    return { printer: { module: 'escape/shell', name: 'shellWords' }, next };
  }
  if (type.kind === 'boolean' || !isData(type))
    return refuseType(type.kind, 'in a shell word', 'use {{#if}} to print a flag, or print one of its fields.');
  return { printer: { module: 'literal/shell', name: 'shellJson', indent: context.indent }, next };
}

function slot(context: Context, type: SlotType): ReturnType<LanguageRules['slot']> {
  if (context.tail === '\\')
    return refuseSlot('after a backslash', 'remove the backslash; the slot is quoted where it must be.');
  const nested = context.stack.some((entry) => /^(substitution|backtick|expansion) /.test(entry));
  if (nested || context.state === 'heredoc' || context.state === 'ansi') {
    return refuseSlot(inWords(context), 'make a variable of it first: value={{value}}');
  }
  const next = afterSlot(context, context.state !== 'comment');
  if (context.tail === '$') {
    if (type.kind === 'identifier') return { printer: undefined, next };
    return refuseSlot('after a dollar sign', 'quote the dollar sign, or print a name of a variable.');
  }
  if (context.state === 'code') return wordSlot(context, type, next);
  if (type.kind === 'number') return { printer: { module: '', name: 'String' }, next };
  if (type.kind !== 'text' && type.kind !== 'identifier')
    return refuseType(
      type.kind,
      inWords(context),
      'remove the quotation marks; the slot becomes words that are quoted where they must be.',
    );
  const name = { comment: 'escapeShellComment', single: 'escapeShellSingle', double: 'escapeShellDouble' }[
    context.state
  ] as string;
  return { printer: { module: 'escape/shell', name }, next };
}

/** POSIX shell as bash and zsh read it, without slots in here-documents and substitutions. */
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
