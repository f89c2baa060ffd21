import type { Language } from '../language.ts';
import { powershell } from './contexts.ts';
import { isName, powershellName } from './names.ts';

export const language: Language = {
  rules: powershell,
  isName,
  names: { module: 'languages/powershell/names', print: powershellName },
  comment: '#',
  run: {
    file: 'app.ps1',
    command: ['pwsh', '-NoLogo', '-NoProfile', '-NonInteractive', '-File'],
    version: ['pwsh', '--version'],
  },
  loadCheck: async () => (await import('./check.ts')).check,
};
