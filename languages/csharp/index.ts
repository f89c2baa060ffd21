import type { Language } from '../language.ts';
import { csharp } from './contexts.ts';
import { csharpName, isName } from './names.ts';
import { modulesOf } from './uses.ts';

export const language: Language = {
  rules: csharp,
  isName,
  names: { module: 'languages/csharp/names', print: csharpName },
  comment: '//',
  uses: (code) => ({ modules: modulesOf(code) }),
  loadCheck: async () => (await import('./check.ts')).check,
};
