import type { Language } from '../language.ts';
import { shell } from './contexts.ts';
import { isName } from './names.ts';

export const language: Language = { rules: shell, isName, loadCheck: async () => (await import('./check.ts')).check };
