import '../../shared/web-assembly.ts';
import { parse } from 'sh-syntax';
import type { Inspection } from '../../shared/test-kit/inspection.ts';

/** Nothing: scripts are parsed and run all together, see shellStatements. */
export const inspect = (_code: string): Inspection => ({ shape: '', literals: [], names: [] });

const PLACES = new Set(['Pos', 'End', 'Position', 'Semicolon', 'Hash', 'OpPos', 'Text']);

/**
 * What sh-syntax sees of shell scripts, all at once, for it starts anew at every call: the statements, without words.
 * Words are seen by running the scripts.
 */
export async function shellStatements(scripts: readonly string[]): Promise<string> {
  const tree = await parse(scripts.map((script) => `${script}\n: end\n`).join(''));
  return JSON.stringify(tree, (key, value) => (PLACES.has(key) ? undefined : value));
}
