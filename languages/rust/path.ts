import { rustString } from './escape.ts';

/** What follows the name of a serde_json::Value in Rust to reach a part of it: a key or an index a step. */
export const rustPath = (path: readonly (string | number)[]): string =>
  path.map((step) => `[${typeof step === 'number' ? step : rustString(step)}]`).join('');
