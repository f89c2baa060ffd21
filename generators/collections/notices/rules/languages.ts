import { LANGUAGES } from '../../../../languages/index.ts';
import type { Notices } from '../../../../out/types/notices.ts';
import { diagnostic } from '../../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../../diagnostics/suggest.ts';
import type { Rule } from '../../collection.ts';

/** The languages of the code that notices look at are those that code is written in. */
export const languages: Rule<Notices> = (entries) =>
  entries.flatMap((json) =>
    json.value.notices.flatMap(({ code }, index) => {
      const language = code?.language;
      if (language === undefined || LANGUAGES.has(language)) return [];
      const place = json.placeOf(['notices', index, 'code', 'language']);
      return [diagnostic('unknown-language', place, { language, suggestion: didYouMean(language, LANGUAGES.keys()) })];
    }),
  );
