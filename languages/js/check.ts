import '../shared/web-assembly.ts';
import { analyze, type ScopeManager } from 'eslint-scope';
import { parseSync } from 'oxc-parser';
import type { Check, Problem } from '../language.ts';
import { placeAt } from '../shared/place.ts';
import { wordlessIn } from '../shared/wording.ts';

/** Besides what this platform has: what only a page has. */
const OF_PAGES = ['document', 'window'];
const KNOWN = new Set([...Object.getOwnPropertyNames(globalThis), ...OF_PAGES]);

/** The places of the names that a module defines and nothing reads; parameters may be there for those after them. */
const unreadIn = ({ scopes }: ScopeManager): [offset: number, name: string][] =>
  scopes
    .flatMap(({ variables }) => variables)
    .filter(({ references }) => !references.some((one) => one.isRead()))
    .flatMap(({ defs: [first], name }) =>
      first === undefined || first.type === 'Parameter' ? [] : [[first.name.range?.[0] ?? 0, name]],
    );

/** Finds what is no module of JavaScript, names that neither the module nor a platform defines, and those that nothing reads; texts that are none. */
export const check: Check = (code) => {
  const problemAt = (offset: number, message: string): Problem => ({ offset, ...placeAt(code, offset), message });
  const { program, errors } = parseSync('snippet.mjs', code, { sourceType: 'module', range: true });
  if (errors.length > 0) return errors.map(({ message, labels }) => problemAt(labels[0]?.start ?? 0, `${message}.`));
  // Both are trees of ESTree; their types differ in what literals of big integers are.
  const tree: object = program;
  const scopes = analyze(tree as Parameters<typeof analyze>[0], { ecmaVersion: 2022, sourceType: 'module' });
  const undefinedNames = (scopes.globalScope?.through ?? [])
    .filter(({ identifier }) => !KNOWN.has(identifier.name))
    .map(({ identifier }) => problemAt(identifier.range?.[0] ?? 0, `Nothing defines the name ${identifier.name}.`));
  const unread = unreadIn(scopes).map(
    ([offset, name]): Problem => ({ ...problemAt(offset, `Nothing uses the name ${name}.`), unused: true }),
  );
  return [...undefinedNames, ...unread, ...wordlessIn(code)];
};
