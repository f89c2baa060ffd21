import type { ReasonsForNotRunning } from '../../../out/types/not-run.ts';
import { RECIPES } from '../../1-load/recipe.ts';
import type { Source } from '../../1-load/source.ts';

/** Why variants of libraries cannot be executed: a file beside the recipes for each library that has such variants. */
export const reasons: Source<ReasonsForNotRunning> = { name: 'stated reasons', at: RECIPES, schema: 'not-run' };
