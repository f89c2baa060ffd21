import type { Library } from '../../../../out/types/library.ts';
import type { Rule } from '../../collection.ts';
import { sharedLabels } from '../../labels.ts';

/** No two libraries are called the same. */
export const labels: Rule<Pick<Library, 'prettyLabel'>> = (entries) => sharedLabels(entries, 'prettyLabel');
