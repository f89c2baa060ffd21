import type { Language } from '../language.ts';
import { js } from './contexts.ts';
import { isName } from './names.ts';

export const language: Language = { rules: js, isName, loadCheck: async () => (await import('./check.ts')).check };
