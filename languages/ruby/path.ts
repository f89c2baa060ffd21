import { rubySymbol } from './literal.ts';

type Path = readonly (string | number)[];

const stepOf = (step: string | number): string => (typeof step === 'number' ? String(step) : `:${rubySymbol(step)}`);

/** What follows the name of a value in Ruby to reach a part of it, of which nothing may be there. */
export const rubyPath = (path: Path): string => path.map((step) => `[${stepOf(step)}]`).join('');

/** The calls behind a dot that give a part of a value, and raise an error that names the key where it lacks one. */
export const rubyFetch = (path: Path): string => path.map((step) => `fetch(${stepOf(step)})`).join('.');
