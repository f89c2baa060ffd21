import { loadTreeSitterCheck } from '../shared/tree-sitter.ts';

/** Finds what is no Go. Names that nothing defines, and imports that nothing uses, are found by the compiler alone. */
export const check = await loadTreeSitterCheck('go');
