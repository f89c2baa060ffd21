import { missing } from '../../out/modules/model.ts';

/**
 * `parseModel(record)` turns a model record, as the hub returns it, into a model. It never throws: a field that is
 * missing or malformed is undefined. It is generated from schemas/model.schema.json, which says where in the record each
 * field stands and how it is read, out of the readers in fields.ts and the functions in derived.ts.
 */
export { parseModel } from '../../out/modules/model.ts';

/** Stands in for an id that is missing or none, so that every snippet still parses. */
export const MISSING_ID = missing.id;
