import type { Safetensors } from '../../../out/types/safetensors.ts';
import type { Source } from '../../1-load/source.ts';

/** The types of tensors in safetensors files. */
export const safetensors: Source<Safetensors> = {
  name: 'safetensors',
  at: 'catalogue/safetensors.json',
  schema: 'safetensors',
};
