import type { JSONPath } from 'jsonc-parser';
import type { JsonFile } from '../../1-load/json-file.ts';
import { placeholdersIn } from '../../3-compile/shape.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { unknownWord } from '../vocabulary.ts';

/** The placeholders of a shape whose name no value has. */
export const unknownPlaceholders = (
  json: JsonFile,
  path: JSONPath,
  shape: unknown,
  names: readonly string[],
): Diagnostic[] =>
  placeholdersIn(shape, path).flatMap((found) =>
    unknownWord(json, found.path, found.name, new Set(names), 'unknown-placeholder', 'name'),
  );
