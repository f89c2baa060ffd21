import type { Language } from '../language.ts';
import { rust } from './contexts.ts';
import { isName, rustName } from './names.ts';

export const language: Language = {
  rules: rust,
  isName,
  names: { module: 'languages/rust/names', print: rustName },
  loadCheck: async () => (await import('./check.ts')).check,
};
