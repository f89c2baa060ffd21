import type { Language } from '../language.ts';
import { python } from './contexts.ts';
import { isName } from './names.ts';

export const language: Language = { rules: python, isName, loadCheck: async () => (await import('./check.ts')).check };
