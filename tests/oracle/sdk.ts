import { readdirSync, readFileSync } from 'node:fs';
import type { OracleSdk } from '../../out/types/oracle-sdk.ts';
import type { Json } from '../../runtime/request/types.ts';

/** A published package and how it is called; the fields are described in schemas/oracle-sdk.schema.json. */
export interface Sdk extends OracleSdk {
  /** The name of its file. */
  readonly slug: string;
}

const FOLDER = new URL('./sdks/', import.meta.url);

/** All of them, one file each. */
export const SDKS: readonly Sdk[] = readdirSync(FOLDER)
  .sort()
  .map((name) => ({ slug: name.replace('.json', ''), ...JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) }));

/** What the placeholders of arguments stand for, and the sample file. */
export interface Values {
  readonly values: Readonly<Record<string, Json | undefined>>;
  readonly file?: { readonly path: string; readonly type: string; readonly bytes: Buffer };
}

/** Arguments with their placeholders filled in; a file that is not sent as text is left to the driver, with its path. */
export function filled(args: unknown, given: Values): unknown {
  if (Array.isArray(args)) return args.map((one) => filled(one, given));
  if (typeof args !== 'object' || args === null) return args;
  const { $: name, $file: kind } = args as { $?: string; $file?: string };
  if (name !== undefined) {
    if (given.values[name] === undefined) throw new Error(`The call has no value called ${name}.`);
    return given.values[name];
  }
  if (kind === undefined)
    return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, filled(value, given)]));
  const { path, type, bytes } = given.file ?? { path: '', type: '', bytes: Buffer.alloc(0) };
  if (path === '') throw new Error('The task has no sample file.');
  return kind === 'dataUrl' ? `data:${type};base64,${bytes.toString('base64')}` : { $file: kind, path, type };
}
