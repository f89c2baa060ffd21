import type { Cursor } from '../shared/context.ts';

/** Words after which the name of a command follows (POSIX shell, 2.4 Reserved Words), and assignments before it. */
const KEEPS_COMMAND = /^(?:if|then|elif|else|while|until|do|!|\{|time|[A-Za-z_]\w*=.*)$/s;

/** A cursor that also knows where words and commands begin. */
export interface Shell extends Cursor {
  inWord: boolean;
  command: boolean;
  /** Where the word that is being read begins; -1 when that was before, and `command` says what follows it. */
  word: number;
}

/** Whether the name of a command can still follow when the word that is being read ends here. */
export const keepsCommand = ({ command, word, source, at }: Shell): boolean =>
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
export function readCode(cursor: Shell): number {
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
export function readQuoted(cursor: Shell): number {
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
