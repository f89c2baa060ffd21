import { loadTreeSitterCheck } from '../shared/tree-sitter.ts';

/** Finds what no POSIX shell parses, and no bash. */
export const check = await loadTreeSitterCheck('bash');
