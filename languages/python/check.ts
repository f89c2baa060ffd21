import '../shared/web-assembly.ts';
import { PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-nodejs';
import type { Check } from '../language.ts';
import { offsetAt } from '../shared/place.ts';
import { wordlessIn } from '../shared/wording.ts';

/** What does not parse (E9), names that are not there, imports that nobody uses and the like (F, PLE), values that go nowhere (B018). */
const RULES = { 'target-version': 'py310', lint: { select: ['E9', 'F', 'PLE', 'B018'], ignore: ['F841'] } };

const workspace = new Workspace(RULES, PositionEncoding.Utf16);

/** Names that nothing reads (F841), which are told of functions alone. */
const unread = new Workspace({ 'target-version': 'py310', lint: { select: ['F841'] } }, PositionEncoding.Utf16);

interface Found {
  code: string | null;
  message: string;
  start_location: { row: number; column: number };
  unused?: true;
}

const HEAD = 'def snippet():\n';
const INDENT = '    ';

/** What is loaded may be for the reader to go on with. */
const LOADS = /\b(?:from_pretrained|load\w*)\(/;

/** The names of a snippet that nothing reads: what was computed for them is neither printed nor saved. */
function unreadIn(code: string): (Found & { unused: true })[] {
  const lines = code.split('\n');
  const found: Found[] = unread.check(HEAD + code.replace(/^(?=.)/gm, INDENT));
  return found.flatMap(({ start_location: { row, column }, ...one }) =>
    one.code === 'F841' && !LOADS.test(lines[row - 2] ?? '')
      ? [{ ...one, unused: true, start_location: { row: row - 1, column: column - INDENT.length } }]
      : [],
  );
}

/** Finds what is no Python 3.10, names that nothing defines, and values that nothing uses; texts that are none. */
export const check: Check = (code) => {
  const found = [...(workspace.check(code) as Found[]), ...unreadIn(code)].map(
    ({ code: rule, message, unused, start_location: { row, column } }) => ({
      offset: offsetAt(code, row, column),
      line: row,
      column,
      message: rule === null ? message : `${message} (${rule})`,
      ...(unused && { unused }),
    }),
  );
  return [...found, ...wordlessIn(code)];
};
