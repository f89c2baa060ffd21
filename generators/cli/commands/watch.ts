import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { watch } from 'chokidar';
import type { Templates } from '../../../runtime/inference/types.ts';
import { type Change, type Pages, watchPages } from '../../../site/integrations/watch-pages.ts';
import { SOURCES } from '../../1-load/links.ts';
import { RECIPES } from '../../1-load/recipe.ts';
import { touched, type Written } from '../../4-emit/write.ts';
import { createMemo, type StateOf } from '../../memo.ts';
import { type Generated, type GenerateOptions, generate } from '../../pipeline.ts';
import { type Watched, watchedFolders } from '../../watched.ts';
import { type Command, ROOT } from '../command.ts';
import { printProblems } from '../report.ts';
import { type Touched, tellerOfVoid } from '../void.ts';

/** Milliseconds to wait for more events: an editor that saves a file causes several. */
const SETTLE = 30;

/** Milliseconds without an edit after which all generated files are looked at, in case somebody else changed them. */
const QUIET = 1000;

/** What is watched: what the generator reads, and the recipes of tiny models. */
const FOLDERS = [...SOURCES, RECIPES];

const NOTHING: Change = { files: [], listed: false };

const joined = (a: Change, b: Change): Change => ({
  files: [...new Set([...a.files, ...b.files])],
  listed: a.listed || b.listed,
});

const say = (text: string): void => void process.stderr.write(`${text}\n`);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A sentence without the marks around its code, which a terminal does not show. */
const plainCode = (sentence: string): string => sentence.replaceAll('`', '');

type PrintedNow = Omit<Parameters<NonNullable<GenerateOptions['onPrinted']>>[0], 'project'>;

/** The templates of clients, by id, that have been edited and nothing else of the client. */
function editedTemplates(before: PrintedNow['printers'], now: PrintedNow['printers']): ReadonlyMap<string, Templates> {
  const edited = [...now].filter(([id, printer]) => {
    const known = before.get(id);
    return known !== undefined && known !== printer && known.json === printer.json;
  });
  return new Map(edited.map(([id, printer]) => [id, printer.templates()]));
}

/** Shows open pages the text of snippets that are printed otherwise than before. */
function shower(pages: Pages | undefined): (printed: PrintedNow) => Promise<void> {
  let before: PrintedNow = { snippets: new Map(), printers: new Map() };
  return async ({ snippets, printers }) => {
    const known = before;
    before = { snippets, printers };
    const changed = [...snippets].filter(([path, { text }]) => text !== (known.snippets.get(path)?.text ?? text));
    pages?.print(changed.map(([path, { text }]) => [path, text]));
    const templates = editedTemplates(known.printers, printers);
    // What fails here fails again when the page is made anew, and is told there.
    if (templates.size > 0) await pages?.printCalls(templates).catch(() => {});
  };
}

async function report(
  written: NonNullable<Generated['written']>,
  start: number,
  tellVoid: (touched: Touched) => Promise<string[]>,
): Promise<void> {
  const names = touched(written.snippets);
  for (const name of names.slice(0, 10)) say(`out/snippets/${name}`);
  if (names.length > 10) say(`… and ${names.length - 10} more`);
  say(`${names.length} snippets changed in ${Math.round(performance.now() - start)} ms`);
  const sentences = await tellVoid({ snippets: names, modules: touched(written.modules) });
  for (const sentence of sentences) say(plainCode(sentence));
}

/** What is done when files were edited. */
interface Regenerator {
  /** Regenerates, and shows the open pages the result: the new snippets or what is wrong. Tells whether it could. */
  edited(sources: Change): Promise<boolean>;
  /** Looks at the generated files that the last edit had no part in. */
  quiet(): Promise<void>;
}

function regenerator(pages: Pages | undefined, stateOf: StateOf): Regenerator {
  const memo = createMemo(stateOf);
  const tellVoid = tellerOfVoid(ROOT);
  const onPrinted = shower(pages);
  let complete: (() => Promise<void>) | undefined;
  const onWritten: GenerateOptions['onWritten'] = (rest) => {
    complete = rest;
  };
  const failed = (error: unknown): void => {
    say(messageOf(error));
    pages?.fail(error);
  };
  const edited = async (sources: Change): Promise<boolean> => {
    const start = performance.now();
    try {
      const onModules = async (modules: Written): Promise<void> => {
        const files = touched(modules).map((name) => join(ROOT, 'out/modules', name));
        await pages?.reload({ ...sources, files: [...sources.files, ...files] });
      };
      const { problems, written } = await generate(ROOT, { memo, onPrinted, onModules, onWritten });
      printProblems(problems);
      if (!written) {
        pages?.show(problems);
        return false;
      }
      report(written, start, tellVoid).catch((error: unknown) => say(messageOf(error)));
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  };
  const quiet = async (): Promise<void> => {
    const rest = complete;
    complete = undefined;
    await rest?.().catch(failed);
  };
  return { edited, quiet };
}

/** Starts the dev server of the site; returns how to stop it. */
async function serve(pages: Pages, port: number | undefined): Promise<() => Promise<void>> {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  process.env.ASTRO_DISABLE_UPDATE_CHECK = 'true';
  const { dev } = await import('astro');
  const server = await dev({
    root: join(ROOT, 'site'),
    logLevel: 'warn',
    ...(port === undefined ? {} : { server: { port } }),
    integrations: [pages.integration],
  });
  say(`the site: ${server.resolvedUrls.local[0] ?? `http://localhost:${server.address.port}/`}`);
  return () => server.stop();
}

/** Calls back at once, and when files have been edited and nothing more follows; resolves, after the first call, to how to stop. */
async function onEdit(watched: Watched, { edited, quiet }: Regenerator): Promise<() => Promise<void>> {
  let queue: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let rest: NodeJS.Timeout | undefined;
  let waiting: Change = NOTHING;
  const run = async (): Promise<void> => {
    const sources = waiting;
    waiting = NOTHING;
    // The pages learn of an edit only when it could be regenerated, together with the edit that mended it.
    if (!(await edited(sources))) waiting = joined(sources, waiting);
    clearTimeout(rest);
    rest = setTimeout(() => {
      queue = queue.then(quiet);
    }, QUIET);
  };
  const folders = FOLDERS.map((name) => join(ROOT, name));
  const watcher = watch(folders, { ignoreInitial: true, followSymlinks: false }).on('all', (event, path) => {
    watched.touch(path);
    waiting = joined(waiting, { files: [path], listed: event !== 'change' });
    clearTimeout(timer);
    clearTimeout(rest);
    timer = setTimeout(() => {
      queue = queue.then(run);
    }, SETTLE);
  });
  // From then on no edit is missed.
  await new Promise((ready) => watcher.once('ready', () => ready(undefined)));
  watched.touch();
  queue = queue.then(run);
  await queue;
  return async () => {
    clearTimeout(timer);
    await watcher.close();
    await queue;
    clearTimeout(rest);
    await quiet();
  };
}

/** Regenerates what an edit touches, and serves the site with it. */
export const command: Command = {
  summary: 'regenerate what an edit touches and show it in the site, until Ctrl-C',
  help: `Usage: npm run -s snippetry -- watch [--no-site] [--port <number>]

Watches ${FOLDERS.map((folder) => `${folder}/`).join(', ')} and serves the site:
open pages are loaded anew after each edit.
What was executed and no longer is what stands there is named, with the command that executes it anew.
Problems are printed and cover the open pages; nothing is written until they are fixed.

  --no-site         only regenerate
  --port <number>   of the site; 4321 unless told, the next free one when it is taken
`,
  async run(args) {
    const options = { site: { type: 'boolean', default: true }, port: { type: 'string' } } as const;
    const { values } = parseArgs({ args, options, allowNegative: true });
    const port = values.port === undefined ? undefined : Number(values.port);
    if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536)) {
      say(`--port takes a number from 0 to 65535, not "${values.port}".`);
      return 2;
    }
    const pages = values.site ? watchPages(ROOT) : undefined;
    const watched = watchedFolders(ROOT, FOLDERS);
    const stopWatching = await onEdit(watched, regenerator(pages, watched.stateOf));
    const stopServing = pages && (await serve(pages, port));
    say('watching; Ctrl-C ends');
    await new Promise<void>((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
    await stopWatching();
    await stopServing?.();
    return 0;
  },
};
