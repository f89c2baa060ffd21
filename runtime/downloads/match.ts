import type { DownloadField, DownloadQuery, MatchNode } from './types.ts';

/** The fields of a file's path; a field that the file does not have is absent. */
export type FileFields = Readonly<Partial<Record<DownloadField, string>>>;

/**
 * Splits a path as the hub's index does: for a/b/file.tar.gz the name is file.tar, the extension gz, the prefix a/b/.
 * A dot at the start of the name (.gitattributes) begins no extension.
 */
export function fileFields(path: string): FileFields {
  const slash = path.lastIndexOf('/') + 1;
  const name = path.slice(slash);
  const dot = name.lastIndexOf('.');
  return {
    path,
    path_filename: dot > 0 ? name.slice(0, dot) : name,
    ...(dot > 0 && dot < name.length - 1 && { path_extension: name.slice(dot + 1) }),
    ...(slash > 0 && { path_prefix: path.slice(0, slash) }),
  };
}

/** Whether the text fits the pattern; greedy with one step back, so never slower than the product of both lengths. */
export function fitsPattern(text: string, pattern: string): boolean {
  let [at, next, star, resume] = [0, 0, -1, 0];
  while (at < text.length) {
    if (pattern[next] === '*') {
      star = next;
      resume = at;
      next += 1;
    } else if (next < pattern.length && (pattern[next] === '?' || pattern[next] === text[at])) {
      at += 1;
      next += 1;
    } else if (star >= 0) {
      resume += 1;
      at = resume;
      next = star + 1;
    } else return false;
  }
  return /^\**$/.test(pattern.slice(next));
}

const matchesValue = ({ value, pattern }: MatchNode, text: string | undefined): boolean =>
  text !== undefined && (pattern ? fitsPattern(text, value) : text === value);

function holds(query: DownloadQuery, file: FileFields): boolean {
  switch (query.kind) {
    case 'match':
      return matchesValue(query, file[query.field]);
    case 'exists':
      return file[query.field] !== undefined;
    case 'not':
      return !holds(query.operand, file);
    case 'and':
      return query.operands.every((operand) => holds(operand, file));
    case 'or':
      return query.operands.some((operand) => holds(operand, file));
  }
}

/**
 * Whether a file satisfies the query.
 * @param path Path inside the repository, with slashes and without one at the start; compared with regard to case.
 */
export const matchesQuery = (query: DownloadQuery, path: string): boolean => holds(query, fileFields(path));
