import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCES } from '../generators/1-load/links.ts';
import { RECIPES } from '../generators/1-load/recipe.ts';
import { touched } from '../generators/4-emit/write.ts';
import { createMemo } from '../generators/memo.ts';
import { generate } from '../generators/pipeline.ts';
import { watchedFolders } from '../generators/watched.ts';

/**
 * `node bench/edits.ts <root> <rounds> <file…>`: generates a project as `watch` does, then edits each file so many times and
 * generates what that touches. Prints, as JSON, the milliseconds of the processor that the main thread takes for each edit, about
 * those that pass where the machine does nothing else, and the megabytes that are in use after the first generation and after the
 * last edit, as `node --expose-gc` can tell.
 */

const [root = '', rounds = '', ...files] = process.argv.slice(2);

const watched = watchedFolders(root, [...SOURCES, RECIPES]);
const memo = createMemo(watched.stateOf);

/** Generates as `watch` does for an edit; returns how many snippets it changed. */
async function generated(): Promise<number> {
  const { problems, written } = await generate(root, { memo, onWritten: () => {} });
  const [problem] = problems;
  if (problem || !written) throw new Error(`${problem?.file}: ${problem?.sentence}`);
  return touched(written.snippets).length;
}

/** Milliseconds of the processor that an edit of a file takes; calls are printed in another process, when pages have the edit. */
async function spentOn(file: string, text: string): Promise<number> {
  writeFileSync(join(root, file), text);
  const before = process.threadCpuUsage();
  watched.touch(join(root, file));
  const changed = await generated();
  const { user, system } = process.threadCpuUsage(before);
  if (file.endsWith('.hbs') && changed === 0) throw new Error(`the edit of ${file} changed no snippet`);
  return (user + system) / 1000;
}

/** Megabytes of the heap without what nothing refers to. */
function inUse(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
}

await generated();
const first = inUse();
const edits: Record<string, number[]> = {};
for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  // A comment of the template's language is printed; an entry is read again, and says the same.
  const edited = file.endsWith('.hbs') ? `# Edited.\n${text}` : `${text}\n`;
  const spent: number[] = [];
  for (let round = 0; round < Number(rounds); round++) spent.push(await spentOn(file, round % 2 === 0 ? edited : text));
  writeFileSync(join(root, file), text);
  edits[file] = spent;
}
process.stdout.write(JSON.stringify({ edits, first, last: inUse() }));
