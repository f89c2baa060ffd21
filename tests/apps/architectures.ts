import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How the architectures that an app refuses are compared with its package (schemas/app-plan.schema.json). */
export interface ArchitecturePlan {
  readonly named?: {
    readonly file: string;
    readonly tables: readonly string[];
    readonly kept: Readonly<Record<string, string>>;
  };
  readonly unnamed?: string;
}

const read = (python: string, args: readonly string[]): string[] =>
  JSON.parse(
    execFileSync(python, ['-B', fileURLToPath(new URL('architectures.py', import.meta.url)), ...args], {
      encoding: 'utf8',
    }),
  );

/**
 * What is wrong with the architectures that the catalogue says an app refuses, each as a few words.
 * @param folder The unpacked package.
 */
export function wrongArchitectures(
  python: string,
  folder: string,
  refused: readonly string[],
  { named, unnamed }: ArchitecturePlan,
): string[] {
  const wrong: string[] = [];
  if (named) {
    const { file, tables, kept } = named;
    const told = read(python, ['keys', join(folder, file), ...tables]);
    for (const one of told)
      if (!refused.includes(one) && !Object.hasOwn(kept, one))
        wrong.push(`${one} is refused, and not in the catalogue`);
    for (const one of [...refused, ...Object.keys(kept)])
      if (!told.includes(one)) wrong.push(`${one} is not refused any more`);
  }
  if (unnamed !== undefined)
    for (const one of read(python, ['words', join(folder, unnamed), ...refused]))
      wrong.push(`${one} is named in its sources`);
  return wrong;
}
