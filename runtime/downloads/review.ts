import type { DownloadQuery, MatchNode, Span } from './types.ts';

/** A value that no file can have: the condition is valid and never holds. */
export interface QueryDoubt extends Span {
  readonly sentence: string;
  readonly hint: string;
}

function doubtOf(node: MatchNode): QueryDoubt | undefined {
  const { field, value, pattern, start, end } = node;
  const doubt = (sentence: string, hint: string): QueryDoubt => ({ start, end, sentence, hint });
  const shown = `"${value}"`;
  if (!pattern && /[*?]/.test(value)) {
    return doubt(`In quotes ${shown} is no pattern.`, `remove the quotes: ${field}:${value}`);
  }
  if (pattern) return undefined;
  if (field === 'path_extension' && /[./]/.test(value)) {
    return value.startsWith('.')
      ? doubt(
          `An extension has no dot: ${shown} never matches.`,
          `write ${field}:"${value.slice(value.lastIndexOf('.') + 1)}"`,
        )
      : doubt(`An extension is what follows the last dot: ${shown} never matches.`, `write path:"${value}"`);
  }
  if (field === 'path_filename' && value.includes('/')) {
    return doubt(`A name has no folder: ${shown} never matches.`, `write path:"${value}" with its extension`);
  }
  if (field === 'path_prefix' && !value.endsWith('/')) {
    return doubt(`A folder ends in a slash: ${shown} never matches.`, `write ${field}:"${value}/"`);
  }
  if (value.startsWith('/'))
    return doubt(`A path starts without a slash: ${shown} never matches.`, `write ${field}:"${value.slice(1)}"`);
  return undefined;
}

/** Finds the conditions of a query that no file can satisfy, in the order of the text. */
export function reviewQuery(query: DownloadQuery): QueryDoubt[] {
  if (query.kind === 'match') return [doubtOf(query)].filter((doubt) => doubt !== undefined);
  if (query.kind === 'exists') return [];
  if (query.kind === 'not') return reviewQuery(query.operand);
  return query.operands.flatMap(reviewQuery);
}
