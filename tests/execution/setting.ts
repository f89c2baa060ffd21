import type { Tools } from './tools.ts';

/** What all runs of a command have in common. */
export interface Setting {
  readonly root: string;
  readonly media: string;
  readonly tools: Tools;
  readonly date: string;
  /** Whether environments are made anew. */
  readonly newest: boolean;
  /** The limit of one snippet in seconds. */
  readonly limit: number;
}
