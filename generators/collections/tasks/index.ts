import { emitTaskModules } from '../../4-emit/tasks.ts';
import { defineCollection } from '../collection.ts';
import { libraries } from '../libraries/source.ts';
import { taskRules } from './rules/index.ts';
import { modalities, tasks } from './source.ts';

export const collections = [
  defineCollection({ source: modalities }),
  defineCollection({
    source: tasks,
    rules: taskRules,
    modules: (entries, project) => {
      const serving = project
        .entries(libraries)
        .map(({ value: { id, tasks: served } }) => ({ id, tasks: served ?? [] }));
      return [
        {
          name: 'tasks',
          inputs: [...entries.map(({ json }) => json), ...project.entries(modalities), JSON.stringify(serving)],
          texts: (emit) =>
            emitTaskModules(
              emit,
              entries.map(({ json }) => json.value),
              project.entries(modalities)[0]?.value ?? { modalities: [] },
              serving,
            ),
        },
      ];
    },
  }),
];
