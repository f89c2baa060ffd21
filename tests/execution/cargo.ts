import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Tools } from './tools.ts';

/** What is printed where a snippet needs cargo and the machine has none. */
export const NO_CARGO = 'there is no cargo on this machine';

/**
 * The program `cargo` of an installation, as the text of a script: it installs what its registry has, and builds nothing else.
 * @param cargo The machine's own; nothing when it has none.
 */
export function cargoScript(cargo: string | undefined): string {
  // Next to a program of rustup lie the compilers, which it looks for in PATH.
  const install = cargo ? `PATH="$PATH:${dirname(cargo)}" exec ${cargo} "$@"` : `echo "${NO_CARGO}" >&2\n    exit 127`;
  return `case " $* " in
  *' --git'*)
    echo "git is refused here: the code is in a repository: cargo $*" >&2
    exit 97 ;;
  *' --path'* | *' --index'* | *' --registry'*) ;;
  ' install '*)
    ${install} ;;
esac
echo "cargo is refused here but for what its registry has: cargo $*" >&2
exit 98`;
}

/**
 * The variables of cargo in an installation: programs go where those of pip go. As uv's cache, cargo's own folder of this machine
 * is shared; what was compiled once is kept for the next environment.
 */
export const cargoVariables = (venv: string, { cache }: Pick<Tools, 'cache'>): Record<string, string> => ({
  CARGO_HOME: process.env.CARGO_HOME ?? join(homedir(), '.cargo'),
  CARGO_TARGET_DIR: cache('cargo-target'),
  CARGO_INSTALL_ROOT: venv,
  RUSTUP_HOME: process.env.RUSTUP_HOME ?? join(homedir(), '.rustup'),
});

/** The crates whose programs cargo installed into an environment, with their releases. */
export function cratesIn(venv: string): Record<string, string> {
  const file = join(venv, '.crates2.json');
  if (!existsSync(file)) return {};
  const { installs } = JSON.parse(readFileSync(file, 'utf8')) as { installs: Record<string, unknown> };
  const words = Object.keys(installs).map((one) => one.split(' '));
  return Object.fromEntries(words.map(([name = '', version = '']) => [name, version]));
}
