import type { Pythons } from '../../../out/types/pythons.ts';
import type { Source } from '../../1-load/source.ts';

/** Which versions of Python packages run with. */
export const pythons: Source<Pythons> = { name: 'pythons', at: 'catalogue/pythons.json', schema: 'pythons' };
