import type { Library, Variant } from '../../../out/types/library.ts';
import { DEFAULT_DOWNLOAD_FILES, describeQuery, parseDownloadQuery } from '../../../runtime/downloads/index.ts';
import { slugOf } from '../../../runtime/slug.ts';
import { libraries, libraryPages } from './catalogue.ts';
import { librarySnippets, type ModelPage, models } from './models.ts';

export { libraries };

const byId = new Map(libraryPages.map((page) => [page.entry.id, page]));

/** Address of a library's page below the base. */
export const libraryPath = (id: string): string => `libraries/${slugOf(id)}`;

/** The entry of a library. */
export const libraryOf = (id: string): Library | undefined => byId.get(id)?.entry;

const byLibrary = new Map<string, ModelPage[]>();
for (const page of models)
  for (const { entry } of librarySnippets(page)) byLibrary.set(entry.id, [...(byLibrary.get(entry.id) ?? []), page]);

/** The models whose page shows the library: first those that name it as their own, then those with a confirmed record. */
export const modelsOf = ({ id }: Library): ModelPage[] =>
  [...(byLibrary.get(id) ?? [])].sort(
    (a, b) =>
      Number(b.model.libraryName === id) - Number(a.model.libraryName === id) ||
      Number(a.isSample) - Number(b.isSample),
  );

/** The first model whose page shows the variant. */
export const exampleOf = (library: Library, variant: Variant): ModelPage | undefined =>
  modelsOf(library).find((page) =>
    librarySnippets(page).some(
      ({ entry, snippets }) => entry.id === library.id && snippets.some((snippet) => snippet.variant === variant.name),
    ),
  );

/** What a reader should know before pasting: what is shown beside the snippets, then the rest. */
export const beforePasting = ({ notices = [], notes = [] }: Library): string[] => [
  ...notices.map(({ text }) => text),
  ...notes,
];

/** The template that a variant is printed from, as a path in the repository. */
export const templateOf = (libraryId: string, variant: string): string | undefined =>
  byId.get(libraryId)?.variants[variant]?.template;

/** When a variant is shown, as a sentence; undefined for the install command. */
export const whenShown = (libraryId: string, variant: string): string | undefined =>
  byId.get(libraryId)?.variants[variant]?.when;

/** Which files count as a download, in words. */
export function downloadRule({ countDownloads }: Library): string {
  if (countDownloads === undefined) return `The hub's default files: ${DEFAULT_DOWNLOAD_FILES.join(', ')}.`;
  const parsed = parseDownloadQuery(countDownloads);
  return parsed.ok ? `One download is counted for ${describeQuery(parsed.query)}.` : countDownloads;
}
