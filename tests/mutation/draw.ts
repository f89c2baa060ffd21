import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factFaults, vocabularyOf } from './facts.ts';
import type { Fault } from './fault.ts';
import { installFaults } from './installs.ts';
import { randomOf, shuffled } from './random.ts';
import { textFaults } from './text.ts';

/** Files of one kind; from each kind the same number of faults is drawn. */
export interface Kind {
  readonly name: string;
  /** Patterns of paths below the root. */
  readonly files: readonly string[];
  /** The only key of a JSON file whose facts matter here. */
  readonly below?: string;
  /** Whether only the install lines of JSON files matter here. */
  readonly installs?: boolean;
  /** The operators for templates; those for calls, when absent. */
  readonly operators?: readonly string[];
}

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

/** Every fault that the files of a kind can have. */
export function faultsOf({ files, below, installs, operators }: Kind, root: string): Fault[] {
  const paths = files.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  const facts = paths.filter((path) => path.endsWith('.json')).map((path) => read(root, path));
  const vocabulary = vocabularyOf(facts);
  return paths.flatMap((path) => {
    const text = read(root, path);
    if (!path.endsWith('.json')) return [...textFaults(path, text, operators)];
    return [...(installs ? installFaults(path, text) : factFaults(path, text, vocabulary, below))];
  });
}

/**
 * Faults in an order that a seed decides, one of each kind in turn, so that every kind has its share.
 * @param root The repository.
 */
export function* drawn(kinds: readonly Kind[], root: string, seed: number): Generator<Fault> {
  const random = randomOf(seed);
  const decks = kinds.map((kind) => shuffled(faultsOf(kind, root), random));
  for (let round = 0; decks.some((deck) => round < deck.length); round++)
    for (const deck of decks) {
      const fault = deck[round];
      if (fault !== undefined) yield fault;
    }
}
