import type { Search } from '../../../out/types/search.ts';
import type { Source } from '../../1-load/source.ts';

/** Other names of what can be found. */
export const synonyms: Source<Search> = { name: 'search', at: 'catalogue/search.json', schema: 'search' };
