import type { Project } from 'ts-morph';
import type { Library } from '../../out/types/library.ts';
import { slugOf } from '../1-load/slug.ts';

const json = (value: unknown): string => JSON.stringify(value);
const HEADER = '// Generated: edit catalogue/ or templates/ and run `npm run generate`.\n';

/** A TypeScript union of the ids, one a line. */
const union = (ids: readonly string[]): string =>
  ids.length === 0 ? 'never' : ids.map((id) => `\n  | ${json(id)}`).join('');

/** The module of library ids: the union, labels, and a loader that imports one library. */
export function emitLibraryIndex(_emit: Project, libraries: readonly Library[]): string {
  const ids = libraries.map(({ id }) => id);
  const labels = libraries.map(({ id, prettyLabel }) => `  ${json(id)}: ${json(prettyLabel)},`).join('\n');
  const loaders = libraries.map(({ id }) => `  ${json(id)}: () => import('./${slugOf(id)}.ts'),`).join('\n');
  return `${HEADER}import type { LibraryEntry } from '../../../runtime/snippet.ts';

/** The id of a library of the catalogue. */
export type LibraryId =${union(ids)};

/** The names of the libraries, by id, in the order of the catalogue. */
export const libraryLabels: Readonly<Record<LibraryId, string>> = {
${labels}
};

const modules: Readonly<Record<LibraryId, () => Promise<{ entry: LibraryEntry }>>> = {
${loaders}
};

/** Whether a text is the id of a library of the catalogue. */
export const isLibraryId = (id: string): id is LibraryId => Object.hasOwn(modules, id);

/** Imports one library; undefined when the catalogue has none of that id. */
export async function loadLibrary(id: string): Promise<LibraryEntry | undefined> {
  return isLibraryId(id) ? (await modules[id]()).entry : undefined;
}
`;
}

/** The module with every library at once. */
export function emitRegistry(_emit: Project, libraries: readonly Library[]): string {
  const imports = libraries
    .map(({ id }, index) => `import { entry as library${index} } from './${slugOf(id)}.ts';`)
    .join('\n');
  const entries = libraries.map(({ id }, index) => `  ${json(id)}: library${index},`).join('\n');
  return `${HEADER}import type { LibraryEntry } from '../../../runtime/snippet.ts';
import type { LibraryId } from './index.ts';
${imports}

/** Every library of the catalogue, by id. */
export const registry: Readonly<Record<LibraryId, LibraryEntry>> = {
${entries}
};
`;
}
