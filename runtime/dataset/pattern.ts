/** Whether a path is a pattern for paths. */
export const isPattern = (path: string): boolean => /[*?[{]/.test(path);

/** Whether one part of a path matches: * stands for any characters, ? for one. Takes time linear in most, at worst quadratic. */
function matchesPart(part: string, pattern: string): boolean {
  let [at, next, star, resume] = [0, 0, -1, 0];
  while (at < part.length) {
    if (next < pattern.length && (pattern[next] === '?' || pattern[next] === part[at]) && pattern[next] !== '*') {
      at += 1;
      next += 1;
    } else if (pattern[next] === '*') {
      star = next;
      resume = at;
      next += 1;
    } else if (star >= 0) {
      next = star + 1;
      resume += 1;
      at = resume;
    } else return false;
  }
  while (pattern[next] === '*') next += 1;
  return next === pattern.length;
}

/**
 * Whether a path matches a pattern as the hub's file system reads it (https://filesystem-spec.readthedocs.io): * and ? within a
 * part of a path, ** for any number of parts. Other signs are taken for themselves.
 */
export function matchesPattern(path: string, pattern: string): boolean {
  const parts = path.split('/');
  const wanted = pattern.split('/');
  let [at, next, star, resume] = [0, 0, -1, 0];
  while (at < parts.length) {
    const want = wanted[next];
    if (want === '**') {
      star = next;
      resume = at;
      next += 1;
    } else if (want !== undefined && matchesPart(parts[at] ?? '', want)) {
      at += 1;
      next += 1;
    } else if (star >= 0) {
      next = star + 1;
      resume += 1;
      at = resume;
    } else return false;
  }
  while (wanted[next] === '**') next += 1;
  return next === wanted.length;
}

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
