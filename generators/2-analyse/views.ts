import type { Scope } from './scope.ts';
import { type ObjectType, type SchemaNode, typeOfSchema } from './types.ts';

/** Variable of emitted code that holds the view. */
export const VIEW = 'v';

/** One form of the view of a call (schemas/inference-view.schema.json): what templates of its kind can read. */
export interface ViewKind {
  kind: string;
  /** Name of its generated type. */
  type: string;
  /** Fields that a client's entry must state when a template reads them. */
  fromClient: ReadonlySet<string>;
  scope: Scope;
}

/** The kinds of view that the schema (inference-view) describes. */
export function viewKinds(document: SchemaNode): ViewKind[] {
  return (document.oneOf ?? []).map(({ $ref = '' }) => {
    const kind = $ref.slice($ref.lastIndexOf('/') + 1);
    const { title = '', properties = {} } = document.$defs?.[kind] ?? {};
    const fromClient = Object.entries(properties).flatMap(([name, field]) =>
      field['x-from'] === 'client' ? [name] : [],
    );
    const root = typeOfSchema({ $ref }, document) as ObjectType;
    const scope = { names: new Map(), root, variable: VIEW, known: new Map() };
    return { kind, type: title, fromClient: new Set(fromClient), scope };
  });
}

/** The kind that a template prints: its name is the kind, or begins with the kind and a hyphen. */
export const kindOfTemplate = (kinds: readonly ViewKind[], name: string): ViewKind | undefined =>
  kinds.find(({ kind }) => name === kind || name.startsWith(`${kind}-`));

/** The fields of the view that a plan reads, wherever they stand in it. */
export function fieldsRead(plan: unknown): Set<string> {
  const found = new Set<string>();
  JSON.stringify(plan, (_, value) => {
    if (value?.kind === 'path' && value.variable === VIEW) found.add(value.segments[0]);
    return value;
  });
  return found;
}
