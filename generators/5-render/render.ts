import type { Ecosystem } from '../../out/types/ecosystem.ts';
import type { Snippet } from '../../runtime/snippet.ts';
import { snippetFile } from '../../runtime/snippet-file.ts';
import type { JsonFile } from '../1-load/json-file.ts';
import type { LibraryPlan, VariantsEntry } from '../2-analyse/library.ts';
import type { Mark } from '../3-compile/marks.ts';
import { holdsMarks, Marks, readMarks } from '../3-compile/marks.ts';
import { libraryScript } from '../4-emit/library.ts';
import { runScript } from './run.ts';
import type { Printed } from './syntax.ts';

/** What an entry prints for its samples. */
export interface Rendered {
  /** Code and where it comes from, by path under out/snippets. */
  files: ReadonlyMap<string, Printed>;
  /** The snippets of each sample that has some, as readers see them, with the path of their folder. */
  samples: ReadonlyMap<string, readonly Snippet[]>;
  /** Every place of its templates that can print. */
  table: readonly Mark[];
}

/** What a library is printed for. */
export interface Seeds {
  readonly records: readonly JsonFile<{ id: string }>[];
  parse(record: unknown): object;
  /** The folder of the snippets for a record, below out/snippets. */
  folderOf(id: string): string;
}

/** Prints the snippets of a library for seeds, with the code that its module consists of, which is made once for all of them. */
export function rendererOf(
  library: LibraryPlan<VariantsEntry>,
  ecosystems: readonly Ecosystem[],
  extensions: ReadonlyMap<string, string>,
): (seeds: Seeds) => Rendered {
  const marks = new Marks();
  const script = libraryScript(library, ecosystems, marks);
  const snippets = runScript<(model: object) => Snippet[]>(script, library.file);
  return ({ records, parse, folderOf }) => {
    const files = new Map<string, Printed>();
    const samples = new Map<string, Snippet[]>();
    for (const { file, value } of records) {
      if (holdsMarks(JSON.stringify(value)))
        throw new Error(`${file} holds a character of private use: U+F0000 or U+F0001`);
      const folder = folderOf(value.id);
      const list = snippets(parse(value)).map((snippet) => ({ snippet, traced: readMarks(snippet.code, marks.table) }));
      samples.set(
        folder,
        list.map(({ snippet, traced }) => ({ ...snippet, code: traced.text })),
      );
      for (const [index, { snippet, traced }] of list.entries()) {
        const path = `${folder}/${snippetFile(snippet, index, extensions.get(snippet.language) ?? '')}`;
        files.set(path, { ...traced, language: snippet.language });
      }
    }
    return { files, samples, table: marks.table };
  };
}

/** The places that printed something. */
export const reachedBy = ({ files }: Rendered): Set<Mark> =>
  new Set([...files.values()].flatMap(({ marks }) => marks.map(({ mark }) => mark)));
