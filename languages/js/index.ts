import type { Language } from '../language.ts';
import { js } from './contexts.ts';
import { isName, jsName } from './names.ts';
import { modulesOf } from './uses.ts';

export const language: Language = {
  rules: js,
  isName,
  names: { module: 'languages/js/names', print: jsName },
  comment: '//',
  run: { file: 'snippet.mjs', command: ['node'] },
  uses: (code) => ({ modules: modulesOf(code) }),
  loadCheck: async () => (await import('./check.ts')).check,
};
