import { goString } from './escape.ts';

type Path = readonly (string | number)[];

/** The type in Go of the decoded JSON value that a path begins in: any where the path leads nowhere else. */
export const goRoot = ([first]: Path): string =>
  first === undefined ? 'any' : typeof first === 'number' ? '[]any' : 'map[string]any';

/** What follows the name of a value in Go, of the type that goRoot gives, to reach a part of it: a key or an index a step. */
export const goPath = (path: Path): string =>
  path
    .map((step, at) => {
      const index = typeof step === 'number' ? `[${step}]` : `[${goString(step)}]`;
      return at === 0 ? index : `.(${goRoot([step])})${index}`;
    })
    .join('');
