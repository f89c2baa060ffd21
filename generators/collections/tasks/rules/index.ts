import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Task } from '../../../../out/types/task.ts';
import type { JsonFile } from '../../../1-load/json-file.ts';
import { type Diagnostic, diagnostic } from '../../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../../diagnostics/suggest.ts';
import type { Rule } from '../../collection.ts';
import { libraries } from '../../libraries/source.ts';
import { modalities, tasks } from '../source.ts';
import { demoFindings } from './demo.ts';
import { canonicalFindings, contentFindings, libraryFindings, modalityFindings, sampleFindings } from './entry.ts';
import { type Fields, type Finding, fieldsOf, itemsOf } from './finding.ts';
import { hubIdFindings } from './hub-ids.ts';

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

const diagnosticsOf = (json: JsonFile, findings: readonly Finding[]): Diagnostic[] =>
  findings.map(({ path, code, values }) => diagnostic(code, json.placeOf(path), values));

const idOf = ({ file, value }: JsonFile): string => String(fieldsOf(value).id ?? basename(file, '.json'));

/** Task entries are sound, those that break their schema too. */
const sound: Rule<Task> = (_, project) => {
  const media = join(project.root, MEDIA);
  const entries = project.parsed(tasks);
  const around: TaskSurroundings = {
    modalities: project.entries(modalities)[0]?.value.modalities.map(({ id }) => id),
    mediaFiles: new Set(existsSync(media) ? readdirSync(media) : []),
    libraryIds: project.parsed(libraries).map(idOf),
    tasks: new Map(entries.map((json) => [idOf(json), fieldsOf(json.value)])),
  };
  return entries.flatMap((json) => diagnosticsOf(json, taskFindings(json.value, around)));
};

/** The tasks that a library serves have entries. */
export function servedTaskFindings(library: unknown, ids: ReadonlySet<string>): Finding[] {
  return itemsOf(fieldsOf(library).tasks).flatMap((item, index): Finding[] => {
    const task = String(item);
    if (ids.has(task)) return [];
    const values = { library: String(fieldsOf(library).id), task, suggestion: didYouMean(task, ids) };
    return [{ path: ['tasks', index], code: 'task-unknown', values }];
  });
}

const served: Rule<Task> = (_, project) => {
  const ids = new Set(project.parsed(tasks).map(idOf));
  return project.parsed(libraries).flatMap((json) => diagnosticsOf(json, servedTaskFindings(json.value, ids)));
};

export const taskRules: readonly Rule<Task>[] = [sound, served];
