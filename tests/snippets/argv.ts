import { run } from '../interpreters.ts';

const END_OF_COMMAND = 'end-of-the-command';
const END_OF_SCRIPT = 'end-of-the-script';

/**
 * Every command is noted down instead of being run: with no path bash finds none, and built-in commands that would do
 * something are replaced. What is noted is what the commands would really have been given; a note is one write, so that
 * those of a pipe do not mix.
 */
const RECORDER = `
exec 8<&0 </dev/null
PATH=/nonexistent
exec 9>&1
note() { builtin printf '%s\\0' "$@" '${END_OF_COMMAND}' >&9; }
command_not_found_handle() { note "$@"; }
for name in cd export source eval exec trap set echo printf pushd kill alias unset read; do
  builtin eval "function $name { note $name \\"\\$@\\"; }"
done
while IFS= builtin read -r -d '' -u 8 script; do
  ( builtin eval "$script" ) </dev/null >/dev/null 2>&9
  builtin printf '${END_OF_SCRIPT}\\0' >&9
done
`;

/**
 * The words of every command of each script, as bash hands them on, all in one process. Commands of a script are sorted,
 * for those of a pipe come in any order.
 */
export function argvOf(scripts: readonly string[]): string[][] {
  const input = scripts.map((script) => `${script}\0`).join('');
  const { stdout, stderr } = run(['bash', '--norc', '-c', RECORDER], input);
  if (stderr !== '') throw new Error(`bash: ${stderr.slice(0, 500)}`);
  return stdout
    .split(`${END_OF_SCRIPT}\0`)
    .slice(0, -1)
    .map((commands) => commands.split(`${END_OF_COMMAND}\0`).slice(0, -1).sort());
}
