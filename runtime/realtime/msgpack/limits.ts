/** How deeply a value may be nested, so that neither a cycle nor hostile bytes exhaust the stack. */
export const MAX_DEPTH = 500;
