import { matchesQuery } from './match.ts';
import { parseDownloadQuery } from './parse.ts';

/**
 * The files that count as one download when a library has no rule of its own, each in the root of the repository.
 * Source: https://huggingface.co/docs/hub/models-download-stats ("Which are the query files for different libraries?").
 */
export const DEFAULT_DOWNLOAD_FILES = [
  'config.json',
  'config.yaml',
  'hyperparams.yaml',
  'params.json',
  'meta.yaml',
] as const;

/**
 * The extension whose files count for every library, because such a file belongs to none of them.
 * Source: https://huggingface.co/docs/hub/models-download-stats ("How are GGUF files handled?").
 */
export const ALWAYS_COUNTED_EXTENSION = '.gguf';

/** What is read of a library entry. */
export interface DownloadRule {
  readonly countDownloads?: string | undefined;
}

/** The default list as a query, for showing it and for describing it. */
export const DEFAULT_DOWNLOAD_QUERY: string = DEFAULT_DOWNLOAD_FILES.map((file) => `path:"${file}"`).join(' OR ');

/**
 * Whether a request for the file counts as a download of the repository.
 * @param entry The library entry; one without a rule uses the default list.
 * @param path Path inside the repository.
 * @returns false for a rule that does not parse, except for files that always count; the catalogue holds no such rule.
 */
export function countsAsDownload(entry: DownloadRule, path: string): boolean {
  if (path.endsWith(ALWAYS_COUNTED_EXTENSION)) return true;
  const parsed = parseDownloadQuery(entry.countDownloads ?? DEFAULT_DOWNLOAD_QUERY);
  return parsed.ok && matchesQuery(parsed.query, path);
}
