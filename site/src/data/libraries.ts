import type { Library, Variant } from '../../../out/types/library.ts';
import { DEFAULT_DOWNLOAD_FILES, describeQuery, parseDownloadQuery } from '../../../runtime/downloads/index.ts';
import { libraries, slugOf, templatePaths } from './catalogue.ts';
import { librarySnippets, type ModelPage, models } from './models.ts';

export { libraries };

/** Address of a library's page below the base. */
export const libraryPath = (id: string): string => `libraries/${slugOf(id)}`;

/** The models that have a page and name the library as their own. */
export const modelsOf = (library: Library): ModelPage[] =>
  models.filter(({ record }) => record.library_name === library.id);

/** The first model whose page shows the variant. */
export const exampleOf = (library: Library, variant: Variant): ModelPage | undefined =>
  modelsOf(library).find((page) =>
    librarySnippets(page).some(
      ({ entry, snippets }) => entry.id === library.id && snippets.some((snippet) => snippet.variant === variant.name),
    ),
  );

/** The template that a variant is printed from, as a path in the repository. */
export const templateOf = (libraryId: string, variant: string): string | undefined =>
  templatePaths.find((path) => path.startsWith(`templates/libraries/${slugOf(libraryId)}/${variant}.`));

/** The variant of a snippet in the library's entry; undefined for the install command. */
export const variantOf = (libraryId: string, name: string): Variant | undefined =>
  libraries.find(({ id }) => id === libraryId)?.variants?.find((variant) => variant.name === name);

/** Which files count as a download, in words. */
export function downloadRule({ countDownloads }: Library): string {
  if (countDownloads === undefined) return `The hub's default files: ${DEFAULT_DOWNLOAD_FILES.join(', ')}.`;
  const parsed = parseDownloadQuery(countDownloads);
  return parsed.ok ? `One download is counted for ${describeQuery(parsed.query)}.` : countDownloads;
}
