import { loadTreeSitterCheck } from '../shared/tree-sitter.ts';

/** Finds what is no Ruby. Names that nothing defines are found by running alone. */
export const check = await loadTreeSitterCheck('ruby');
