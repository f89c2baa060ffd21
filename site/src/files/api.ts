import { slugOf } from '../../../runtime/slug.ts';
import { schemas } from '../data/catalogue.ts';
import { libraries } from '../data/libraries.ts';
import { providers } from '../data/providers.ts';
import { tasks } from '../data/tasks.ts';
import { absolute, json, pattern, type SiteFile } from './file.ts';
import { libraryValue } from './libraries.ts';
import { lists, listValue } from './lists.ts';
import { providerValue } from './providers.ts';
import { taskValue } from './tasks.ts';

const own = import.meta.glob<string>('./schemas/*.json', { eager: true, query: '?raw', import: 'default' });

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const index = () => ({
  lists: Object.keys(lists).map((name) => ({
    name,
    url: absolute(`api/${name}.json`),
    schema: absolute('schemas/list.schema.json'),
  })),
  entries: [
    { name: 'model page', url: pattern('models/{id}.json'), schema: absolute('schemas/model-page.schema.json') },
    { name: 'task', url: pattern('api/tasks/{id}.json'), schema: absolute('schemas/task.schema.json') },
    { name: 'library', url: pattern('api/libraries/{slug}.json'), schema: absolute('schemas/library.schema.json') },
    { name: 'provider', url: pattern('api/providers/{slug}.json'), schema: absolute('schemas/provider.schema.json') },
  ],
  schemas: schemaFiles().map(({ path }) => absolute(path)),
});

/** The schemas of the catalogue and of the site's own files. */
const schemaFiles = (): SiteFile[] =>
  Object.entries({ ...schemas, ...own }).map(([path, text]) => ({ path: `schemas/${nameOf(path)}`, text: () => text }));

/** The lists and entries for programs, and their schemas. */
export const apiFiles = (): SiteFile[] => [
  { path: 'api/index.json', text: () => json(index()) },
  ...Object.keys(lists).map((name) => ({ path: `api/${name}.json`, text: () => json(listValue(name)) })),
  ...tasks.map((task) => ({ path: `api/tasks/${task.id}.json`, text: () => json(taskValue(task)) })),
  ...libraries.map((library) => ({
    path: `api/libraries/${slugOf(library.id)}.json`,
    text: () => json(libraryValue(library)),
  })),
  ...providers.map((provider) => ({
    path: `api/providers/${slugOf(provider.entry.id)}.json`,
    text: () => json(providerValue(provider)),
  })),
  ...schemaFiles(),
];
