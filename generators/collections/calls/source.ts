import type { Call } from '../../../out/types/call.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Project } from '../../1-load/project.ts';
import type { Source } from '../../1-load/source.ts';
import type { Calls } from '../../3-compile/contract.ts';
import { type ValueNames, valueNames } from '../../3-compile/shape.ts';

/** The calls of the hub's own API: of tasks, and of chat. */
export const calls: Source<Call> = {
  name: 'calls',
  at: 'catalogue/calls',
  schema: 'call',
  pathOf: (id) => `catalogue/calls/${slugOf(id)}.json`,
};

/** The calls by id. */
export const callsOf = (project: Project): Calls =>
  new Map(project.entries(calls).map(({ value }) => [value.id, value]));

/** The names that placeholders may have. */
export const namesOf = (project: Project): ValueNames => valueNames(project.schemas.document('values'));
