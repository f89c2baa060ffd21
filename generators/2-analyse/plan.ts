import type { NameReader, Printer } from '../../languages/shared/slot.ts';
import type { Place } from '../diagnostics/diagnostic.ts';

/** A variable, or a field of it. */
export interface PathValue {
  kind: 'path';
  variable: string;
  segments: readonly string[];
}

/** The functions of runtime/text.ts that templates may call. */
export type TextHelper = 'stripPrefix' | 'stripSuffix' | 'urlPath' | 'jsonText';

/** Where a value comes from. Paths begin with a variable of the emitted function: the model, an item, an index. */
export type Value =
  | PathValue
  | { kind: 'constant'; value: string | number | readonly string[] }
  /** The word of a table for a text; where all its words are numbers, a number. */
  | { kind: 'lookup'; name: string; from: Value; isNumber?: boolean }
  /** The text at a path when it can be a name in the language that is printed. */
  | { kind: 'name'; from: PathValue; reader: NameReader }
  | { kind: 'default'; value: Value; fallback: Value }
  | { kind: 'concat'; parts: readonly Value[] }
  | { kind: 'call'; helper: TextHelper; operands: readonly Value[] };

interface PieceTest {
  value: Value;
  among: readonly string[];
  ignoreCase: boolean;
}

/** A question that is decided when a model is there. */
export type Test =
  | { kind: 'has'; value: Value; shape: 'text' | 'list' | 'boolean' }
  | { kind: 'equals'; value: Value; among: readonly string[] }
  | { kind: 'includes'; value: Value; among: readonly string[] }
  | ({ kind: 'contains' } & PieceTest)
  | ({ kind: 'startsWith' } & PieceTest)
  | ({ kind: 'endsWith' } & PieceTest)
  | { kind: 'all'; tests: readonly Test[] }
  | { kind: 'any'; tests: readonly Test[] }
  | { kind: 'not'; test: Test }
  | { kind: 'constant'; value: boolean };

/** What a template does, with every decision about escaping made. */
export type PlanNode =
  | { kind: 'text'; text: string; place: Place }
  | { kind: 'slot'; value: Value; printer: Printer | undefined; place: Place }
  | { kind: 'if'; branches: readonly Branch[] }
  | { kind: 'each'; list: Value; item: string; index: string; body: readonly PlanNode[]; place: Place }
  | { kind: 'partial'; name: string; file: string; body: readonly PlanNode[] };

/** A branch of an if; the last one may be without a test (else), also when the template does not write it. */
export interface Branch {
  test: Test | undefined;
  body: readonly PlanNode[];
  place: Place;
  /** The condition in the words of the template. */
  condition: string;
}

export type Plan = readonly PlanNode[];
