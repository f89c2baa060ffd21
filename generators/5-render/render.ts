import type { Ecosystem } from '../../out/types/ecosystem.ts';
import type { ModelRecord } from '../../out/types/model-record.ts';
import type { Snippet } from '../../runtime/snippet.ts';
import { snippetFile, snippetFolder } from '../../runtime/snippet-file.ts';
import type { JsonFile } from '../1-load/json-file.ts';
import type { LibraryPlan } from '../2-analyse/library.ts';
import type { Mark } from '../3-compile/marks.ts';
import { holdsMarks, Marks, readMarks } from '../3-compile/marks.ts';
import { libraryScript } from '../4-emit/library.ts';
import type { ParseModel } from './parser.ts';
import { runScript } from './run.ts';
import type { Printed } from './syntax.ts';

/** What an entry prints for its samples. */
export interface Rendered {
  /** Code and where it comes from, by path under out/snippets. */
  files: ReadonlyMap<string, Printed>;
  /** Every place of its templates that can print. */
  table: readonly Mark[];
}

/** Prints the snippets of a library for seeds, with the code that its module consists of. */
export function renderLibrary(
  library: LibraryPlan,
  ecosystems: readonly Ecosystem[],
  seeds: readonly JsonFile<ModelRecord>[],
  extensions: ReadonlyMap<string, string>,
  parse: ParseModel,
): Rendered {
  const marks = new Marks();
  const script = libraryScript(library, ecosystems, marks);
  const snippets = runScript<(model: object) => Snippet[]>(script, `libraries/${library.slug}`);
  const files = new Map<string, Printed>();
  for (const { file, value } of seeds) {
    if (holdsMarks(JSON.stringify(value)))
      throw new Error(`${file} holds a character of private use: U+F0000 or U+F0001`);
    const folder = snippetFolder(library.library.id, value.id);
    for (const [index, snippet] of snippets(parse(value)).entries()) {
      files.set(`${folder}/${snippetFile(snippet, index, extensions.get(snippet.language) ?? '')}`, {
        ...readMarks(snippet.code, marks.table),
        language: snippet.language,
      });
    }
  }
  return { files, table: marks.table };
}

/** The places that printed something. */
export const reachedBy = ({ files }: Rendered): Set<Mark> =>
  new Set([...files.values()].flatMap(({ marks }) => marks.map(({ mark }) => mark)));
