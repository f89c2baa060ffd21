import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../1-load/project.ts';
import { dataModule } from './site.ts';
import type { Emit } from './ts-morph.ts';

const FOLDER = 'schemas';

/** The module of the schemas as the site publishes them: the bytes of each file by its name. */
export const publishedSchemas = ({ root, schemas }: Project) => ({
  name: 'site/schemas.ts',
  inputs: [schemas],
  texts: (emit: Emit) => [
    dataModule<Record<string, string>>(emit, {
      path: 'site/schemas.ts',
      source: FOLDER,
      name: 'schemas',
      type: 'Readonly<Record<string, string>>',
      value: Object.fromEntries(
        schemas.names.map((name) => {
          const file = `${name}.schema.json`;
          return [file, readFileSync(join(root, FOLDER, file), 'utf8')];
        }),
      ),
    }),
  ],
});
