import type { Language } from '../language.ts';
import { python } from './contexts.ts';
import { isName, pythonName } from './names.ts';
import { modulesOf } from './uses.ts';

export const language: Language = {
  rules: python,
  isName,
  names: { module: 'languages/python/names', print: pythonName },
  comment: '#',
  run: { file: 'snippet.py', command: ['python3'], forks: true },
  uses: (code) => ({ modules: modulesOf(code) }),
  loadCheck: async () => (await import('./check.ts')).check,
};
