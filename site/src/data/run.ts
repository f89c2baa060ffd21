import { languages } from '../../../out/modules/site/languages.ts';
import { printWords } from '../../../runtime/command.ts';
import { NOTEBOOK_ENDING, type Runnable, runnablesOf, SHELL_ENDING } from '../../../runtime/run/runnable.ts';
import { anchorOf } from '../views/anchors.ts';
import type { RunView } from '../views/code.ts';
import { extensionOf } from '../views/languages.ts';
import type { PlacedSnippet } from '../views/snippets.ts';
import { kept } from './kept.ts';
import { published, to } from './links.ts';
import { librarySnippets, models } from './models.ts';
import { servicesFor } from './notebooks.ts';
import { runsOf } from './verified.ts';

/** A file that runs a snippet by itself: its path below the base, and its bytes. */
export interface RunFile {
  readonly path: string;
  readonly text: string;
}

/** Every snippet of a page that runs from an address. */
export const runnables: readonly Runnable<PlacedSnippet>[] = models.flatMap((page) => {
  const { id } = page.model;
  const libraries = librarySnippets(page);
  return kept(`run ${id}`, [libraries, languages, runsOf, runnablesOf], () =>
    runnablesOf(id, libraries, { languages, recorded: runsOf }),
  );
});

const pathOf = ({ path }: Runnable, ending: string): string => `run/${path}.${ending}`;

/** The files of a snippet that runs from an address. */
export const runFilesOf = (runnable: Runnable): RunFile[] =>
  Object.entries(runnable.texts).map(([ending, text]) => ({ path: pathOf(runnable, ending), text }));

const byFile = new Map(runnables.map((runnable) => [runnable.snippet.file, runnable]));

/** The path below the base of the file that runs the code of a file below out/snippets by itself, in its own language. */
export function runPathOf(file: string): string | undefined {
  const runnable = byFile.get(file);
  const ending = extensionOf(runnable?.snippet.language ?? '');
  return runnable && ending in runnable.texts ? pathOf(runnable, ending) : undefined;
}

/** The notebook of a snippet, and where it is opened from. */
function notebookOf(runnable: Runnable): Pick<RunView, 'notebook' | 'services'> {
  const text = runnable.texts[NOTEBOOK_ENDING];
  if (text === undefined) return {};
  return {
    notebook: to(pathOf(runnable, NOTEBOOK_ENDING)),
    services: servicesFor(`${runnable.path}.${NOTEBOOK_ENDING}`, text),
  };
}

/**
 * How the code of a file below out/snippets runs from an address: by the command, where this site has an address for all, and
 * else by the file. Nothing where there is no such command for it.
 */
export function runOfFile(file: string): RunView | undefined {
  const runnable = byFile.get(file);
  const path = runPathOf(file);
  if (!runnable?.run || !runnable.needs || path === undefined) return undefined;
  const address = published(path);
  return {
    id: `${anchorOf(file)}-run`,
    ...runnable.needs,
    command: printWords([...runnable.run, address ?? path.replace(/^.*\//, '')]).trimEnd(),
    ...(address === undefined && { file: to(path) }),
    script: to(pathOf(runnable, SHELL_ENDING)),
    ...notebookOf(runnable),
  };
}
