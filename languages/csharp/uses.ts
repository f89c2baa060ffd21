/** A directive that imports a namespace. */
const USING = /^[ \t]*using[ \t]+(?:static[ \t]+)?([A-Za-z_][\w.]*)[ \t]*;/gm;

/** Namespaces that come with .NET and with the editor that the code is for; a package has the name of one of them. */
const GIVEN = /^(?:System(?!\.ClientModel\b)|UnityEngine|UnityEditor)(?:\.|$)/;

/** The namespaces that code imports, without those that are always there. */
export const modulesOf = (code: string): string[] =>
  [...code.matchAll(USING)].map(([, name = '']) => name).filter((name) => !GIVEN.test(name));
