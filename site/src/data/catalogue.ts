import { ecosystems } from '../../../out/modules/site/ecosystems.ts';
import { schemas } from '../../../out/modules/site/schemas.ts';
import type { Library } from '../../../out/types/library.ts';
import type { ClientPage, LibraryPage, ProviderPage, SeedPage } from '../../../runtime/pages.ts';

/** What the generator gave out of the facts, one module an entry, read when the site is built. */

const byPath = <T>(files: Record<string, T>): T[] =>
  Object.keys(files)
    .sort()
    .flatMap((path) => files[path] ?? []);

export { ecosystems, schemas };

export const libraryPages = byPath(
  import.meta.glob<LibraryPage>('../../../out/modules/site/libraries/*.ts', { eager: true, import: 'library' }),
);
export const libraries: Library[] = libraryPages.map(({ entry }) => entry);
export const providerPages = byPath(
  import.meta.glob<ProviderPage>('../../../out/modules/site/providers/*.ts', { eager: true, import: 'provider' }),
);
export const clients = byPath(
  import.meta.glob<ClientPage>('../../../out/modules/site/clients/*.ts', { eager: true, import: 'client' }),
);
export const seeds = byPath(
  import.meta.glob<SeedPage>('../../../out/modules/site/models/*.ts', { eager: true, import: 'seed' }),
);
