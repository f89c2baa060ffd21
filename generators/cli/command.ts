import { fileURLToPath } from 'node:url';

/** One verb of the command line. */
export interface Command {
  /** What it does, in one line. */
  summary: string;
  /** What --help prints. */
  help: string;
  /** Whether it is over in seconds, too soon for what optimizing its code takes. */
  isBrief?: boolean;
  /** Runs it; resolves to the exit code. Errors of parseArgs become a message and exit code 2. */
  run(args: string[]): Promise<number>;
}

/** The root of the project: the folder above generators/. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');
