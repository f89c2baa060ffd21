/**
 * What was done with code that the same template made, of code that was not run itself.
 * @param done What was done with the other code.
 * @param asTheyAre The weights of this code are loaded as what a reader chose, and those of the other as they are.
 */
export const sameTemplate = (done: string, asTheyAre = false): string =>
  `Not run as it stands here; code made by the same template${asTheyAre ? ', with weights as they are' : ''}: ${done}`;
