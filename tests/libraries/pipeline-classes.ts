import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import schema from '../../schemas/model.schema.json' with { type: 'json' };
import { fetchPackage } from './packages.ts';
import { parseRequirement } from './requirement.ts';

/** By task the classes that its pipeline loads: what follows AutoModelFor, or AutoModel itself. */
type TaskClasses = ReadonlyMap<string, ReadonlySet<string>>;

/** The releases in the order in which they are asked for a task: version 5 dropped some. */
const RELEASES = ['transformers', 'transformers<5'];

/**
 * Reads SUPPORTED_TASKS and TASK_ALIASES in the source of transformers/pipelines/__init__.py; nothing of it is executed.
 * Throws where the source no longer names any task so.
 */
export function classesByTask(source: string): TaskClasses {
  const table = source.slice(source.indexOf('SUPPORTED_TASKS'));
  const found = new Map(
    [...table.matchAll(/^ {4}"([\w-]+)": \{[^}]*?"pt": \(([^)]*)\)/gm)].map(([, task = '', classes = '']) => [
      task,
      new Set([...classes.matchAll(/\bAutoModel(?:For(\w+))?/g)].map(([whole, kind]) => kind ?? whole)),
    ]),
  );
  if (found.size === 0) throw new Error('SUPPORTED_TASKS of transformers names no task as it did');
  const aliases = /^TASK_ALIASES = \{([^}]*)\}/m.exec(source)?.[1] ?? '';
  for (const [, alias = '', task = ''] of aliases.matchAll(/"([\w-]+)": "([\w-]+)"/g)) {
    const classes = found.get(task);
    if (classes) found.set(alias, classes);
  }
  return found;
}

/**
 * A sentence for each task that a table by class, as the schema of models has it, gives other classes than the package, and for
 * each that only one of the two has: of a task in no row, no code of a repository would be said to be what its pipeline lacks.
 */
export function otherClasses(table: Readonly<Record<string, readonly string[]>>, tasks: TaskClasses): string[] {
  return [...new Set([...Object.values(table).flat(), ...tasks.keys()])].flatMap((task) => {
    const classes = tasks.get(task);
    if (!classes) return [`${task}: the package has no such pipeline, and the table has one`];
    const ours = Object.keys(table).filter((one) => table[one]?.includes(task));
    const isSame = ours.length === classes.size && ours.every((one) => classes.has(one));
    return isSame ? [] : [`${task}: loaded by ${[...classes].sort()}, and the table has ${ours.join() || 'no row'}`];
  });
}

/**
 * Compares the table of lacksPipelineClass with the newest release of Transformers, and with the last one before version 5
 * where that has a pipeline no more; returns what to say, and whether all agrees.
 */
export async function checkPipelineClasses(_: string, packages: string): Promise<{ said: string[]; isRight: boolean }> {
  const table: Readonly<Record<string, readonly string[]>> = schema.properties.lacksPipelineClass['x-derived'].given;
  const named = new Set(Object.values(table).flat());
  const tasks = new Map<string, ReadonlySet<string>>();
  const said: string[] = [];
  for (const release of RELEASES) {
    const found = await fetchPackage(parseRequirement(release), packages);
    if (!found) throw new Error(`the registry has no code for ${release}`);
    const own = classesByTask(readFileSync(join(found.folder, 'transformers/pipelines/__init__.py'), 'utf8'));
    const fresh = [...own].filter(([task]) => !tasks.has(task));
    for (const [task, classes] of fresh) tasks.set(task, classes);
    said.push(`${fresh.filter(([task]) => named.has(task)).length} tasks with transformers ${found.version}`);
  }
  const other = otherClasses(table, tasks);
  return { said: [...said, ...other], isRight: other.length === 0 };
}
