import { slugOf } from '../../runtime/slug.ts';
import { quote } from '../3-compile/code.ts';
import { constant, importOf, moduleText, Raw, type Statement, union } from './source.ts';
import { type Emit, KIND } from './ts-morph.ts';

/** What the modules that list all libraries say of one. */
export interface LibraryLine {
  readonly id: string;
  readonly prettyLabel: string;
  readonly hasSnippets: boolean;
  /** Whether it is there in parts, too. */
  readonly isInParts: boolean;
}

const SNIPPET_MODULE = '../../../runtime/snippet.ts';

const ENTRY = importOf(SNIPPET_MODULE, ['LibraryEntry'], true);

const IS_LIBRARY_ID = new Raw(
  '(id: string): id is LibraryId => withSnippets.includes(id) || withoutSnippets.includes(id)',
);

const LOAD_LIBRARY_BODY = `const at = withSnippets.indexOf(id);
if (at >= 0) return (await modules[at]?.())?.entry;
return withoutSnippets.includes(id) ? (await import('./without-snippets.ts')).entries[id] : undefined;`;

/** An exported function that imports a library by its id; of an id that is known it is there. */
const loader = (name: string, docs: string, answer: string, statements: string): Statement => ({
  kind: KIND.function,
  name,
  docs: [docs],
  overloads: [
    { parameters: [{ name: 'id', type: 'LibraryId' }], returnType: `Promise<${answer}>` },
    { parameters: [{ name: 'id', type: 'string' }], returnType: `Promise<${answer} | undefined>` },
  ],
  parameters: [{ name: 'id', type: 'string' }],
  returnType: `Promise<${answer} | undefined>`,
  statements,
  isAsync: true,
  isExported: true,
});

const LOADERS: readonly Statement[] = [
  loader(
    'loadLibrary',
    'Imports one library; undefined when the catalogue has none of that id.',
    'LibraryEntry',
    LOAD_LIBRARY_BODY,
  ),
  loader(
    'loadLibraryInParts',
    'Imports one library: of one with many variants only what chooses among them, until a model needs the texts.',
    'LibraryEntry | LibraryInParts',
    'return (await partModules[inParts.indexOf(id)]?.())?.entry ?? loadLibrary(id);',
  ),
];

const IDS_MODULE = './ids.ts';

/** The module of library ids alone, those with code apart from those without: what tells libraries and what loads them share it. */
export function emitLibraryIds(emit: Emit, libraries: readonly LibraryLine[]): string {
  const list = (name: string, has: boolean, docs: string) =>
    constant({
      name,
      type: 'readonly string[]',
      value: libraries.filter((library) => library.hasSnippets === has).map(({ id }) => id),
      docs,
      isExported: true,
    });
  return moduleText(
    emit,
    ['catalogue/libraries'],
    [
      list('withSnippets', true, 'The libraries that have snippets.'),
      list('withoutSnippets', false, 'The libraries that have none, which are told all the same.'),
    ],
  );
}

/** The module of library ids: the union, labels, and a loader that imports one library, or at once those without snippets. */
export function emitLibraryIndex(emit: Emit, libraries: readonly LibraryLine[]): string {
  const byId = <Item>(pick: (library: LibraryLine) => Item) =>
    Object.fromEntries(libraries.map((library) => [library.id, pick(library)]));
  const parted = libraries.filter(({ isInParts }) => isInParts);
  return moduleText(
    emit,
    ['catalogue/libraries'],
    [
      importOf(SNIPPET_MODULE, ['LibraryEntry', 'LibraryInParts'], true),
      importOf(IDS_MODULE, ['withoutSnippets', 'withSnippets']),
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
        type: 'readonly (() => Promise<{ entry: LibraryEntry }>)[]',
        value: libraries
          .filter(({ hasSnippets }) => hasSnippets)
          .map(({ id }) => new Raw(`() => import(${quote(`./${slugOf(id)}.ts`)})`)),
        docs: 'The modules of the libraries that have snippets, in their order.',
      }),
      constant({
        name: 'inParts',
        type: 'readonly string[]',
        value: parted.map(({ id }) => id),
        docs: 'The libraries that are there in parts, too.',
      }),
      constant({
        name: 'partModules',
        type: 'readonly (() => Promise<{ entry: LibraryInParts }>)[]',
        value: parted.map(({ id }) => new Raw(`() => import(${quote(`./parts/${slugOf(id)}.ts`)})`)),
        docs: 'Their modules, in their order.',
      }),
      constant({
        name: 'isLibraryId',
        value: IS_LIBRARY_ID,
        docs: 'Whether a text is the id of a library of the catalogue.',
        isExported: true,
      }),
      ...LOADERS,
    ],
  );
}

/** The module with the libraries that have no snippets: each is a few facts, too little to be fetched alone. */
export const emitWithoutSnippets = (emit: Emit, libraries: readonly LibraryLine[]): string =>
  gathered(
    emit,
    libraries.filter(({ hasSnippets }) => !hasSnippets),
    {
      name: 'entries',
      key: 'string',
      docs: 'The libraries that have no snippets, by id.',
    },
  );

/** The module with every library at once. */
export const emitRegistry = (emit: Emit, libraries: readonly LibraryLine[]): string =>
  gathered(emit, libraries, { name: 'registry', key: 'LibraryId', docs: 'Every library of the catalogue, by id.' });

/** A module with the entries of libraries by id. */
function gathered(
  emit: Emit,
  libraries: readonly LibraryLine[],
  { name, key, docs }: { name: string; key: string; docs: string },
): string {
  const entries = libraries.map(({ id }, index) => [id, new Raw(`library${index}`)]);
  return moduleText(
    emit,
    ['catalogue/libraries'],
    [
      ENTRY,
      ...(key === 'string' ? [] : [importOf('./index.ts', [key], true)]),
      ...libraries.map(({ id }, index) => importOf(`./${slugOf(id)}.ts`, [`entry as library${index}`])),
      constant({
        name,
        type: `Readonly<Record<${key}, LibraryEntry>>`,
        value: Object.fromEntries(entries),
        docs,
        isExported: true,
      }),
    ],
  );
}
