/** Download rules: which files of a repository count as one download of a model. */
export {
  ALWAYS_COUNTED_EXTENSION,
  countsAsDownload,
  DEFAULT_DOWNLOAD_FILES,
  DEFAULT_DOWNLOAD_QUERY,
  type DownloadRule,
} from './count.ts';
export { describeQuery } from './describe.ts';
export { type FileFields, fileFields, matchesQuery } from './match.ts';
export { parseDownloadQuery } from './parse.ts';
export { type QueryDoubt, reviewQuery } from './review.ts';
export {
  DOWNLOAD_FIELDS,
  type DownloadField,
  type DownloadQuery,
  type DownloadQueryError,
  type DownloadQueryErrorCode,
  type DownloadQueryResult,
  type Span,
} from './types.ts';
