import type { Data, Entry } from '../2-analyse/data.ts';
import { type Code, keyText, LEVEL, operand, primary } from './code.ts';
import type { Environment } from './environment.ts';
import { valueCode } from './expression.ts';
import { choiceCode, loopCode, textCode, type Unit } from './functions.ts';

/** What stands around the items of a list, and around the fields of an object. */
const AROUND = { list: ['[', ']'], object: ['{ ', ' }'] } as const;
const EMPTY = { list: '[]', object: '{}' } as const;

type Kind = keyof typeof AROUND;

/** A list or an object of entries. */
function containerCode(kind: Kind, entries: readonly Entry[], env: Environment, unit: Unit): Code {
  if (entries.length === 0) return primary(EMPTY[kind]);
  const [open, close] = AROUND[kind];
  return primary(open + entries.map((entry) => entryCode(kind, entry, env, unit)).join(', ') + close);
}

function entryCode(kind: Kind, entry: Entry, env: Environment, unit: Unit): string {
  if (entry.kind === 'one') {
    const value = dataCode(entry.value, env, unit).text;
    return entry.key === undefined ? value : `${keyText(entry.key)}: ${value}`;
  }
  if (entry.kind === 'each') return `...${eachCode(entry, env, unit).text}`;
  const { branches } = entry;
  const codeOf = (at: number, inside: Environment): Code =>
    containerCode(kind, branches[at]?.entries ?? [], inside, unit);
  const tests = branches.map(({ branch }) => branch);
  return `...${operand(choiceCode(tests, env, unit, codeOf, EMPTY[kind]), LEVEL.primary)}`;
}

/** A loop, which stands in a list; each round gives one item, or a list of what it gives. */
function eachCode({ node, entries }: Extract<Entry, { kind: 'each' }>, env: Environment, unit: Unit): Code {
  const [only] = entries;
  if (entries.length === 1 && only?.kind === 'one')
    return loopCode(node, env, unit, 'map', (inside) => dataCode(only.value, inside, unit));
  return loopCode(node, env, unit, 'flatMap', (inside) => containerCode('list', entries, inside, unit));
}

/** The value that a template of JSON prints, as an expression. */
export function dataCode(data: Data, env: Environment, unit: Unit): Code {
  if (data.kind === 'string') return textCode(data.parts, env, unit);
  if (data.kind === 'literal') return primary(data.text);
  if (data.kind === 'slot') return valueCode(data.node.value, env, unit.imports);
  return data.kind === 'list'
    ? containerCode('list', data.items, env, unit)
    : containerCode('object', data.fields, env, unit);
}
