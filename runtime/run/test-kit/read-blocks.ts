import { run } from '../../../tests/interpreters.ts';

/** What a tool reads in the first lines of a script, and the rest of it. */
export interface ReadBlock {
  /** How many blocks of the type script there are. */
  readonly count: number;
  readonly metadata?: { readonly 'requires-python'?: string; readonly dependencies?: readonly string[] };
  readonly error?: string;
}

/** The pattern and the reading of https://packaging.python.org/en/latest/specifications/inline-script-metadata/#reference-implementation */
const READER = `
import json, re, sys, tomllib

PATTERN = r"(?m)^# /// (?P<type>[a-zA-Z0-9-]+)$\\s(?P<content>(^#(| .*)$\\s)+)^# ///$"

def read(script):
    matches = [m for m in re.finditer(PATTERN, script) if m.group("type") == "script"]
    if len(matches) != 1:
        return {"count": len(matches)}
    content = "".join(
        line[2:] if line.startswith("# ") else line[1:]
        for line in matches[0].group("content").splitlines(keepends=True)
    )
    try:
        return {"count": 1, "metadata": tomllib.loads(content)}
    except tomllib.TOMLDecodeError as error:
        return {"count": 1, "error": str(error)}

json.dump([read(script) for script in json.load(sys.stdin)], sys.stdout)
`;

/** Reads the block of inline script metadata of every script, by Python's own TOML parser. */
export function readBlocks(scripts: readonly string[]): ReadBlock[] {
  const { status, stdout, stderr } = run(['python3', '-c', READER], JSON.stringify(scripts));
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as ReadBlock[];
}

/** Extracts from every script for a shell the code that it writes, by having bash do that with the last lines alone. */
export function writtenBy(scripts: readonly string[]): string[] {
  const lasts = scripts.map((script) => script.slice(script.indexOf('\nfi\n') + 4));
  return lasts.map((last) => {
    const { status, stdout, stderr } = run(['bash', '-e'], `folder=$(mktemp -d -p "$HOME")\n${last}`);
    if (status !== 0) throw new Error(stderr);
    return stdout;
  });
}
