import type { Language } from '../language.ts';
import { csharp } from './contexts.ts';
import { isName } from './names.ts';

export const language: Language = { rules: csharp, isName, loadCheck: async () => (await import('./check.ts')).check };
