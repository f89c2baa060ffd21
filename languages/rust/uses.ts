/** What is brought into scope: the crate, and the path behind it. */
const USES = /^[ \t]*(?:pub[ \t]+)?use[ \t]+(?:::)?(\w+)([^;]*);/gm;

/** The beginning of a path, also in an attribute; types begin with a capital letter. */
const PATHS = /(?<![\w:.])([a-z_]\w*)::/g;

/** Crates that come with Rust, and words that stand for what is in the same crate. */
const GIVEN = new Set(['std', 'core', 'alloc', 'crate', 'self', 'super']);

/** The crates that code takes something from, without those of Rust itself. */
export function modulesOf(code: string): string[] {
  const used = [...code.matchAll(USES)];
  const inScope = new Set(used.flatMap(([, , path = '']) => path.match(/\w+/g) ?? []));
  const begun = [...code.replace(USES, '').matchAll(PATHS)].map(([, name = '']) => name);
  const named = [...used.map(([, name = '']) => name), ...begun.filter((name) => !inScope.has(name))];
  return [...new Set(named)].filter((name) => !GIVEN.has(name));
}
