import type { App } from '../../../out/types/app.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Project } from '../../1-load/project.ts';
import { appScope } from '../../2-analyse/app.ts';
import { objectTypeOf } from '../../2-analyse/types.ts';
import { emitApp, emitAppIndex } from '../../4-emit/app.ts';
import { defineCollection } from '../collection.ts';
import { conditions } from './rules/conditions.ts';
import { knownShells } from './rules/known-shells.ts';
import { labels } from './rules/labels.ts';
import { slots } from './rules/slots.ts';
import { apps } from './source.ts';

const scopeOf = (project: Project) => appScope(objectTypeOf(project.schemas.document('model')));

export const collections = [
  defineCollection<App>({
    source: apps,
    rules: [conditions, slots, knownShells, labels],
    modules: (entries, project) => [
      ...entries.map(({ json }) => {
        const path = `apps/${slugOf(json.value.id)}.ts`;
        return {
          name: path,
          inputs: [json, project.schemas],
          texts: (emit: Parameters<typeof emitApp>[0]) =>
            [[path, emitApp(emit, json.file, json.value, scopeOf(project))]] as const,
        };
      }),
      {
        name: 'apps/index.ts',
        inputs: [...entries.map(({ json }) => json), project.schemas],
        texts: (emit) => [
          [
            'apps/index.ts',
            emitAppIndex(
              emit,
              entries.map(({ json }) => json.value),
              scopeOf(project),
            ),
          ],
        ],
      },
    ],
  }),
];
