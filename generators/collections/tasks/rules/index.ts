import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Task } from '../../../../out/types/task.ts';
import { type Rule, reading } from '../../collection.ts';
import { libraries } from '../../libraries/source.ts';
import { modalities, tasks } from '../source.ts';
import { demoFindings } from './demo.ts';
import { canonicalFindings, contentFindings, libraryFindings, modalityFindings, sampleFindings } from './entry.ts';
import { diagnosticsOf, type Fields, type Finding, fieldsOf, idOf } from './finding.ts';
import { hubIdFindings } from './hub-ids.ts';
import { served } from './served.ts';

const MEDIA = 'site/public/media';

/** What the rules hold a task entry against. A part that is left out is not checked. */
export interface TaskSurroundings {
  modalities?: readonly string[] | undefined;
  /** Names of the files that a demo may show. */
  mediaFiles?: ReadonlySet<string> | undefined;
  libraryIds: readonly string[];
  /** Every task, by id. */
  tasks: ReadonlyMap<string, Fields>;
}

/**
 * What is wrong with a task entry beyond its schema: names that lead nowhere, demos that contradict themselves, files that
 * are missing. Reads a malformed entry too, and skips what it cannot read; the schema reports that.
 */
export function taskFindings(entry: unknown, around: TaskSurroundings): Finding[] {
  const task = fieldsOf(entry);
  return [
    ...modalityFindings(task, around.modalities),
    ...canonicalFindings(task, around.tasks),
    ...libraryFindings(task, around.libraryIds),
    ...contentFindings(task),
    ...hubIdFindings(task),
    ...demoFindings(task.demo, around.mediaFiles),
    ...sampleFindings(fieldsOf(task.sampleInput)),
  ];
}

/** Task entries are sound, those that break their schema too. */
const sound: Rule<Task> = reading([MEDIA], (_, project) => {
  const media = join(project.root, MEDIA);
  const entries = project.parsed(tasks);
  const around: TaskSurroundings = {
    modalities: project.entries(modalities)[0]?.value.modalities.map(({ id }) => id),
    mediaFiles: new Set(existsSync(media) ? readdirSync(media) : []),
    libraryIds: project.parsed(libraries).map(idOf),
    tasks: new Map(entries.map((json) => [idOf(json), fieldsOf(json.value)])),
  };
  return entries.flatMap((json) => diagnosticsOf(json, taskFindings(json.value, around)));
});

export const taskRules: readonly Rule<Task>[] = [sound, served];
