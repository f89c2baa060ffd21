import { compileFunction } from 'node:vm';
import type { Script } from '../4-emit/script.ts';

/**
 * What a script gives out, run from memory: no file is written, nothing stays in the cache of modules when it is run
 * again, and it is there at once.
 * @param name What stack traces call it.
 */
export function runScript<Exported>({ text, helpers }: Script, name: string): Exported {
  const run = compileFunction(text, [...helpers.keys()], { filename: name });
  return run(...helpers.values()) as Exported;
}
