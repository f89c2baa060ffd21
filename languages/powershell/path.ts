import { powershellString } from './escape.ts';
import { isName } from './names.ts';

/** What follows the name of a value to reach a part of it (about_Member-Access_Operators): a member or an index a step. */
export const powershellPath = (path: readonly (string | number)[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${isName(step) ? step : powershellString(step)}`))
    .join('');
