import type { DownloadField, DownloadQuery, MatchNode } from './types.ts';

const NOUNS: Readonly<Record<DownloadField, string>> = {
  path: 'path',
  path_filename: 'name',
  path_extension: 'extension',
  path_prefix: 'folder',
};

const PRESENT: Readonly<Record<DownloadField, readonly [string, string]>> = {
  path: ['with a path', 'without a path'],
  path_filename: ['with a name', 'without a name'],
  path_extension: ['with an extension', 'without an extension'],
  path_prefix: ['in a folder', 'in the root'],
};

function describeMatch({ field, value, pattern }: MatchNode, negated: boolean): string {
  if (pattern) return `whose ${NOUNS[field]} ${negated ? 'does not fit' : 'fits'} ${value}`;
  if (field === 'path') return negated ? `other than ${value}` : `at ${value}`;
  if (field === 'path_filename') return `${negated ? 'not ' : ''}named ${value}`;
  if (field === 'path_prefix') return `${negated ? 'outside' : 'directly in'} the folder ${value}`;
  return `${negated ? 'not ' : ''}ending in .${value}`;
}

function phrase(query: DownloadQuery, negated: boolean): string {
  if (query.kind === 'match') return describeMatch(query, negated);
  if (query.kind === 'exists') return PRESENT[query.field][negated ? 1 : 0];
  if (query.kind === 'not') return phrase(query.operand, !negated);
  // De Morgan: not (a or b) reads as not a and not b.
  const joinedByAnd = (query.kind === 'and') !== negated;
  const pieces = query.operands.map((operand) => {
    const text = phrase(operand, negated);
    return (operand.kind === 'and' || operand.kind === 'or') && operand.kind !== query.kind ? `(${text})` : text;
  });
  return pieces.join(joinedByAnd ? ' and ' : ' or ');
}

/** The query in words: "files ending in .onnx or named config". */
export const describeQuery = (query: DownloadQuery): string => `files ${phrase(query, false)}`;
