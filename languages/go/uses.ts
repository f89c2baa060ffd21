/** What is imported: a line of its own, or of a block. */
const IMPORTS = /^(?:import[ \t]+|[ \t]+)(?:[\w.]+[ \t]+)?"([^"\n]+)"[ \t]*$/gm;

/** The packages that code imports but for those of Go itself, whose paths begin with no name of a host. */
export const modulesOf = (code: string): string[] =>
  [...code.matchAll(IMPORTS)].map(([, path = '']) => path).filter((path) => /^[^/]+\.[^/]+\//.test(path));
