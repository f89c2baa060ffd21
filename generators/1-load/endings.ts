import { posix } from 'node:path';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { Memo } from '../memo.ts';
import type { Source } from './source.ts';
import { scan } from './walk.ts';

/** What editors and git leave beside a file, and what has no ending: temporary files of programs. */
const LEFT = /(?:^[^.]*|~|\.(?:bak|orig|rej|swp|swo|tmp))$/;

const README = 'README.md';

const below = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

/** The name that a file would have if it were read: .json and .hbs stand for what other formats and programs end in. */
function renamed(file: string, ending: string): string {
  const { dir, name, ext } = posix.parse(file);
  // A template is called after its variant and its language: load.py lacks the ending, load.py.handlebars has another one.
  const lacksIt = ending === '.hbs' && !name.includes('.');
  return posix.join(dir, `${lacksIt ? `${name}${ext}` : name}${ending}`);
}

/** The files below a folder that have an ending, and not the one of those that are read; nothing of what is left beside a file. */
function others(root: string, folder: string, ending: string, memo: Memo): string[] {
  return memo(`other endings ${folder}`, [memo.stateOf(folder)], () =>
    scan(root, folder, memo).files.filter((file) => {
      const name = posix.basename(file);
      return !file.endsWith(ending) && name !== README && !LEFT.test(name);
    }),
  );
}

/** Where entries alone stand: among languages and shells are programs. */
const ofEntries = ({ at }: Source): boolean => at === 'seeds' || below(at, 'catalogue');

const isFile = (at: string): boolean => at.endsWith('.json');

/** What stands in the catalogue where no kind of entry does: a file meant as another one there, or in a folder meant as another. */
function strayProblems(root: string, places: readonly string[], memo: Memo): Diagnostic[] {
  const files = memo('stray entries', [memo.stateOf('catalogue')], () => scan(root, 'catalogue', memo).files);
  return files
    .filter((file) => isFile(file) && !places.some((at) => (isFile(at) ? at === file : below(file, at))))
    .map((file) => {
      const folder = posix.dirname(file);
      const isTop = folder === 'catalogue';
      const candidates = places.filter((at) => isFile(at) === isTop);
      return diagnostic(
        'unread-entry',
        { file, line: 1, column: 1 },
        { suggestion: didYouMean(isTop ? file : folder, candidates) },
      );
    });
}

/**
 * A problem for each file that nothing reads though it stands where entries or templates do: its name ends otherwise, or no
 * kind of entry has the folder of the catalogue that it is in.
 */
export function unreadProblems(root: string, sources: readonly Source[], memo: Memo): Diagnostic[] {
  const places = sources.filter(ofEntries).map(({ at }) => at);
  const entries = places.filter((at) => !isFile(at)).map((at) => [at, '.json'] as const);
  const ends = [...entries, ['templates', '.hbs'] as const].flatMap(([folder, ending]) =>
    others(root, folder, ending, memo).map((file) =>
      diagnostic('other-ending', { file, line: 1, column: 1 }, { ending, expected: renamed(file, ending) }),
    ),
  );
  return [...ends, ...strayProblems(root, places, memo)];
}
