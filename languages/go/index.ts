import type { Language } from '../language.ts';
import { go } from './contexts.ts';
import { goName, isName } from './names.ts';

export const language: Language = {
  rules: go,
  isName,
  names: { module: 'languages/go/names', print: goName },
  comment: '//',
  run: { file: 'main.go', command: ['go', 'run'], version: ['go', 'version'], compiles: true },
  loadCheck: async () => (await import('./check.ts')).check,
};
