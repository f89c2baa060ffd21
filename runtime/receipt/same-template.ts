/**
 * What was done with code that the same template made, of code that was not run itself.
 * @param done What was done with the other code.
 * @param asTheyAre The weights of this code are loaded at fewer bits than their files have, which no run did.
 */
export const sameTemplate = (done: string, asTheyAre = false): string =>
  `Not run as it stands here; code made by the same template${asTheyAre ? ', with weights as they are' : ''}: ${done}`;
