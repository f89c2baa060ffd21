import { emitInputs } from '../../4-emit/inputs.ts';
import { emitCalls } from '../../4-emit/provider.ts';
import { defineCollection } from '../collection.ts';
import { knownTask } from './rules/known-task.ts';
import { placeholders } from './rules/placeholders.ts';
import { calls, callsOf, namesOf } from './source.ts';

export const collections = [
  defineCollection({
    source: calls,
    rules: [knownTask, placeholders],
    modules: (entries, project) => [
      {
        name: 'calls.ts',
        inputs: [project.schemas, ...entries.map(({ json }) => json)],
        texts: (emit) => [['calls.ts', emitCalls(emit, callsOf(project), namesOf(project))]],
      },
      {
        name: 'inputs.ts',
        inputs: [project.schemas],
        texts: (emit) => [['inputs.ts', emitInputs(emit, project.schemas.document('values'))]],
      },
    ],
  }),
];
