import type { Exchange } from '../../../out/types/exchanges.ts';
import type { Runs } from '../../../out/types/runs.ts';

/** What is recorded of the code of a library, for code that is made in a browser: /proofs/libraries/{slug}.json. */
export interface LibraryProofs {
  /** The releases that the code is written for. */
  readonly says: readonly string[];
  /** What the built code was compared with. */
  readonly checked?: string;
  /** What was done with a text, by the hash of what was executed. */
  readonly texts: Readonly<Record<string, string>>;
  /** What was done with code of a template, by its variant; by variant@8bit where weights were loaded as that. */
  readonly variants: Readonly<Record<string, string>>;
}

/** What is recorded of the steps of an app: /proofs/apps/{slug}.json; null where nothing is. */
export type AppProofs = Runs | null;

/** What is recorded of a client's code as a whole. */
export interface ClientProofs {
  /** The releases that the code is written for. */
  readonly says: readonly string[];
  /** When code of its templates was last executed; absent where it was not, or failed. */
  readonly executed?: string;
}

/** What is recorded of calls: /proofs/calls.json. */
export interface CallProofs {
  /** By the id of the client. */
  readonly clients: Readonly<Record<string, ClientProofs>>;
  /** By provider: the tasks of which a call was recorded. */
  readonly recorded: Readonly<Record<string, readonly string[]>>;
}

/** A recorded call as far as it tells whether code is that which made it, and where it is shown. */
export interface CallProof extends Pick<Exchange, 'snippet' | 'model' | 'providerModel' | 'date'> {
  readonly href: string;
}

/** What was recorded of a task's calls to a provider, by the id of the client: /proofs/calls/{provider}/{task}.json. */
export type TaskProofs = Readonly<Record<string, CallProof>>;

/** The addresses below the base, without their ending. */
export const PROOFS = {
  library: (slug: string): string => `proofs/libraries/${slug}`,
  app: (slug: string): string => `proofs/apps/${slug}`,
  calls: 'proofs/calls',
  task: (provider: string, task: string): string => `proofs/calls/${provider}/${task}`,
};
