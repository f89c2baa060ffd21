import { loadTreeSitterCheck } from '../shared/tree-sitter.ts';

/** Finds what is no PowerShell. */
export const check = await loadTreeSitterCheck('powershell');
