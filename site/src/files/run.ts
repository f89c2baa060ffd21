import { runFilesOf, runnables } from '../data/run.ts';
import type { SiteFile } from './file.ts';

/** Code that runs from its address, with what it needs said before it. */
export const runFiles = (): SiteFile[] =>
  runnables.flatMap(runFilesOf).map(({ path, text }) => ({ path, text: () => text }));
