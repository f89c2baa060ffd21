import { readFileSync, realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { ErrorPayload, HotPayload, Plugin, ViteDevServer } from 'vite';
import { SOURCES } from '../../generators/1-load/links.ts';
import { type Diagnostic, formatDiagnostic } from '../../generators/diagnostics/diagnostic.ts';
import type { Templates } from '../../runtime/inference/types.ts';

/** Folders that the generator reads or writes: it tells when they are complete, the dev server does not look itself. */
const FOLDERS = [...SOURCES, 'out/modules', 'out/types', 'out/snippets'];

/** What changed since the pages were last reloaded. */
export interface Change {
  /** Absolute paths of files whose text changed. */
  files: readonly string[];
  /** Files were added or removed, so lists of files that the site has read are out of date. */
  listed: boolean;
}

/** The pages that a dev server has open in browsers. */
export interface Pages {
  /** Belongs into the configuration of the dev server. */
  integration: AstroIntegration;
  /** Shows the text of snippets, by their path below out/snippets, in every open page: to make one anew takes a second. */
  print(snippets: readonly (readonly [path: string, text: string])[]): void;
  /** Shows in every open page the calls that these templates print, by id of a client, otherwise than the modules that the page is made from. */
  printCalls(templates: ReadonlyMap<string, Templates>): Promise<void>;
  /**
   * Forgets what was made of these files, and loads every open page anew; resolves when one has been made, so that other
   * work does not hold it up.
   */
  reload(change: Change): Promise<void>;
  /** Covers every open page, and each that is opened later, with what is wrong, until reload. */
  show(problems: readonly Diagnostic[]): void;
  /** The same for an error that has no place. */
  fail(error: unknown): void;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The file with its wrong line marked, as the overlay of Astro shows it. */
function markedFile(file: string, wrong: number): string | undefined {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    const html = lines.map(
      (line, index) => `<span class="line${index + 1 === wrong ? ' error-line' : ''}">${escapeHtml(line)}</span>`,
    );
    return `<pre><code>${html.join('\n')}</code></pre>`;
  } catch {
    return undefined;
  }
}

/**
 * The diagnostics as the dev server's message to its overlay: the first with its file (absolute, so that the overlay
 * can open it), all of them as text. The overlay takes message and hint as HTML.
 */
export function overlayOf(root: string, problems: readonly Diagnostic[]): ErrorPayload {
  const [first] = problems as [Diagnostic];
  const { line, column } = first;
  const file = join(root, first.file);
  const err = {
    name: first.code,
    title: `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}. Nothing was written.`,
    message: escapeHtml(`${first.file}:${line}:${column}: ${first.code}: ${first.sentence}`),
    hint: escapeHtml(first.hint),
    id: file,
    loc: { file, line, column },
    highlightedCode: markedFile(file, line),
    stack: problems.map(formatDiagnostic).join('\n'),
  };
  return { type: 'error', err };
}

function overlayOfError(error: unknown): ErrorPayload {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const err = { name, title: 'The generator failed.', message: escapeHtml(message), stack };
  return { type: 'error', err };
}

/** Forgets a module of the dev server, and everything that imports it, in every environment. */
function forget(server: ViteDevServer, stale: (file: string) => boolean): void {
  const timestamp = Date.now();
  for (const environment of Object.values(server.environments)) {
    const { moduleGraph } = environment;
    const forgotten = new Set<NonNullable<ReturnType<typeof moduleGraph.getModuleById>>>();
    for (const [file, modules] of moduleGraph.fileToModulesMap) {
      if (!stale(file)) continue;
      for (const module of modules) moduleGraph.invalidateModule(module, forgotten, timestamp, true);
    }
    // Modules that have run on the server are kept a second time, by what ran them.
    const runner = runnerOf(environment);
    for (const { id } of forgotten) {
      const ran = id ? runner?.evaluatedModules.getModuleById(id) : undefined;
      if (ran) runner?.evaluatedModules.invalidateModule(ran);
    }
  }
}

type Runner = import('vite/module-runner').ModuleRunner;

/** The module of the site that knows its pages. */
interface CallsAnew {
  callsAnew(templates: ReadonlyMap<string, Templates>): [path: string, code: string][];
}

/** Milliseconds to wait for a browser that was told to load its page anew: it may show another site by now. */
const PATIENCE = 500;

/** Resolves when the server has answered a request for a page. */
function answered(server: ViteDevServer): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, PATIENCE);
    const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
      if (request.headers.accept?.includes('text/html')) response.once('close', end);
    };
    function end(): void {
      clearTimeout(timer);
      server.httpServer?.off('request', onRequest);
      resolve();
    }
    server.httpServer?.on('request', onRequest);
  });
}

/** What runs the modules of an environment on the server. */
const runnerOf = (environment: object): Runner | undefined =>
  'runner' in environment ? (environment as { runner: Runner }).runner : undefined;

/** Tells when the page was asked for (milliseconds since 1970), as the server's clock has it. */
const ASKED = 'watch:asked';
/** Tells the text of snippets by their path. */
const PRINTED = 'watch:printed';
/**
 * Tells that the page is to be loaded anew. The words of the new page are put into the old one first, because a browser takes
 * as long to show a page that it loads as the server takes to make it; and the dev server's own message is heeded after a pause.
 */
const ANEW = 'watch:anew';

/** Part of every page. */
const SCRIPT = `
import.meta.hot?.send('${ASKED}', performance.timeOrigin);
import.meta.hot?.on('${ANEW}', async () => {
  const made = await fetch(location.href, { headers: { accept: 'text/html' } }).then((answer) => answer.text()).catch(() => '');
  const main = new DOMParser().parseFromString(made, 'text/html').querySelector('main');
  if (main) document.querySelector('main')?.replaceChildren(...main.childNodes);
  location.reload();
});
import.meta.hot?.on('${PRINTED}', (printed) => {
  const texts = new Map(printed);
  for (const link of document.querySelectorAll('figure.code a[href*="/snippets/"]')) {
    const text = texts.get(link.getAttribute('href').split('/snippets/').at(-1));
    if (text !== undefined) link.closest('figure').querySelector('pre code').textContent = text;
  }
});`;

function configOf(root: string): ReturnType<Extract<Plugin['config'], (...args: never[]) => unknown>> {
  return {
    server: {
      watch: { ignored: FOLDERS.map((folder) => `${join(root, folder)}/**`) },
      // node_modules may be a link to that of another working tree.
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
    },
  };
}

/**
 * Connects the generator with the dev server of the site.
 * @param root The root of the project, an absolute path.
 */
export function watchPages(root: string): Pages {
  let server: ViteDevServer | undefined;
  let wrong: ErrorPayload | undefined;
  let reloaded = 0;
  // Not through hot.send: Astro drops messages there, and replaces the place and hint of errors.
  const tell = (payload: HotPayload): void => {
    for (const client of server?.ws.clients ?? []) client.send(payload);
  };
  const cover = (payload: ErrorPayload): void => {
    wrong = payload;
    tell(payload);
  };
  const plugin: Plugin = {
    name: 'watch-pages',
    apply: 'serve',
    config: () => configOf(root),
    configureServer(started) {
      server = started;
      started.ws.on(ASKED, (asked: number, client) => {
        // A page that was on its way during the reload has not heard of it.
        if (asked < reloaded) client.send({ type: 'custom', event: ANEW });
        else if (wrong) client.send(wrong);
      });
    },
  };
  return {
    integration: {
      name: 'watch-pages',
      hooks: {
        'astro:config:setup': ({ injectScript, updateConfig }) => {
          injectScript('page', SCRIPT);
          updateConfig({ vite: { plugins: [plugin] } });
        },
      },
    },
    print(snippets) {
      if (snippets.length > 0) tell({ type: 'custom', event: PRINTED, data: snippets });
    },
    async printCalls(templates) {
      const runner = server && runnerOf(server.environments.ssr);
      if (!runner || server?.ws.clients.size === 0) return;
      const { callsAnew } = await runner.import<CallsAnew>(join(root, 'site/src/data/calls-anew.ts'));
      this.print(callsAnew(templates));
    },
    async reload({ files, listed }) {
      wrong = undefined;
      reloaded = Date.now();
      if (!server) return;
      const changed = new Set(files);
      const site = join(root, 'site/src/');
      forget(server, (file) => changed.has(file) || (listed && file.startsWith(site)));
      const made = server.ws.clients.size > 0 && answered(server);
      tell({ type: 'custom', event: ANEW });
      await made;
    },
    show: (problems) => cover(overlayOf(root, problems)),
    fail: (error) => cover(overlayOfError(error)),
  };
}
