import { csharpString } from './escape.ts';

type Path = readonly (string | number)[];

/** What follows the name of a JsonElement to reach a part of it. */
export const csharpPath = (path: Path): string =>
  path.map((step) => (typeof step === 'number' ? `[${step}]` : `.GetProperty(${csharpString(step)})`)).join('');

/** What follows a JsonNode that is there to reach a part of it: a part that is not there is null. */
export const csharpNodePath = (path: Path): string =>
  path.map((step) => `[${typeof step === 'number' ? step : csharpString(step)}]`).join('!');
