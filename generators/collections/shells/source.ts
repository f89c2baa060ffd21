import type { Shell } from '../../../out/types/shell.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Source } from '../../1-load/source.ts';

/** Shells that print commands. */
export const shells: Source<Shell> = {
  name: 'shells',
  at: 'shells',
  schema: 'shell',
  pathOf: (id) => `shells/${slugOf(id)}/shell.json`,
};
