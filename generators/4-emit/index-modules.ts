import type { LibraryPlan } from '../2-analyse/library.ts';
import { Imports, planExpression } from '../3-compile/expression.ts';
import type { ManagerPlan } from '../3-compile/install.ts';
import { PACKAGES } from '../3-compile/install.ts';

const json = (value: unknown): string => JSON.stringify(value);
const HEADER = '// Generated: edit catalogue/ or templates/ and run `npm run generate`.\n';

/** A TypeScript union of the ids, one a line. */
const union = (ids: readonly string[]): string =>
  ids.length === 0 ? 'never' : ids.map((id) => `\n  | ${json(id)}`).join('');

/** The module of library ids: the union, labels, and a loader that imports one library. */
export function emitLibraryIndex(libraries: readonly LibraryPlan[]): string {
  const ids = libraries.map(({ library }) => library.id);
  const labels = libraries.map(({ library }) => `  ${json(library.id)}: ${json(library.prettyLabel)},`).join('\n');
  const loaders = libraries
    .map(({ library, slug }) => `  ${json(library.id)}: () => import('./${slug}.ts'),`)
    .join('\n');
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
export function emitRegistry(libraries: readonly LibraryPlan[]): string {
  const imports = libraries
    .map(({ slug }, index) => `import { entry as library${index} } from './${slug}.ts';`)
    .join('\n');
  const entries = libraries.map(({ library }, index) => `  ${json(library.id)}: library${index},`).join('\n');
  return `${HEADER}import type { LibraryEntry } from '../../../runtime/snippet.ts';
import type { LibraryId } from './index.ts';
${imports}

/** Every library of the catalogue, by id. */
export const registry: Readonly<Record<LibraryId, LibraryEntry>> = {
${entries}
};
`;
}

/** The module of install commands: per ecosystem, the command of each package manager. */
export function emitInstalls(managers: readonly ManagerPlan[]): string {
  const imports = new Imports();
  const items = managers.map(
    ({ ecosystem, manager, label, plan }) =>
      `  { ecosystem: ${json(ecosystem)}, manager: ${json(manager)}, label: ${json(label)}, print: (${PACKAGES}) => ${planExpression(plan, imports)} },`,
  );
  const used = [...imports.modules].map(
    ([module, names]) => `import { ${[...names].sort().join(', ')} } from '../../runtime/${module}.ts';`,
  );
  return `${HEADER}${used.join('\n')}

/** The install command of a package manager. */
export interface InstallCommand {
  ecosystem: string;
  manager: string;
  label: string;
  /** The command, as shell code that ends in a newline. */
  print(packages: readonly string[]): string;
}

/** Every package manager, by ecosystem; the first one of an ecosystem is its default. */
export const installCommands: readonly InstallCommand[] = [
${items.join('\n')}
];
`;
}
