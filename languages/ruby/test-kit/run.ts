import { type Run, runScript } from '../../../tests/interpreters.ts';

/** Runs a program of Ruby, with its warnings. */
export const runRuby = (program: string): Run => runScript(['ruby', '-w'], 'main.rb', program, '');

/** What Ruby makes of literals, all in one program, each by way of JSON. */
export function decodeRuby(literals: readonly string[]): unknown[] {
  const lines = literals.map((literal) => `puts JSON.generate(${literal})\n`);
  const { stdout, stderr, status } = runRuby(`require 'json'\n\n${lines.join('')}`);
  if (status !== 0 || stderr !== '') throw new Error(`${stderr}${stdout}`.slice(0, 2000));
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
