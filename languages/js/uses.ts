/** What names a module: `from "x"`, `import "x"`, `import("x")`. */
const IMPORTS = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;

/** A package and, behind it, a path inside it. */
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;

/** The packages that code imports; neither files, nor addresses, nor what comes with Node. */
export const modulesOf = (code: string): string[] => [
  ...new Set(
    [...code.matchAll(IMPORTS)]
      .map(([, , name = '']) => name)
      .filter((name) => !/^(?:\.|\/|node:|https?:)/.test(name))
      .map((name) => PACKAGE.exec(name)?.[0] ?? name),
  ),
];
