import { shellWords } from '../../languages/sh/escape.ts';
import type { ScriptNeeds } from './inline-script.ts';

/** What ends the code inside a script: a line that the code does not have. */
function endFor(code: string): string {
  const lines = new Set(code.split(/[\r\n]/));
  let end = 'SNIPPET';
  while (lines.has(end)) end += '_END';
  return end;
}

/** The beginning of a script: a virtual environment in a new folder, made by uv where there is one. */
const environment = ({ packages, python }: ScriptNeeds): string => `#!/usr/bin/env bash
# Installs into a virtual environment in a new folder, which is removed in the end.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if command -v uv > /dev/null; then
  uv venv --quiet --python ${python} "$folder/venv"
  . "$folder/venv/bin/activate"
  uv pip install ${shellWords(packages)}
else
  # Whatever Python 3 there is; the packages were installed for Python ${python}.
  python3 -m venv "$folder/venv"
  . "$folder/venv/bin/activate"
  pip install ${shellWords(packages)}
fi
`;

/**
 * A script for bash that installs packages and has a program of the environment run the code, which stands in it byte for byte
 * (IEEE 1003.1, 2.7.4: nothing is expanded between quoted ends). The code reads and writes where the script was started.
 * @param program Such as python.
 * @param name Of the file that the code becomes, such as snippet.py.
 */
export function installingScript(code: string, needs: ScriptNeeds, program: string, name: string): string {
  const end = endFor(code);
  return `${environment(needs)}cat > "$folder/${name}" <<'${end}'\n${code}${end}\n${program} "$folder/${name}"\n`;
}

/** A script for bash that installs packages, and ends in the code of a shell, byte for byte. */
export const installingShellCode = (code: string, needs: ScriptNeeds): string => `${environment(needs)}\n${code}`;
