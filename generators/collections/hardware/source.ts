import type { Hardware } from '../../../out/types/hardware.ts';
import type { Source } from '../../1-load/source.ts';

/** Chips and the memory that they come with. */
export const hardware: Source<Hardware> = { name: 'hardware', at: 'catalogue/hardware.json', schema: 'hardware' };
