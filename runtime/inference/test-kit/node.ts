import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '../../../languages/index.ts';
import type { Check } from '../../../languages/language.ts';
import { parseModel } from '../../model/parse.ts';
import { inferenceSnippets } from '../index.ts';
import type { InferenceOptions, InferenceSnippet } from '../types.ts';

/** The snippets of a conversational model of a task, or of the record given. */
export const snippetsOf = (task: string, options: InferenceOptions = {}, record = {}) =>
  inferenceSnippets(
    parseModel({ id: 'org/name', pipeline_tag: task, tags: ['conversational'], mask_token: '[MASK]', ...record }),
    options,
  );

/** The snippet of one client, named by id (python-requests); undefined when there is none. */
export const snippetOf = (
  task: string,
  client: string,
  options: InferenceOptions = {},
  record = {},
): InferenceSnippet | undefined => snippetsOf(task, { ...options, client }, record).snippets[0];

const checks = new Map<string, Check>();
for (const [id, language] of LANGUAGES) checks.set(id, await language.loadCheck());

/** What the checker of the snippet's language finds wrong: syntax, undefined and unused names. */
export function syntaxProblems({ language, code }: Pick<InferenceSnippet, 'language' | 'code'>): string[] {
  const check = checks.get(language);
  if (!check) throw new Error(`there is no language ${language}`);
  return check(code).map(({ message }) => message);
}

/** How often the curl of tests is called before it fails: what polls for an answer that never comes ends there. */
const CALLS = 5;

/** Stands in for curl: writes its arguments, each behind a NUL, and answers nothing. */
const CURL = `#!/bin/bash
printf '%s\\0' CALL "$@" >> "$CALLS"
for ((i = 1; i <= $#; i++)); do [[ \${!i} = *@-* ]] && cat > "$CALLS.stdin"; done
printf . >> "$CALLS.count"
[ "$(wc -c < "$CALLS.count")" -lt ${CALLS} ]
`;

/** Stands in for sleep: nobody waits. */
const SLEEP = '#!/bin/bash\n';

/** Runs a shell snippet in a folder of its own, with a curl that only notes its arguments: those of each call. */
export function runShell(
  code: string,
  files: Readonly<Record<string, string>> = {},
): { calls: string[][]; stdin: string | undefined; stray: string } {
  const folder = mkdtempSync(join(tmpdir(), 'snippet-'));
  try {
    writeFileSync(join(folder, 'curl'), CURL, { mode: 0o755 });
    writeFileSync(join(folder, 'sleep'), SLEEP, { mode: 0o755 });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const calls = join(folder, 'calls');
    const env = {
      PATH: `${folder}:${process.env.PATH}`,
      CALLS: calls,
      HF_TOKEN: 'hf_secret',
      FAL_AI_API_KEY: 'fal_secret',
      API_TOKEN: 'token',
    };
    const { stdout, stderr } = spawnSync('bash', { input: code, cwd: folder, env, encoding: 'utf8', timeout: 120_000 });
    const noted = readFileSync(calls, 'utf8').split('CALL\0').slice(1);
    let stdin: string | undefined;
    try {
      stdin = readFileSync(`${calls}.stdin`, 'utf8');
    } catch {
      stdin = undefined;
    }
    return { calls: noted.map((call) => call.split('\0').slice(0, -1)), stdin, stray: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Whether jq is installed; some curl snippets need it. */
export const HAS_JQ = spawnSync('jq', ['--version']).status === 0;

/** The value that stands behind an option in the arguments of a call. */
export const argument = (call: readonly string[] | undefined, option: string): string | undefined =>
  call?.[call.indexOf(option) + 1];
