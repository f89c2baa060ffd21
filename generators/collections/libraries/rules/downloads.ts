import type { Library } from '../../../../out/types/library.ts';
import { parseDownloadQuery, reviewQuery } from '../../../../runtime/downloads/index.ts';
import { diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rule } from '../../collection.ts';

/** The query that counts downloads is one, and each of its conditions holds for some file. */
export const downloads: Rule<Library> = (libraries) =>
  libraries.flatMap((json) => {
    const { countDownloads } = json.value;
    if (countDownloads === undefined) return [];
    const parsed = parseDownloadQuery(countDownloads);
    const found = parsed.ok
      ? reviewQuery(parsed.query).map((doubt) => ({ ...doubt, offset: doubt.start }))
      : [parsed.error];
    return found.map(({ offset, sentence, hint }) =>
      diagnostic('bad-download-query', json.placeInText(['countDownloads'], offset), { sentence, hint }),
    );
  });
