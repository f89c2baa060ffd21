import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { watch } from 'chokidar';
import { createMemo } from '../../memo.ts';
import { generate } from '../../pipeline.ts';
import { type Command, ROOT } from '../command.ts';
import { printProblems } from '../report.ts';

/** Milliseconds to wait for more events: an editor that saves a file causes several. */
const SETTLE = 30;

/** Regenerates what an edit touches. */
export const command: Command = {
  summary: 'regenerate what an edit touches, until Ctrl-C',
  help: `Usage: npm run -s snippetry -- watch

Watches catalogue/, templates/, seeds/ and schemas/. Problems are printed and nothing is written until they are fixed.
`,
  async run(args) {
    parseArgs({ args, options: {} });
    const memo = createMemo();
    const regenerate = async (): Promise<void> => {
      const start = performance.now();
      const { problems, written } = await generate(ROOT, { memo });
      printProblems(problems);
      if (!written) return;
      const names = [...written.snippets.added, ...written.snippets.changed, ...written.snippets.removed];
      for (const name of names.slice(0, 10)) process.stderr.write(`out/snippets/${name}\n`);
      if (names.length > 10) process.stderr.write(`… and ${names.length - 10} more\n`);
      process.stderr.write(`${names.length} snippets changed in ${Math.round(performance.now() - start)} ms\n`);
    };
    await regenerate();
    let queue: Promise<void> = Promise.resolve();
    let timer: NodeJS.Timeout | undefined;
    const folders = ['catalogue', 'templates', 'seeds', 'schemas'].map((name) => join(ROOT, name));
    const watcher = watch(folders, { ignoreInitial: true }).on('all', () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        queue = queue.then(regenerate).catch((error) => {
          process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
        });
      }, SETTLE);
    });
    process.stderr.write('watching; Ctrl-C ends\n');
    await new Promise<void>((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
    clearTimeout(timer);
    await watcher.close();
    await queue;
    return 0;
  },
};
