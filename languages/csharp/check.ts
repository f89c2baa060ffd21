import type { Check } from '../language.ts';
import { loadTreeSitterCheck } from '../shared/tree-sitter.ts';
import { withoutDirectives } from './directives.ts';

const parse = await loadTreeSitterCheck('c-sharp');

/** Finds what is no C#, in a file with or without a class around its statements. */
export const check: Check = (code) => parse(withoutDirectives(code));
