import { PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-nodejs';
import type { Check } from '../language.ts';
import { offsetAt } from '../shared/place.ts';

/** What does not parse (E9), names that are not there, imports that nobody uses and the like (F, PLE). */
const RULES = { 'target-version': 'py310', lint: { select: ['E9', 'F', 'PLE'] } };

const workspace = new Workspace(RULES, PositionEncoding.Utf16);

interface Found {
  code: string | null;
  message: string;
  start_location: { row: number; column: number };
}

/** Finds what is no Python 3.10, and names that nothing defines. */
export const check: Check = (code) =>
  workspace.check(code).map(({ code: rule, message, start_location: { row, column } }: Found) => ({
    offset: offsetAt(code, row, column),
    line: row,
    column,
    message: rule === null ? message : `${message} (${rule})`,
  }));
