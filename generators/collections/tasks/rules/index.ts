import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONPath } from 'jsonc-parser';
import type { Task } from '../../../../out/types/task.ts';
import type { Rule } from '../../collection.ts';
import { libraries } from '../../libraries/source.ts';
import { modalities, tasks } from '../source.ts';
import { taskProblems } from './findings.ts';

const MEDIA = 'site/public/media';

/** The keys of a JSON pointer (RFC 6901). */
const pathOf = (pointer: string): JSONPath =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** What the schema of a task cannot say, of entries that break it too. */
const sound: Rule<Task> = (_, project) => {
  const media = join(project.root, MEDIA);
  const around = {
    modalities: project.entries(modalities)[0]?.value.modalities.map(({ id }) => id),
    mediaFiles: existsSync(media) ? readdirSync(media) : [],
    libraries: project.parsed(libraries).map(({ file, value }) => ({ file, entry: value })),
  };
  const parsed = project.parsed(tasks);
  const files = new Map([...parsed, ...project.parsed(libraries)].map((json) => [json.file, json]));
  const found = taskProblems(
    parsed.map(({ file, value }) => ({ file, entry: value })),
    around,
  );
  return found.map(({ file, pointer, code, sentence, hint }) => ({
    code,
    sentence,
    hint,
    ...(files.get(file)?.placeOf(pathOf(pointer)) ?? { file, line: 1, column: 1 }),
  }));
};

export const taskRules: readonly Rule<Task>[] = [sound];
