/** A class or its members that are imported. */
const IMPORTS = /^import[ \t]+(?:static[ \t]+)?([\w.]+)(?:\.\*)?;/gm;

/** Packages that come with Java. */
const GIVEN = /^javax?\./;

/** The classes that code imports, by whole names, without those of Java itself. */
export const modulesOf = (code: string): string[] =>
  [...code.matchAll(IMPORTS)].map(([, name = '']) => name).filter((name) => !GIVEN.test(name));
