import type { Printer, SlotType } from './slot.ts';

/**
 * Where in the lexical structure of a language a place of a template stands. Contexts are immutable. Where branches meet,
 * a field is compared unless joinContexts says how two values of it become one.
 */
export interface Context {
  /** Name of the lexical state, such as code or string double. */
  readonly state: string;
  /** States to return to, outermost first, for constructs that nest. */
  readonly stack: readonly string[];
  /** An unfinished token at the end of the text so far, such as a backslash or a dollar sign; else empty. */
  readonly tail: string;
  /** Whether the text so far ends in a character of a name, or a slot printed a name. */
  readonly afterName: boolean;
  /** The text so far ends in a quotation mark that another mark could turn into a longer delimiter. */
  readonly quoteEdge: boolean;
  /** Shell: the text so far ends in a closing parenthesis inside quotes, as a term of a program does. */
  readonly closed: boolean;
  /** Shell: the next word may be the name of a command. */
  readonly command: boolean;
  /** Layout: the column of the first character of the current line. */
  readonly indent: number;
  /** Layout: nothing but spaces so far on the current line. */
  readonly lineStart: boolean;
}

export const START: Context = {
  state: 'code',
  stack: [],
  tail: '',
  afterName: false,
  quoteEdge: false,
  closed: false,
  command: true,
  indent: 0,
  lineStart: true,
};

/** Why a slot or a piece of text is refused, and what to do instead. */
export interface Refusal {
  code: 'slot-not-allowed' | 'slot-type-here' | 'refused-text';
  values: Record<string, string>;
}

/** A refusal inside static text, at an offset of it. */
export interface RefusedText extends Refusal {
  offset: number;
}

export type SlotChoice = { printer: Printer | undefined; next: Context } | { refusal: Refusal };

/** What the compiler knows of a language: how text moves the context, and what may stand at a slot. */
export interface LanguageRules {
  start: Context;
  /** The context after more text. Refusals are reported, and the walk goes on. */
  advance(context: Context, text: string, refuse: (refusal: RefusedText) => void): Context;
  /** The printer for a slot of a type in a context. */
  slot(context: Context, type: SlotType): SlotChoice;
  /** Where the template may not end, in words; undefined when it may end here. */
  unfinished(context: Context): string | undefined;
  /** The context in words. */
  inWords(context: Context): string;
}

/** Layout after more text. */
export function layoutAfter(context: Context, text: string): Pick<Context, 'indent' | 'lineStart'> {
  const newline = text.lastIndexOf('\n');
  const line = text.slice(newline + 1);
  const spaces = line.length - line.trimStart().length;
  const fresh = newline >= 0 || context.lineStart;
  if (!fresh) return { indent: context.indent, lineStart: false };
  return { indent: (newline >= 0 ? 0 : context.indent) + spaces, lineStart: spaces === line.length };
}

/** A mutable copy of a context that a lexer works on, and the text that it still has to read. */
export interface Cursor {
  state: string;
  stack: string[];
  /** The unfinished token of before, then the new text. */
  source: string;
  at: number;
}

/** Starts reading after a context; `at` of a refusal counts from the start of the new text. */
export const cursorAfter = (context: Context, text: string): Cursor => ({
  state: context.state,
  stack: [...context.stack],
  source: context.tail + text,
  at: 0,
});

/** Two quotation marks of different text nodes must not melt into one delimiter. */
export function refuseMeltingQuotes(context: Context, text: string, refuse: (refusal: RefusedText) => void): void {
  const inString = context.state !== 'code';
  if (!context.quoteEdge || !(inString ? /^(""|'')/ : /^["']/).test(text)) return;
  refuse({
    offset: 0,
    code: 'refused-text',
    values: {
      what: 'Quotation marks stand side by side across a block or slot, where they could become one delimiter.',
      hint: 'put all marks of a delimiter on the same side of the block.',
    },
  });
}

export const endsInName = (text: string): boolean => /[\p{L}\p{N}_$]$/u.test(text);

/** Everything but what branches may leave differently, so that a field added later is compared too. */
function lexical(context: Context): string {
  const {
    afterName: _,
    quoteEdge: __,
    closed: ___,
    command: ____,
    indent: _____,
    lineStart: ______,
    ...place
  } = context;
  return JSON.stringify(place);
}

/** The context after branches that meet again; undefined when they do not end in the same lexical place. */
export function joinContexts(contexts: readonly Context[]): Context | undefined {
  const [first, ...others] = contexts;
  if (!first || others.some((other) => lexical(other) !== lexical(first))) return undefined;
  return {
    ...first,
    afterName: contexts.some(({ afterName }) => afterName),
    quoteEdge: contexts.some(({ quoteEdge }) => quoteEdge),
    closed: contexts.every(({ closed }) => closed),
    command: contexts.some(({ command }) => command),
    indent: Math.min(...contexts.map(({ indent }) => indent)),
    lineStart: contexts.every(({ lineStart }) => lineStart),
  };
}

export const refuseSlot = (where: string, hint: string): SlotChoice => ({
  refusal: { code: 'slot-not-allowed', values: { where, hint } },
});

export const refuseType = (type: string, where: string, hint: string): SlotChoice => ({
  refusal: { code: 'slot-type-here', values: { type, where, hint } },
});

/** The context after a slot: never at the start of a line, without an unfinished token. */
export const afterSlot = (context: Context, isName: boolean): Context => ({
  ...context,
  tail: '',
  afterName: isName,
  quoteEdge: false,
  closed: false,
  lineStart: false,
});
