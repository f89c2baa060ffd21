import type { Ecosystem } from '../../../out/types/ecosystem.ts';
import type { Hub } from '../../../out/types/hub.ts';
import type { Language } from '../../../out/types/language.ts';
import type { Library } from '../../../out/types/library.ts';
import type { ModelRecord } from '../../../out/types/model-record.ts';
import type { Provider } from '../../../out/types/provider.ts';

/** The facts as they stand in the repository, read when the site is built. */

type Files<T> = Record<string, T>;

const byPath = <T>(files: Files<T>): T[] =>
  Object.keys(files)
    .sort()
    .map((path) => files[path] as T);

export const libraries = byPath(
  import.meta.glob<Library>('../../../catalogue/libraries/*.json', { eager: true, import: 'default' }),
);
export const providers = byPath(
  import.meta.glob<Provider>('../../../catalogue/providers/*.json', { eager: true, import: 'default' }),
);
export const languages = byPath(
  import.meta.glob<Language>('../../../languages/*/language.json', { eager: true, import: 'default' }),
);
export const ecosystems = byPath(
  import.meta.glob<Ecosystem>('../../../catalogue/ecosystems/*.json', { eager: true, import: 'default' }),
);
export const records = byPath(
  import.meta.glob<ModelRecord>('../../../seeds/*.json', { eager: true, import: 'default' }),
);
export const hub = byPath(
  import.meta.glob<Hub>('../../../catalogue/hub.json', { eager: true, import: 'default' }),
)[0] as Hub;

/** The schemas as they are published, by file name. */
export const schemas = import.meta.glob<string>('../../../schemas/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Paths of the templates in the repository. */
export const templatePaths = Object.keys(import.meta.glob('../../../templates/**/*.hbs')).map((path) =>
  path.replace('../../../', ''),
);

/** The file name of an id: lower case, every other character a hyphen. */
export const slugOf = (id: string): string => id.toLowerCase().replace(/[^a-z0-9]/g, '-');

const languageOf = new Map(languages.map((language) => [language.id as string, language]));

/** The name of a language for readers. */
export const languageLabel = (id: string): string => languageOf.get(id)?.label ?? id;

/** The file extension of a language, without the dot. */
export const extensionOf = (id: string): string => languageOf.get(id)?.extension ?? 'txt';

/** The name by which highlighters and Markdown know a language. */
export const highlighterOf = (id: string): string => languageOf.get(id)?.highlighter ?? id;
