import type { Notices } from '../../../out/types/notices.ts';
import type { Source } from '../../1-load/source.ts';

/** What a reader should know before running the code for a model, and when. */
export const notices: Source<Notices> = { name: 'notices', at: 'catalogue/notices.json', schema: 'notices' };
