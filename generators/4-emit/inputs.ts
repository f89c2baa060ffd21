import { constant, moduleText } from './source.ts';
import type { Emit } from './ts-morph.ts';

/** What is read of a schema whose properties are marked. */
interface Marked {
  type?: string;
  properties?: Record<string, Marked>;
  'x-keys'?: string[];
  'x-main'?: string[];
}

/** What a value must be to fit a part of an input, by the type in the schema. */
const FITS: Readonly<Record<string, string>> = { string: 'text', array: 'texts', object: 'table' };

/**
 * Emits what is known of the inputs that callers give: by the keys of an inputs object the part that they set and what
 * it must be, and by the kind of sample the part that a plain text replaces.
 * @param values The schema of the values, whose parts are marked by x-keys and x-main.
 */
export function emitInputs(emit: Emit, { properties = {} }: Marked): string {
  const parts = Object.entries(properties).flatMap(([part, { type = '', 'x-keys': keys = [] }]) =>
    keys.map((key) => [key, [part, FITS[type] ?? type]] as const),
  );
  const main = Object.entries(properties).flatMap(([part, { 'x-main': kinds = [] }]) =>
    kinds.map((kind) => [kind, part] as const),
  );
  return moduleText(
    emit,
    ['schemas/values.schema.json'],
    [
      constant({
        name: 'parts',
        type: "Readonly<Record<string, readonly [part: string, fits: 'text' | 'texts' | 'table']>>",
        value: Object.fromEntries(parts),
        docs: 'Which part of an input each key of an inputs object sets, and what its value must be.',
        isExported: true,
      }),
      constant({
        name: 'mainParts',
        type: 'Readonly<Record<string, string>>',
        value: Object.fromEntries(main),
        docs: 'The part that a plain text replaces, by kind of sample.',
        isExported: true,
      }),
    ],
  );
}
