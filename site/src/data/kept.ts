import { keeper } from '../../../runtime/memo.ts';

/**
 * Keeps what is made of the catalogue while the dev server runs: a module whose imports were edited is made anew, this one
 * imports nothing that is. Functions belong among the inputs where what they read may be edited.
 */
export const kept = keeper();
