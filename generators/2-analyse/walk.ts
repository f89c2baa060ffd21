import type { Context, LanguageRules } from '../../languages/shared/context.ts';
import { type Diagnostic, diagnostic, type Place } from '../diagnostics/diagnostic.ts';
import type { ReportAt } from './helpers.ts';
import type { PlanNode } from './plan.ts';
import type { Scope } from './scope.ts';
import { placeOf, type Template } from './template.ts';

/** What a template is analysed against. */
export interface Setting {
  language: LanguageRules;
  scope: Scope;
  /** The partial of a name for this language. */
  partial(name: string): Template | undefined;
  /** Where the partial of a name is expected, for the hint. */
  partialPath(name: string): string;
  /** The names of the partials that there are for this language, for the hint. */
  partialNames(): readonly string[];
}

/** The walk so far: the file being read, the partials around it, and where problems go. */
export interface Walk extends Setting {
  template: Template;
  partials: readonly string[];
  /** Where the template of the entry includes the partial that is read, or the one around it. */
  included?: Place;
  problems: Diagnostic[];
  loops: number;
  /** Walks the statements of a block. */
  body(walk: Walk, program: hbs.AST.Program | undefined, context: Context): Step;
}

/** What a part of a template gives: its plan, and where it ends. */
export interface Step {
  nodes: PlanNode[];
  context: Context;
}

export const at = (walk: Walk, node: { loc: hbs.AST.SourceLocation }): Place => placeOf(walk.template.file, node);

/** What is wrong with a partial only where one includes it that has not, or does not pass, what it reads. */
const OF_INCLUDER: ReadonlySet<string> = new Set([
  'optional-field',
  'unknown-field',
  'wrong-slot-type',
  'helper-arguments',
]);

export const report = (walk: Walk, place: Place, code: string, values: Record<string, string> = {}): void => {
  const found = diagnostic(code, place, values);
  walk.problems.push(walk.included && OF_INCLUDER.has(code) ? { ...found, included: walk.included } : found);
};

export const reporter =
  (walk: Walk): ReportAt =>
  (node, problem) =>
    report(walk, at(walk, node), problem.code, problem.values);

export const sourceOf = (walk: Walk, node: { loc: hbs.AST.SourceLocation }): string => {
  const lines = walk.template.source.split('\n');
  const { start, end } = node.loc;
  if (start.line !== end.line) return (lines[start.line - 1] ?? '').slice(start.column).trim();
  return (lines[start.line - 1] ?? '').slice(start.column, end.column);
};

export const describe = (walk: Walk, context: Context): string => walk.language.inWords(context);
