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
      const around = [...project.entries(modalities), ...project.entries(libraries)];
      return [
        {
          name: 'tasks',
          inputs: [...entries.map(({ json }) => json), ...around],
          texts: (emit) =>
            emitTaskModules(
              emit,
              entries.map(({ json }) => json.value),
              project.entries(modalities)[0]?.value ?? { modalities: [] },
              project.entries(libraries).map(({ value }) => value),
            ),
        },
      ];
    },
  }),
];
