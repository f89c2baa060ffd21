import type { Language } from '../language.ts';
import { ruby } from './contexts.ts';
import { isName, rubyName } from './names.ts';
import { modulesOf } from './uses.ts';

export const language: Language = {
  rules: ruby,
  isName,
  names: { module: 'languages/ruby/names', print: rubyName },
  comment: '#',
  run: {
    file: 'main.rb',
    command: ['ruby'],
    version: ['ruby', '--version'],
    has: ['ruby', '-e', 'gem ARGV.first', '{package}'],
  },
  uses: (code) => ({ modules: modulesOf(code) }),
  loadCheck: async () => (await import('./check.ts')).check,
};
