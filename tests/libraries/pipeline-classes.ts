import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import schema from '../../schemas/model.schema.json' with { type: 'json' };
import { fetchPackage } from './packages.ts';
import { parseRequirement } from './requirement.ts';

/** By task the classes that its pipeline loads: what follows AutoModelFor, or AutoModel itself. */
type TaskClasses = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads SUPPORTED_TASKS in the source of transformers/pipelines/__init__.py; nothing of it is executed.
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
  return found;
}

/** A sentence for each task of which a table by class, as the schema of models has it, says other classes than the package. */
export function otherClasses(table: Readonly<Record<string, readonly string[]>>, tasks: TaskClasses): string[] {
  const named = new Set(Object.values(table).flat());
  return [...tasks].flatMap(([task, classes]) => {
    const ours = Object.keys(table).filter((one) => table[one]?.includes(task));
    const isSame = ours.length === classes.size && ours.every((one) => classes.has(one));
    return isSame || !named.has(task) ? [] : [`${task}: loaded by ${[...classes].sort()}, and the table has ${ours}`];
  });
}

/** Compares the table of lacksPipelineClass with the newest release of Transformers; returns what to say, and whether all agrees. */
export async function checkPipelineClasses(_: string, packages: string): Promise<{ said: string[]; isRight: boolean }> {
  const found = await fetchPackage(parseRequirement('transformers'), packages);
  if (!found) throw new Error('the registry has no code for transformers');
  const tasks = classesByTask(readFileSync(join(found.folder, 'transformers/pipelines/__init__.py'), 'utf8'));
  const other = otherClasses(schema.properties.lacksPipelineClass['x-derived'].given, tasks);
  return { said: [`${tasks.size} tasks with transformers ${found.version}`, ...other], isRight: other.length === 0 };
}
