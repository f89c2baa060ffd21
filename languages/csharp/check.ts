import { loadTreeSitterCheck } from '../shared/tree-sitter.ts';

/** Finds what is no C#, in a file with or without a class around its statements. */
export const check = await loadTreeSitterCheck('c-sharp');
