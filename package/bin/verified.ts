import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Runs } from '../../out/types/runs.ts';

/** What is recorded in a file of out/verified; nothing where there is none. The package carries what apps and data sets need of it. */
export function runsOf(name: string): Runs | undefined {
  const file = fileURLToPath(new URL(`../../out/verified/${name}.json`, import.meta.url));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Runs) : undefined;
}
