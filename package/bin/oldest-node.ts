/** The oldest release of Node.js that the package is for: what the command uses is there from then on. */
export const OLDEST_NODE = '22.12';
