/** Whether a path is a pattern for paths. */
export const isPattern = (path: string): boolean => /[*?[{]/.test(path);

/**
 * Whether items match a pattern, one that fits each, where a star fits any number of items. Goes back to the last star only:
 * takes time linear in most, at worst quadratic.
 */
function matches(
  items: ArrayLike<string>,
  pattern: ArrayLike<string>,
  isStar: (want: string | undefined) => boolean,
  fits: (item: string, want: string) => boolean,
): boolean {
  let [at, next, star, resume] = [0, 0, -1, 0];
  while (at < items.length) {
    const want = pattern[next];
    if (isStar(want)) {
      star = next;
      resume = at;
      next += 1;
    } else if (want !== undefined && fits(items[at] ?? '', want)) {
      at += 1;
      next += 1;
    } else if (star >= 0) {
      next = star + 1;
      resume += 1;
      at = resume;
    } else return false;
  }
  while (isStar(pattern[next])) next += 1;
  return next === pattern.length;
}

/** Whether one part of a path matches: * stands for any characters, ? for one. */
const matchesPart = (part: string, pattern: string): boolean =>
  matches(
    part,
    pattern,
    (want) => want === '*',
    (character, want) => want === '?' || want === character,
  );

/**
 * Whether a path matches a pattern as the hub's file system reads it (https://filesystem-spec.readthedocs.io): * and ? within a
 * part of a path, ** for any number of parts. Other signs are taken for themselves.
 */
export const matchesPattern = (path: string, pattern: string): boolean =>
  matches(path.split('/'), pattern.split('/'), (want) => want === '**', matchesPart);

/** The path with every number in its last part as a star: data/train-*-of-*.parquet. */
function withoutNumbers(path: string): string {
  const slash = path.lastIndexOf('/') + 1;
  return path.slice(0, slash) + path.slice(slash).replace(/\d+/g, '*');
}

/** A pattern that matches these paths, and of all files no other; undefined when there is no plain one. */
export function patternOf(paths: readonly string[], files: readonly string[]): string | undefined {
  const [first = ''] = paths;
  const folder = first.slice(0, first.lastIndexOf('/') + 1);
  const ending = first.slice(first.lastIndexOf('.'));
  const wanted = new Set(paths);
  return [withoutNumbers(first), `${folder}*${ending}`].find(
    (pattern) =>
      isPattern(pattern) &&
      paths.every((path) => matchesPattern(path, pattern)) &&
      files.every((file) => wanted.has(file) || !matchesPattern(file, pattern)),
  );
}
