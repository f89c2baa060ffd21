import {
  afterSlot,
  type Context,
  cursorAfter,
  endsInName,
  type LanguageRules,
  layoutAfter,
  type RefusedText,
  refuseMeltingQuotes,
  refuseSlot,
  refuseType,
  START,
} from './context.ts';
import { NUMBER, type Printer, type SlotType } from './slot.ts';

/** A stretch of text that is no code: a string or a comment, from its opening mark to its closing one. */
export interface Region {
  /** The state of a place in it. */
  readonly state: string;
  readonly open: string;
  readonly close: string;
  /** Such a place in words. */
  readonly words: string;
  /** The character that takes the next one out of its meaning. */
  readonly escapedBy?: string;
  /** Whether the closing mark, written twice, stands for itself. */
  readonly doubled?: boolean;
  /** A template may end in it: a comment up to the end of its line. */
  readonly mayEnd?: boolean;
  /** What prints a text there; absent where nothing may be printed, and the hint says what to do instead. */
  readonly printer?: Printer;
  readonly hint?: string;
  /** Whether a name may stand there where a text may not: it has nothing to escape. */
  readonly names?: true;
  /** The state of the string that it opens in and goes back to, as code in a string does; absent for what opens in code. */
  readonly within?: string;
}

/** The lexical structure of a language whose code is read without a stack: code, strings and comments. */
export interface Lexis {
  /** The language's name in messages. */
  readonly label: string;
  readonly regions: readonly Region[];
  /** Openings that templates may not use: the sentence, and what to use instead. */
  readonly refused: Readonly<Record<string, readonly [what: string, hint: string]>>;
  /** What prints a value of a type in code; nothing where the language has no literal for it. */
  literal(type: SlotType, indent: number): Printer | undefined;
  /** What may be printed in code, as a hint. */
  readonly printable: string;
  /** What prints a path behind the name of a value. */
  readonly followed?: Printer;
  /** What prints, of a path that follows no name, the type of the value that it begins in. */
  readonly root?: Printer;
}

type Refuse = (refusal: RefusedText) => void;

/** One that begins with another stands before it. */
const longestFirst = (a: string, b: string): number => b.length - a.length;

/** Whether a text is the beginning of a mark, and not yet the mark. */
const begins = (text: string, marks: readonly string[]): boolean =>
  marks.some((mark) => mark.length > text.length && mark.startsWith(text));

class Lexer {
  readonly #lexis: Lexis;
  readonly #openings: readonly string[];
  readonly #byOpen: ReadonlyMap<string, Region>;
  readonly #byState: ReadonlyMap<string, Region>;
  /** By the state that they open in. */
  readonly #inner: ReadonlyMap<string, readonly Region[]>;

  constructor(lexis: Lexis) {
    this.#lexis = lexis;
    const outer = lexis.regions.filter(({ within }) => within === undefined);
    this.#byOpen = new Map(outer.map((region) => [region.open, region]));
    this.#inner = Map.groupBy(lexis.regions, ({ within }) => within ?? 'code');
    this.#byState = new Map(lexis.regions.map((region) => [region.state, region]));
    this.#openings = [...this.#byOpen.keys(), ...Object.keys(lexis.refused)].sort(longestFirst);
  }

  region(state: string): Region | undefined {
    return this.#byState.get(state);
  }

  inWords({ state }: Context): string {
    return this.#byState.get(state)?.words ?? 'in code';
  }

  /** Reads one token of code: the state after it, and how many characters it took; none where it is unfinished. */
  #readCode(source: string, at: number, refuse: (what: string, hint: string) => void): [string, number] {
    const open = this.#openings.find((mark) => source.startsWith(mark, at));
    if (open === undefined) return ['code', begins(source.slice(at), this.#openings) ? 0 : 1];
    const refused = this.#lexis.refused[open];
    if (refused) refuse(...refused);
    return [this.#byOpen.get(open)?.state ?? 'code', open.length];
  }

  /** The same in a string or a comment. */
  #readRegion(region: Region, source: string, at: number): [string, number] {
    const { state, close, escapedBy, doubled, within = 'code' } = region;
    if (escapedBy !== undefined && source[at] === escapedBy) return [state, at === source.length - 1 ? 0 : 2];
    if (doubled && source.startsWith(close + close, at)) return [state, 2 * close.length];
    if (source.startsWith(close, at)) return [within, close.length];
    const inner = this.#inner.get(state) ?? [];
    const opened = inner.find(({ open }) => source.startsWith(open, at));
    if (opened) return [opened.state, opened.open.length];
    return [state, begins(source.slice(at), [close, ...inner.map(({ open }) => open)]) ? 0 : 1];
  }

  advance(context: Context, text: string, refuse: Refuse): Context {
    refuseMeltingQuotes(context, text, refuse);
    const cursor = cursorAfter(context, text);
    const { source } = cursor;
    let tail = '';
    while (cursor.at < source.length) {
      const { at } = cursor;
      const offset = Math.max(0, at - context.tail.length);
      const region = this.#byState.get(cursor.state);
      const [state, length] = region
        ? this.#readRegion(region, source, at)
        : this.#readCode(source, at, (what, hint) => refuse({ offset, code: 'refused-text', values: { what, hint } }));
      cursor.state = state;
      if (length === 0) {
        tail = source.slice(at);
        break;
      }
      cursor.at += length;
    }
    const inCode = cursor.state === 'code';
    const isComment = this.#byState.get(cursor.state)?.mayEnd === true;
    const afterName = source === '' ? context.afterName : inCode && endsInName(source);
    const quoteEdge = source === '' ? context.quoteEdge : /["'`]$/.test(source) && !isComment;
    return { ...context, ...layoutAfter(context, text), state: cursor.state, tail, afterName, quoteEdge };
  }

  slot(context: Context, type: SlotType): ReturnType<LanguageRules['slot']> {
    const region = this.#byState.get(context.state);
    if (region) return this.#slotInRegion(region, context, type);
    if (context.tail === '/') return refuseSlot('after a slash', 'put a space after the slash.');
    const identifier = type.kind === 'identifier';
    const next = afterSlot(context, identifier);
    const { followed, root, label, printable } = this.#lexis;
    if (identifier && context.tail === '') return { printer: undefined, next };
    if (type.kind === 'path' && context.afterName && followed) return { printer: followed, next };
    if (context.afterName || context.tail !== '')
      return refuseSlot(
        'directly after a name or a string prefix',
        'put a space, a bracket or an operator before the slot.',
      );
    if (type.kind === 'path' && root) return { printer: root, next: { ...next, afterName: true } };
    const printer = this.#lexis.literal(type, context.indent);
    if (!printer) return refuseType(type.kind, `in ${label} code`, printable);
    if (context.quoteEdge)
      return refuseSlot('side by side with another string', 'put an operator or a comma between them.');
    return { printer, next: { ...next, quoteEdge: true } };
  }

  #slotInRegion(region: Region, context: Context, type: SlotType): ReturnType<LanguageRules['slot']> {
    const { escapedBy, printer, words, hint = 'use a plain string.', mayEnd, names, state } = region;
    if (escapedBy !== undefined && context.tail === escapedBy)
      return refuseSlot(
        'after a backslash',
        'write the character after the backslash as text, or double the backslash.',
      );
    if (context.tail !== '' && this.#inner.get(state)?.some(({ open }) => begins(context.tail, [open])))
      return refuseSlot(`after ${context.tail}`, 'put the slot somewhere else, or a space before it.');
    if (names && type.kind === 'identifier') return { printer: undefined, next: afterSlot(context, false) };
    if (!printer) return refuseSlot(words, hint);
    const next = afterSlot(context, false);
    if (type.kind === 'number') return { printer: NUMBER, next };
    if (type.kind !== 'text' && type.kind !== 'identifier')
      return refuseType(type.kind, words, 'put the slot in code, without quotation marks around it.');
    // The printed text may be empty, and the marks around it then stand side by side.
    return { printer, next: { ...next, quoteEdge: !mayEnd && context.quoteEdge } };
  }

  unfinished(context: Context): string | undefined {
    if (context.state === 'code' || this.#byState.get(context.state)?.mayEnd) return undefined;
    return this.inWords(context);
  }
}

/** The rules of a language, from its lexical structure. */
export function rulesOf(lexis: Lexis): LanguageRules {
  const lexer = new Lexer(lexis);
  return {
    start: START,
    advance: (context, text, refuse) => lexer.advance(context, text, refuse),
    slot: (context, type) => lexer.slot(context, type),
    unfinished: (context) => lexer.unfinished(context),
    inWords: (context) => lexer.inWords(context),
  };
}
