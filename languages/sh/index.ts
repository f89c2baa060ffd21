import type { Language } from '../language.ts';
import { shell } from './contexts.ts';
import { isName, shellName } from './names.ts';
import { programsOf } from './uses.ts';

export const language: Language = {
  rules: shell,
  isName,
  shell: 'posix',
  names: { module: 'languages/sh/names', print: shellName },
  comment: '#',
  run: { file: 'snippet.sh', command: ['bash'] },
  uses: (code) => ({ programs: programsOf(code) }),
  loadCheck: async () => (await import('./check.ts')).check,
};
