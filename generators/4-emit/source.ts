import {
  IndentationText,
  Project,
  QuoteKind,
  type StatementStructures,
  StructureKind,
  type WriterFunction,
} from 'ts-morph';
import type { Imports } from '../3-compile/expression.ts';

type Statement = StatementStructures | string | WriterFunction;

/** A ts-morph project in memory, without a type checker: sources go in as structures and come out as text. */
export const emitProject = (): Project =>
  new Project({
    useInMemoryFileSystem: true,
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    skipLoadingLibFiles: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Single },
  });

/** The text of a module with a header that names where its content comes from. */
export function moduleText(project: Project, sources: readonly string[], statements: Statement[]): string {
  const source = project.createSourceFile('module.ts', { statements }, { overwrite: true });
  const text = source.getFullText();
  project.removeSourceFile(source);
  return `// Generated from ${sources.join(' and ')}: edit there and run \`npm run generate\`.\n${text}`;
}

/** Import declarations for what an expression uses, sorted. */
export const importDeclarations = (imports: Imports, root: string): Statement[] =>
  [...imports.modules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([module, names]) => ({
      kind: StructureKind.ImportDeclaration,
      moduleSpecifier: `${root}${module.startsWith('languages/') ? '' : 'runtime/'}${module}.ts`,
      namedImports: [...names].sort(),
    }));

/** Statements indented by a number of spaces; lines inside template literals must not be passed. */
export const indented = (code: string, spaces: number): string =>
  code
    .split('\n')
    .map((line) => (line === '' ? line : ' '.repeat(spaces) + line))
    .join('\n');
