import type { Gguf } from '../../../out/types/gguf.ts';
import type { Source } from '../../1-load/source.ts';

/** The quantizations of GGUF files. */
export const gguf: Source<Gguf> = { name: 'gguf', at: 'catalogue/gguf.json', schema: 'gguf' };
