import type { Language } from '../language.ts';
import { json } from './contexts.ts';
import { isName, jsonName } from './names.ts';

export const language: Language = {
  rules: json,
  isName,
  names: { module: 'languages/json/names', print: jsonName },
  loadCheck: async () => (await import('./check.ts')).check,
};
