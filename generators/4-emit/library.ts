import type { Ecosystem } from '../../out/types/ecosystem.ts';
import { wishedFirst } from '../../runtime/wished.ts';
import { type LibraryPlan, MODEL, type VariantsEntry } from '../2-analyse/library.ts';
import { quote } from '../3-compile/code.ts';
import type { Marks } from '../3-compile/marks.ts';
import { hasOrder, type LibraryCode, libraryCode } from './library-code.ts';
import { noticeData } from './notices.ts';
import { modelImport, type Questions } from './question.ts';
import { importsOfRequirements } from './requirements.ts';
import { type Script, scriptOf } from './script.ts';
import { constant, importDeclarations, importOf, Method, moduleText, printFunction } from './source.ts';
import type { Emit } from './ts-morph.ts';

/** What a page of the catalogue needs and a snippet does not: it stays out of the module. */
const NOT_SHIPPED = new Set([
  '$schema',
  'variants',
  'lookups',
  'requires',
  'aliases',
  'detect',
  'tasks',
  'versions',
  'sources',
  'notes',
  'notices',
]);

/** The facts of an entry as its module has them, in the order of its file. */
const factsShipped = ({ library, notices }: LibraryPlan, questions: Questions): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(library).filter(([key]) => !NOT_SHIPPED.has(key))),
  ...(notices.length === 0 ? {} : { notices: noticeData(notices, questions) }),
});

/** How the module of an entry stands: where, of which type, whether it awaits the texts, and what is said of it. */
interface EntryForm {
  /** From the folder of the module to out. */
  out: string;
  type: 'LibraryEntry' | 'LibraryInParts';
  isAsync: boolean;
  docs: string;
}

/** The list of snippets, in the order that the author of a card wishes where more than one variant can be in it. */
function inOrder({ library, variants }: LibraryPlan, { imports }: LibraryCode['unit'], later?: string): string {
  if (!hasOrder(variants)) return 'list';
  const values = `(list, ${MODEL}, ${quote(library.id)})`;
  // Few cards wish anything: what is imported when it is needed stays out of most pages.
  if (later !== undefined)
    return `${MODEL}.wishes ? (await import(${quote(later)})).${wishedFirst.name}${values} : list`;
  return imports.use('wished', wishedFirst) + values;
}

/** The module of a library: `entry`, with its facts and the function that makes its snippets. */
export function entryModule(
  emit: Emit,
  library: LibraryPlan,
  { unit, questions, constants, parameter, before, adds }: LibraryCode,
  { out, type, isAsync, docs }: EntryForm,
): string {
  const root = `${out}../`;
  const has = library.variants.length > 0;
  const list = inOrder(library, unit, isAsync ? `${root}runtime/wished.ts` : undefined);
  // Before the imports are listed: conditions of notices import what they ask with.
  const facts = factsShipped(library, questions);
  const body = has ? `${before}const list: Snippet[] = [];\n${adds}return ${list};` : 'return [];';
  return moduleText(
    emit,
    [library.file, ...(has ? [`templates/libraries/${library.slug}/`] : [])],
    [
      ...modelImport(questions, `${out}types/model.ts`),
      ...importDeclarations(unit.imports, root),
      ...importsOfRequirements(library.requires, out),
      importOf(`${root}runtime/snippet.ts`, has ? [type, 'Snippet'] : [type], true),
      ...constants.map(constant),
      ...unit.functions.map(printFunction),
      constant({
        name: 'entry',
        type,
        value: { ...facts, snippets: new Method(parameter, body, isAsync) },
        docs,
        isExported: true,
      }),
    ],
  );
}

/** Emits the module of a library with everything that it prints. */
export const emitLibrary = (emit: Emit, library: LibraryPlan, ecosystems: readonly Ecosystem[]): string =>
  entryModule(emit, library, libraryCode(library, ecosystems), {
    out: '../../',
    type: 'LibraryEntry',
    isAsync: false,
    docs: `${library.library.prettyLabel}: ${library.library.repoUrl}`,
  });

/** The function of a library that makes the snippets for a model, with marks in their code. */
export function libraryScript(
  library: LibraryPlan<VariantsEntry>,
  ecosystems: readonly Ecosystem[],
  marks: Marks,
): Script {
  const { unit, constants, parameter, before, adds } = libraryCode(library, ecosystems, marks);
  return scriptOf(unit, constants, `(${parameter}) => {\n${before}const list = [];\n${adds}return list;\n}`);
}
