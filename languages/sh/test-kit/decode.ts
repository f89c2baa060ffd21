import { run } from '../../../tests/interpreters.ts';

const END = 'end-of-the-command-line';

/**
 * The arguments that a shell makes of pieces of command line, all in one process. The lines go in on standard input and,
 * where the shell can do that, with history expansion on, as if they were pasted into a terminal.
 */
export function decodeShell(shell: string, commandLines: readonly string[]): string[][] {
  const history = shell === 'bash' ? 'set -o history -o histexpand\n' : '';
  const lines = commandLines.map((line) => `printf '%s\\0' ${line}\nprintf '${END}\\0'\n`);
  const { stdout, stderr } = run([shell, ...(shell === 'bash' ? ['--norc'] : [])], history + lines.join(''));
  if (stderr !== '') throw new Error(`${shell}: ${stderr.slice(0, 500)}`);
  const groups: string[][] = [[]];
  for (const part of stdout.split('\0').slice(0, -1)) {
    if (part === END) groups.push([]);
    else groups.at(-1)?.push(part);
  }
  return groups.slice(0, -1);
}
