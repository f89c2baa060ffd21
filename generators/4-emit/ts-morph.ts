import { createRequire } from 'node:module';
import type * as TsMorph from 'ts-morph';
import type { Project, StructureKind } from 'ts-morph';

/**
 * ts-morph, and TypeScript with it: loaded when something has to be printed or compiled that no earlier run kept, for loading
 * takes a twentieth of a run.
 */
export const tsMorph = (): typeof TsMorph => createRequire(import.meta.url)('ts-morph');

/** Kinds of structures by the numbers that ts-morph gives them, which its types hold these to. */
export const KIND: {
  readonly import: StructureKind.ImportDeclaration;
  readonly function: StructureKind.Function;
  readonly typeAlias: StructureKind.TypeAlias;
} = { import: 16, function: 13, typeAlias: 38 };

/** Gives the project that prints structures; the same one each time. */
export type Emit = () => Project;

/**
 * A ts-morph project in memory, without a type checker: sources go in as structures and come out as text. It is made when the
 * first are printed.
 */
export function emitProject(): Emit {
  let project: Project | undefined;
  return () => {
    project ??= makeProject(tsMorph());
    return project;
  };
}

const makeProject = ({ IndentationText, Project, QuoteKind }: typeof TsMorph): Project =>
  new Project({
    useInMemoryFileSystem: true,
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    skipLoadingLibFiles: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Single },
  });
