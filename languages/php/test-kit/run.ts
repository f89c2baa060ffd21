import { type Run, runScript } from '../../../tests/interpreters.ts';

/** Runs a program of PHP. */
export const runPhp = (program: string): Run => runScript('php', 'main.php', program, '');

/** JSON without escapes for what is no control: JSON.parse of Node.js 24 takes a key such as "\\u3ff8" for another. */
const FLAGS = 'JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE';

/** What PHP makes of literals, all in one program, each by way of JSON. */
export function decodePhp(literals: readonly string[]): unknown[] {
  const lines = literals.map((literal) => `echo json_encode(${literal}, ${FLAGS}), PHP_EOL;\n`);
  const { stdout, stderr, status } = runPhp(`<?php\n\nini_set('precision', -1);\n${lines.join('')}`);
  if (status !== 0 || stderr !== '') throw new Error(`${stderr}${stdout}`.slice(0, 2000));
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
