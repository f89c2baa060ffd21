import { loadTreeSitterCheck } from '../shared/tree-sitter.ts';

/** Finds what is no Java. Names that nothing defines are found by the compiler alone. */
export const check = await loadTreeSitterCheck('java');
