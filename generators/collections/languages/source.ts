import type { Language } from '../../../out/types/language.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Project } from '../../1-load/project.ts';
import type { Source } from '../../1-load/source.ts';

/** Languages that snippets are written in. */
export const languages: Source<Language> = {
  name: 'languages',
  at: 'languages',
  schema: 'language',
  pathOf: (id) => `languages/${slugOf(id)}/language.json`,
};

/** The ending of the files of each language, by its key. */
export const extensionsOf = (project: Project): ReadonlyMap<string, string> =>
  new Map(project.entries(languages).map(({ value }) => [value.id, value.extension]));
