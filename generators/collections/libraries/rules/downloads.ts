import type { Library } from '../../../../out/types/library.ts';
import { parseDownloadQuery } from '../../../../runtime/downloads/index.ts';
import { diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rule } from '../../collection.ts';

/** The query that counts downloads is one. */
export const downloads: Rule<Library> = (libraries) =>
  libraries.flatMap((json) => {
    const { countDownloads } = json.value;
    if (countDownloads === undefined) return [];
    const parsed = parseDownloadQuery(countDownloads);
    if (parsed.ok) return [];
    const { offset, sentence, hint } = parsed.error;
    return [diagnostic('bad-download-query', json.placeInText(['countDownloads'], offset), { sentence, hint })];
  });
