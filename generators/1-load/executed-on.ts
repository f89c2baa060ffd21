import type { ExecutedOn } from '../../runtime/receipt/receipt.ts';
import { hashOfReason, statedReasons } from './reason.ts';
import { forPrecisions, forSeed, recipeOf, seedsWithRecipes } from './recipe.ts';

/** The recipe of a library: its own, or that of all libraries of data sets (`datasets/<slug>`). */
const recipeHash = (root: string, library: string): string | undefined => {
  const own = recipeOf(root, library.replace('/', '-'));
  return (own ?? (library.startsWith('datasets/') ? recipeOf(root, 'datasets') : undefined))?.hash;
};

/** What the snippets of a library would be executed on today: the hashes of its recipe and of its stated reasons. */
export function executedOn(root: string, library: string): ExecutedOn {
  const reasons = statedReasons(root, library).flatMap((reason) =>
    (reason.variants ?? ['*']).map((variant) => [variant, hashOfReason(reason)] as const),
  );
  const none = reasons.some(([variant]) => variant === '*');
  const ofSeeds = seedsWithRecipes(root, library).map(
    (seed) => [`${seed}/*`, recipeOf(root, forSeed(library, seed))?.hash] as const,
  );
  const recipes = Object.entries({
    '*': recipeHash(root, library),
    ...(none ? {} : { '@': recipeOf(root, forPrecisions(library))?.hash, ...Object.fromEntries(ofSeeds) }),
  }).flatMap(([variant, hash]) => (hash === undefined ? [] : [[variant, hash] as const]));
  // Of two for the same variant the first holds, and a reason for all comes before the recipe.
  return Object.fromEntries([...recipes, ...reasons.toReversed()]);
}
