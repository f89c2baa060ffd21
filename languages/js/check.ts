import { analyze } from 'eslint-scope';
import { parseSync } from 'oxc-parser';
import type { Check, Problem } from '../language.ts';
import { placeAt } from '../shared/place.ts';

/** Besides what this platform has: what only a page has. */
const OF_PAGES = ['document', 'window'];
const KNOWN = new Set([...Object.getOwnPropertyNames(globalThis), ...OF_PAGES]);

/** Finds what is no module of JavaScript, and names that neither the module nor a platform defines. */
export const check: Check = (code) => {
  const problemAt = (offset: number, message: string): Problem => ({ offset, ...placeAt(code, offset), message });
  const { program, errors } = parseSync('snippet.mjs', code, { sourceType: 'module', range: true });
  if (errors.length > 0) return errors.map(({ message, labels }) => problemAt(labels[0]?.start ?? 0, `${message}.`));
  // Both are trees of ESTree; their types differ in what literals of big integers are.
  const tree: object = program;
  const { globalScope } = analyze(tree as Parameters<typeof analyze>[0], { ecmaVersion: 2022, sourceType: 'module' });
  return (globalScope?.through ?? [])
    .filter(({ identifier }) => !KNOWN.has(identifier.name))
    .map(({ identifier }) => problemAt(identifier.range?.[0] ?? 0, `Nothing defines the name ${identifier.name}.`));
};
