import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from '../cli/command.ts';

/** Imports the generator, has it print by ts-morph where asked to, and tells how many files of ts-morph were loaded. */
const LOADED = (prints: boolean): string => `
await import('./generators/pipeline.ts');
const { emitProject } = await import('./generators/4-emit/ts-morph.ts');
const emit = emitProject();
${prints ? 'emit();' : ''}
const { default: { _cache } } = await import('node:module');
console.log(Object.keys(_cache).filter((path) => path.includes('/ts-morph/')).length);`;

test.each([
  ['to begin with', false, '0\n'],
  ['once something is printed', true, '1\n'],
])('%s, files of ts-morph that are loaded: %s %s', (_, prints, expected) => {
  const args = ['--input-type=module', '-e', LOADED(prints)];
  expect(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })).toBe(expected);
});
