import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a program printed and how it ended. */
export interface Run {
  stdout: string;
  stderr: string;
  status: number | null;
}

const LIMIT = 512 * 1024 * 1024;

/** Runs a program with text on its standard input, in a folder of its own that is removed afterwards. */
export function run(command: readonly string[], input: string, env: Record<string, string> = {}): Run {
  const cwd = mkdtempSync(join(tmpdir(), 'snippetry-'));
  try {
    const [program = '', ...args] = command;
    const { stdout, stderr, status, error } = spawnSync(program, args, {
      cwd,
      input,
      encoding: 'utf8',
      maxBuffer: LIMIT,
      timeout: 60_000,
      env: { PATH: process.env.PATH, HOME: cwd, LC_ALL: 'C.UTF-8', ...env },
    });
    if (error) throw error;
    return { stdout, stderr, status };
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

const found = new Map<string, boolean>();

/** Whether a program can be started. */
export function has(program: string): boolean {
  const known = found.get(program);
  if (known !== undefined) return known;
  const result = spawnSync(program, ['--version'], { stdio: 'ignore' });
  found.set(program, result.error === undefined);
  return result.error === undefined;
}

/** Runs a script file with text on its standard input. */
export function runScript(program: string, name: string, script: string, input: string): Run {
  const folder = mkdtempSync(join(tmpdir(), 'snippetry-'));
  try {
    const file = join(folder, name);
    writeFileSync(file, script);
    return run([program, file], input);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const PYTHON_DECODER = `
import ast, json, sys
def decode(source):
    try:
        return {"value": ast.literal_eval(source.encode("utf-8").decode("utf-8"))}
    except Exception as error:
        return {"error": repr(error)}
json.dump([decode(source) for source in json.load(sys.stdin)], sys.stdout)
`;

const NODE_DECODER = `
let text = '';
for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk;
const { createContext, runInContext } = await import('node:vm');
const context = createContext(Object.create(null));
const decode = (source) => {
  try {
    return { value: runInContext('"use strict";(' + source + ')', context) };
  } catch (error) {
    return { error: String(error) };
  }
};
process.stdout.write(JSON.stringify(JSON.parse(text).map(decode)));
`;

/** A decoded literal, or why it is none. */
export type Decoded = { value: unknown } | { error: string };

/** What Python makes of literals, all in one process. */
export const decodePython = (sources: readonly string[]): Decoded[] =>
  JSON.parse(run(['python3', '-c', PYTHON_DECODER], JSON.stringify(sources)).stdout);

/** What Node makes of literals, all in one process. */
export const decodeJs = (sources: readonly string[]): Decoded[] =>
  JSON.parse(runScript(process.execPath, 'decode.mjs', NODE_DECODER, JSON.stringify(sources)).stdout);

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
