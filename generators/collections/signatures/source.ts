import type { Signatures } from '../../../out/types/signatures.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Source } from '../../1-load/source.ts';

/** How the classes that load models of a library are called. */
export const signatures: Source<Signatures> = {
  name: 'signatures',
  at: 'catalogue/signatures',
  schema: 'signatures',
  pathOf: (id) => `catalogue/signatures/${slugOf(id)}.json`,
};
