import type { Language } from '../language.ts';
import { json } from './contexts.ts';
import { isName } from './names.ts';

export const language: Language = { rules: json, isName, loadCheck: async () => (await import('./check.ts')).check };
