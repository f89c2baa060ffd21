import { basename } from 'node:path';
import type { JSONPath } from 'jsonc-parser';
import type { JsonFile } from '../../../1-load/json-file.ts';
import { type Diagnostic, diagnostic } from '../../../diagnostics/diagnostic.ts';

/** One thing wrong with a value of an entry: where it is, the code of its message, and what stands for the message's names. */
export interface Finding {
  path: JSONPath;
  code: string;
  values: Record<string, string>;
}

export type Fields = Record<string, unknown>;

/** The fields of an object; none for anything else, so that a malformed entry is still read to its end. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};

/** The items of a list; none for anything else. */
export const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The id of an entry, or the name of its file where it has none. */
export const idOf = ({ file, value }: JsonFile): string => String(fieldsOf(value).id ?? basename(file, '.json'));

/** What was found in an entry, each with its place in the file. */
export const diagnosticsOf = (json: JsonFile, findings: readonly Finding[]): Diagnostic[] =>
  findings.map(({ path, code, values }) => diagnostic(code, json.placeOf(path), values));
