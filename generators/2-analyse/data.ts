import { type Diagnostic, diagnostic, type Place } from '../diagnostics/diagnostic.ts';
import type { Branch, Plan, PlanNode } from './plan.ts';

type SlotNode = Extract<PlanNode, { kind: 'slot' }>;
type EachNode = Extract<PlanNode, { kind: 'each' }>;
type IfNode = Extract<PlanNode, { kind: 'if' }>;

/** The value that a template of JSON prints, with what it takes from its subject. */
export type Data =
  /** Texts without escapes, and slots, which are taken as they are. */
  | { kind: 'string'; parts: Plan }
  /** A number, true, false or null. */
  | { kind: 'literal'; text: string }
  | { kind: 'slot'; node: SlotNode }
  | { kind: 'list'; items: readonly Entry[] }
  | { kind: 'object'; fields: readonly Entry[] };

/** What stands in a list or an object: items, or fields with their keys, some under conditions; items also once for each of a list. */
export type Entry =
  | { kind: 'one'; key?: string; value: Data }
  | { kind: 'if'; branches: readonly { branch: Branch; entries: readonly Entry[] }[] }
  | { kind: 'each'; node: EachNode; entries: readonly Entry[] };

/** Where a part that stands under a condition, or is repeated, is no whole item or field. */
class Uneven extends Error {
  readonly place: Place;

  constructor(place: Place) {
    super('uneven');
    this.place = place;
  }
}

type Next = string | SlotNode | IfNode | EachNode | undefined;

const withoutPartials = (nodes: Plan): Plan =>
  nodes.flatMap((node) => (node.kind === 'partial' ? withoutPartials(node.body) : [node]));

/** Goes through nodes without their partials: through a text by its characters, over any other node as a whole. */
class Reader {
  readonly #nodes: Plan;
  #at = 0;
  #offset = 0;
  place: Place;

  constructor(nodes: Plan, place: Place) {
    this.#nodes = withoutPartials(nodes);
    this.place = place;
  }

  /** The character, or the node that is no text, at which the reader stands; nothing at the end. */
  next(): Next {
    const node = this.#nodes[this.#at];
    if (node === undefined || node.kind === 'partial') return undefined;
    if (node.kind !== 'text') {
      this.place = node.kind === 'if' ? (node.branches[0]?.place ?? this.place) : node.place;
      return node;
    }
    this.place = node.place;
    if (this.#offset < node.text.length) return node.text[this.#offset];
    this.step();
    return this.next();
  }

  /** The same behind the white space at which the reader may stand. */
  nextToken(): Next {
    this.take(/\s*/y);
    return this.next();
  }

  /** Goes on by a character, or over a node. */
  step(): void {
    const node = this.#nodes[this.#at];
    if (node?.kind === 'text' && this.#offset < node.text.length) this.#offset += 1;
    else [this.#at, this.#offset] = [this.#at + 1, 0];
  }

  /** Goes over what a pattern finds here, through texts that stand one after the other. */
  take(pattern: RegExp): string {
    const node = this.#nodes[this.#at];
    if (node?.kind !== 'text') return '';
    pattern.lastIndex = this.#offset;
    const found = pattern.exec(node.text)?.[0] ?? '';
    this.#offset += found.length;
    if (this.#offset < node.text.length) return found;
    this.step();
    return found + this.take(pattern);
  }

  /** Goes over a character that must be next. */
  expect(character: string): void {
    if (this.nextToken() !== character) throw new Uneven(this.place);
    this.step();
  }
}

/** A piece of a string without its escapes. */
function unescaped(text: string, place: Place): string {
  try {
    return JSON.parse(`"${text}"`);
  } catch {
    throw new Uneven(place);
  }
}

/** The rest of a string, up to its end or to that of the nodes. */
function readString(reader: Reader): Plan {
  const parts: PlanNode[] = [];
  for (;;) {
    const text = reader.take(/(?:[^"\\]|\\.)*/y);
    if (text !== '') parts.push({ kind: 'text', text: unescaped(text, reader.place), place: reader.place });
    const next = reader.next();
    if (typeof next === 'string' || next === undefined) return parts;
    reader.step();
    parts.push(stringPart(next));
  }
}

/** A node inside a string, which takes its values as they are. */
function stringPart(node: SlotNode | IfNode | EachNode): PlanNode {
  const inside = (body: Plan, place: Place): Plan => readString(new Reader(body, place));
  // A number stays a text of its digits.
  if (node.kind === 'slot') return node.printer?.module === '' ? node : { ...node, printer: undefined };
  if (node.kind === 'each') return { ...node, body: inside(node.body, node.place) };
  return { ...node, branches: node.branches.map((one) => ({ ...one, body: inside(one.body, one.place) })) };
}

function readValue(reader: Reader): Data {
  const next = reader.nextToken();
  if (typeof next === 'object' && next.kind === 'slot') {
    reader.step();
    return { kind: 'slot', node: next };
  }
  if (next === '"') return { kind: 'string', parts: readQuoted(reader) };
  if (next === '[') return { kind: 'list', items: readBetween(reader, '[', ']') };
  if (next === '{') return { kind: 'object', fields: readBetween(reader, '{', '}') };
  const text = reader.take(/[\w.+-]+/y);
  if (text === '') throw new Uneven(reader.place);
  return { kind: 'literal', text };
}

function readQuoted(reader: Reader): Plan {
  reader.expect('"');
  const parts = readString(reader);
  reader.expect('"');
  return parts;
}

function readBetween(reader: Reader, open: string, close: ']' | '}'): Entry[] {
  reader.expect(open);
  const entries = readEntries(reader, close);
  reader.expect(close);
  return entries;
}

/** Items up to a bracket, or fields up to a brace, or up to the end of the nodes. That commas part them is seen in the code of samples. */
function readEntries(reader: Reader, close: ']' | '}'): Entry[] {
  const entries: Entry[] = [];
  for (;;) {
    const next = reader.nextToken();
    if (next === undefined || next === close) return entries;
    if (next === ',') reader.step();
    else entries.push(...readEntry(reader, next, close));
  }
}

/** An entry; none where a condition decides about commas alone. */
function readEntry(reader: Reader, next: Exclude<Next, undefined>, close: ']' | '}'): Entry[] {
  const inside = (body: Plan, place: Place): Entry[] => {
    const own = new Reader(body, place);
    const entries = readEntries(own, close);
    if (own.next() !== undefined) throw new Uneven(own.place);
    return entries;
  };
  if (typeof next === 'object' && next.kind !== 'slot') {
    reader.step();
    // A field is there once.
    if (next.kind === 'each' && close === '}') throw new Uneven(reader.place);
    if (next.kind === 'each') return [{ kind: 'each', node: next, entries: inside(next.body, next.place) }];
    const branches = next.branches.map((branch) => ({ branch, entries: inside(branch.body, branch.place) }));
    return branches.every(({ entries }) => entries.length === 0) ? [] : [{ kind: 'if', branches }];
  }
  if (close === ']') return [{ kind: 'one', value: readValue(reader) }];
  const [key] = readQuoted(reader);
  reader.expect(':');
  if (key?.kind !== 'text') throw new Uneven(reader.place);
  return [{ kind: 'one', key: key.text, value: readValue(reader) }];
}

/**
 * The value that the plan of a template of JSON prints: a value of JSON whose lists and objects hold whole items and fields
 * under each condition and in each loop.
 * @returns The problem where they do not.
 */
export function dataOf(plan: Plan, start: Place): Data | Diagnostic {
  try {
    const reader = new Reader(plan, start);
    const value = readValue(reader);
    if (reader.nextToken() !== undefined) throw new Uneven(reader.place);
    return value;
  } catch (error) {
    if (!(error instanceof Uneven)) throw error;
    return diagnostic('uneven-json', error.place);
  }
}
