import type { Check } from '../language.ts';
import { loadTreeSitterCheck } from '../shared/tree-sitter.ts';

const parse = await loadTreeSitterCheck('powershell');

/** Finds what is no PowerShell; a script of comments alone is one, which the grammar does not know. */
export const check: Check = (code) => (code.split('\n').every((line) => /^\s*(?:#|$)/.test(line)) ? [] : parse(code));
