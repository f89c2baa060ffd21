import { type Project, StructureKind } from 'ts-morph';
import type { Library } from '../../out/types/library.ts';
import { slugOf } from '../../runtime/slug.ts';
import { quote } from '../3-compile/code.ts';
import { constant, importOf, moduleText, Raw, type Statement, union } from './source.ts';

const ENTRY = importOf('../../../runtime/snippet.ts', ['LibraryEntry'], true);

const IS_LIBRARY_ID = new Raw('(id: string): id is LibraryId => Object.hasOwn(modules, id)');

const LOAD_LIBRARY: Statement = {
  kind: StructureKind.Function,
  name: 'loadLibrary',
  docs: ['Imports one library; undefined when the catalogue has none of that id.'],
  parameters: [{ name: 'id', type: 'LibraryId | (string & {})' }],
  returnType: 'Promise<LibraryEntry | undefined>',
  statements: 'return isLibraryId(id) ? (await modules[id]()).entry : undefined;',
  isAsync: true,
  isExported: true,
};

/** The module of library ids: the union, labels, and a loader that imports one library. */
export function emitLibraryIndex(project: Project, libraries: readonly Library[]): string {
  const byId = <Item>(pick: (library: Library) => Item) =>
    Object.fromEntries(libraries.map((library) => [library.id, pick(library)]));
  return moduleText(
    project,
    ['catalogue/libraries'],
    [
      ENTRY,
      union('LibraryId', 'The id of a library of the catalogue.', libraries),
      constant({
        name: 'libraryLabels',
        type: 'Readonly<Record<LibraryId, string>>',
        value: byId(({ prettyLabel }) => prettyLabel),
        docs: 'The names of the libraries, by id, in the order of the catalogue.',
        isExported: true,
      }),
      constant({
        name: 'modules',
        type: 'Readonly<Record<LibraryId, () => Promise<{ entry: LibraryEntry }>>>',
        value: byId(({ id }) => new Raw(`() => import(${quote(`./${slugOf(id)}.ts`)})`)),
      }),
      constant({
        name: 'isLibraryId',
        value: IS_LIBRARY_ID,
        docs: 'Whether a text is the id of a library of the catalogue.',
        isExported: true,
      }),
      LOAD_LIBRARY,
    ],
  );
}

/** The module with every library at once. */
export function emitRegistry(project: Project, libraries: readonly Library[]): string {
  const entries = libraries.map(({ id }, index) => [id, new Raw(`library${index}`)]);
  return moduleText(
    project,
    ['catalogue/libraries'],
    [
      ENTRY,
      importOf('./index.ts', ['LibraryId'], true),
      ...libraries.map(({ id }, index) => importOf(`./${slugOf(id)}.ts`, [`entry as library${index}`])),
      constant({
        name: 'registry',
        type: 'Readonly<Record<LibraryId, LibraryEntry>>',
        value: Object.fromEntries(entries),
        docs: 'Every library of the catalogue, by id.',
        isExported: true,
      }),
    ],
  );
}
