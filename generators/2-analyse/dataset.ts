import type { Schemas } from '../1-load/schema.ts';
import { MODEL } from './library.ts';
import type { Scope } from './scope.ts';
import { objectTypeOf } from './types.ts';

/** What the conditions of libraries of data sets may ask for. */
export const datasetScope = (schemas: Schemas): Scope => ({
  names: new Map(),
  root: objectTypeOf(schemas.document('dataset')),
  variable: MODEL,
  known: new Map(),
});
