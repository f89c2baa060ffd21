import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { recipes } from '../../out/modules/recipes.ts';
import type { Runs } from '../../out/types/runs.ts';
import type { Recorded } from '../../runtime/receipt/receipt.ts';

/** What is recorded in a file of out/verified; nothing where there is none. The package carries what apps and data sets need of it. */
export function runsOf(name: string): Recorded | undefined {
  const file = fileURLToPath(new URL(`../../out/verified/${name}.json`, import.meta.url));
  if (!existsSync(file)) return undefined;
  const executedOn = recipes[name];
  return { ...(JSON.parse(readFileSync(file, 'utf8')) as Runs), ...(executedOn && { executedOn }) };
}
