import type { Source } from '../../1-load/source.ts';
import { type ObjectType, objectTypeOf } from '../../2-analyse/types.ts';
import type { TemplateUse } from '../../2-analyse/uses.ts';
import { emitPrinters } from '../../4-emit/printers.ts';
import { renderPrinters } from '../../5-render/printers.ts';
import { defineCollection } from '../collection.ts';

/** A kind of entry that a test adds to a copy of the project, as `generators/collections/toys/index.ts`. */
interface Toy {
  id: string;
  steps: string[];
  samples: Record<string, unknown>;
}

const toys: Source<Toy> = {
  name: 'toys',
  at: 'catalogue/toys',
  schema: 'toy',
  pathOf: (id) => `catalogue/toys/${id}.json`,
};

export const collections = [
  defineCollection<Toy, TemplateUse, ObjectType>({
    source: toys,
    templates: {
      folder: 'templates/toys',
      inputs: (project) => [project.schemas],
      setting: (project) => objectTypeOf(project.schemas.document('toy-play')),
      of: ({ value: { id, steps } }, root) => ({
        problems: [],
        uses: steps.map((name, index) => {
          const scope = { names: new Map(), root, variable: 'play', known: new Map() };
          const file = `templates/toys/${id}/${name}.sh.hbs`;
          return { name, file, language: 'sh', extension: 'sh', path: ['steps', index], scope };
        }),
      }),
    },
    modules: (entries) =>
      entries.map(({ json, uses }) => {
        const path = `toys/${json.value.id}.ts`;
        const module = { sources: [json.file], uses, subject: () => 'ToyPlay', types: 'toy-play' };
        return { name: path, inputs: [json, uses], texts: (emit) => [[path, emitPrinters(emit, module)]] };
      }),
    render: (entries) => renderPrinters('toys', entries, ({ samples }) => samples),
  }),
];
