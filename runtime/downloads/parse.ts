import {
  atEnd,
  fail,
  peekWord,
  QueryFailure,
  readBare,
  readQuoted,
  readWord,
  type Scanner,
  skipSpace,
} from './scan.ts';
import {
  DOWNLOAD_FIELDS,
  type DownloadField,
  type DownloadQuery,
  type DownloadQueryResult,
  type ExistsNode,
  type MatchNode,
} from './types.ts';

const EXISTS = '_exists_';
const EXAMPLE = 'path:"config.json"';
const MAX_DEPTH = 50;
const OPERATORS = ['AND', 'OR', 'NOT'];
// What other notations write for the three operators, and what is meant.
const FOREIGN: Readonly<Record<string, string>> = {
  '&&': 'AND',
  '&': 'AND',
  '||': 'OR',
  '|': 'OR',
  '!': 'NOT',
  '-': 'NOT',
  '+': 'AND',
};

const isField = (word: string): word is DownloadField => (DOWNLOAD_FIELDS as readonly string[]).includes(word);

const suggestField = (word: string): string => {
  const near = DOWNLOAD_FIELDS.find((field) => word !== '' && field.includes(word.toLowerCase().replace(/^_+/, '')));
  return near ? `did you mean ${near}?` : `use one of: ${[...DOWNLOAD_FIELDS, EXISTS].join(', ')}.`;
};

/** Refuses a word that means an operator but is not written as one. */
function checkOperator(word: string, offset: number): void {
  const upper = word.toUpperCase();
  const meant = OPERATORS.includes(upper) ? upper : FOREIGN[word];
  if (meant && word !== meant) {
    fail('unknown-operator', offset, `${word} is not an operator of this language.`, `write ${meant}, in capitals.`);
  }
}

function parseField(scanner: Scanner): { name: string; start: number } {
  const start = scanner.at;
  const name = readWord(scanner);
  const colon = scanner.text.charAt(scanner.at) === ':';
  if (!colon) checkOperator(name, start);
  const sign = /^(?:&&|\|\||[!+-])/.exec(name)?.[0];
  if (sign) checkOperator(sign, start);
  if (!colon && OPERATORS.includes(name)) {
    fail(
      'expected-condition',
      start,
      `A condition should stand here, not ${name}.`,
      `write a condition, such as ${EXAMPLE}.`,
    );
  }
  if (!colon) {
    const value = name || readQuoted(scanner);
    fail(
      'missing-field',
      start,
      `It is not said what should be "${value}".`,
      `write a field before it: path:"${value}".`,
    );
  }
  return { name, start };
}

function parseExists(scanner: Scanner, start: number, valueStart: number, value: string): ExistsNode {
  if (!isField(value)) fail('unknown-field', valueStart, `"${value}" is not a field of a file.`, suggestField(value));
  return { kind: 'exists', field: value, start, end: scanner.at };
}

function parseCondition(scanner: Scanner): MatchNode | ExistsNode {
  const { name, start } = parseField(scanner);
  if (!isField(name) && name !== EXISTS) {
    fail('unknown-field', start, `"${name}" is not a field of a file.`, suggestField(name));
  }
  scanner.at += 1;
  const afterColon = scanner.at;
  skipSpace(scanner);
  const valueStart = scanner.at;
  const first = scanner.text.charAt(valueStart);
  if (first === "'") fail('wrong-quote', valueStart, 'Values stand in double quotes.', 'write " instead of \'.');
  const quoted = first === '"';
  const value = quoted ? readQuoted(scanner) : readBare(scanner);
  if (value === '' || (!quoted && OPERATORS.includes(value))) {
    fail(
      'missing-value',
      afterColon,
      `The value of ${name} is missing.`,
      `write it after the colon, as in ${EXAMPLE}.`,
    );
  }
  if (name === EXISTS) return parseExists(scanner, start, valueStart, value);
  const pattern = !quoted && /[*?]/.test(value);
  return { kind: 'match', field: name as DownloadField, value, pattern, start, end: scanner.at };
}

function parseGroup(scanner: Scanner, depth: number): DownloadQuery {
  const open = scanner.at;
  scanner.at += 1;
  const inner = parseOr(scanner, depth + 1);
  skipSpace(scanner);
  if (atEnd(scanner))
    fail(
      'unclosed-parenthesis',
      open,
      'The parenthesis that opens here is never closed.',
      'add a ) where the group ends.',
    );
  scanner.at += 1;
  return inner;
}

function parseOperand(scanner: Scanner, depth: number): DownloadQuery {
  skipSpace(scanner);
  const start = scanner.at;
  if (depth > MAX_DEPTH)
    fail('too-deep', start, `The query is nested more than ${MAX_DEPTH} levels deep.`, 'write it flatter.');
  if (atEnd(scanner))
    fail('expected-condition', start, 'A condition should stand here.', `write a condition, such as ${EXAMPLE}.`);
  const character = scanner.text.charAt(start);
  if (character === '(') return parseGroup(scanner, depth);
  if (character === ')')
    fail(
      'expected-condition',
      start,
      'A condition should stand before this parenthesis.',
      `write a condition, such as ${EXAMPLE}.`,
    );
  if (character === "'") fail('wrong-quote', start, 'Values stand in double quotes.', 'write " instead of \'.');
  if (peekWord(scanner) === 'NOT') {
    scanner.at += 3;
    const operand = parseOperand(scanner, depth + 1);
    return { kind: 'not', operand, start, end: scanner.at };
  }
  return parseCondition(scanner);
}

/** Reads operands that the operator joins, as many as there are. */
function parseChain(scanner: Scanner, kind: 'and' | 'or', operand: () => DownloadQuery): DownloadQuery {
  const operands = [operand()];
  for (;;) {
    skipSpace(scanner);
    if (peekWord(scanner) !== kind.toUpperCase()) break;
    scanner.at += kind.length;
    operands.push(operand());
  }
  const [first, last] = [operands[0], operands.at(-1)] as [DownloadQuery, DownloadQuery];
  return operands.length === 1 ? first : { kind, operands, start: first.start, end: last.end };
}

function parseOr(scanner: Scanner, depth: number): DownloadQuery {
  const query = parseChain(scanner, 'or', () => parseChain(scanner, 'and', () => parseOperand(scanner, depth)));
  skipSpace(scanner);
  if (!atEnd(scanner) && scanner.text.charAt(scanner.at) !== ')') {
    checkOperator(peekWord(scanner), scanner.at);
    fail('missing-operator', scanner.at, 'Two conditions stand side by side.', 'write AND or OR between them.');
  }
  return query;
}

/**
 * Parses a download query: conditions field:"value" joined by AND, OR and NOT, grouped by parentheses.
 * NOT binds closest, then AND, then OR. In quotes every character stands for itself; without quotes * and ? are wildcards.
 * The language is the part of Lucene's query syntax that the hub's library registry uses.
 * @returns The tree with offsets, or the first error with its offset; nothing is thrown.
 */
export function parseDownloadQuery(text: string): DownloadQueryResult {
  const scanner: Scanner = { text, at: 0 };
  try {
    skipSpace(scanner);
    if (atEnd(scanner)) fail('empty-query', 0, 'The query is empty.', `write a condition, such as ${EXAMPLE}.`);
    const query = parseOr(scanner, 0);
    if (!atEnd(scanner))
      fail(
        'extra-parenthesis',
        scanner.at,
        'This parenthesis closes nothing.',
        'remove it, or add a ( before the group.',
      );
    return { ok: true, query };
  } catch (failure) {
    if (failure instanceof QueryFailure) return { ok: false, error: failure.found };
    throw failure;
  }
}
