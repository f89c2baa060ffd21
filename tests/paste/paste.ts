import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TERMINAL = fileURLToPath(new URL('./terminal.py', import.meta.url));

/**
 * Notes its name and its arguments in one write, so that the notes of two commands of a pipe do not mix. A pause fails,
 * which ends a loop that waits for an answer.
 */
const RECORDER = `#!/bin/sh
printf '%s\\0' "\${0##*/}" "$@" '
' >> "$NOTES"
[ "\${0##*/}" != sleep ]
`;

/** What hostile values try to run: the only real program, and the start of the names of the files that it makes. */
export const ATTACK = 'touch';
export const MARKER = 'pwned';

/** A shell at a terminal, which marks what is pasted as such or does not. */
export interface Terminal {
  shell: string;
  bracketed: boolean;
}

/** dash has no line editor, so it knows no bracketed paste. */
export const TERMINALS: readonly Terminal[] = [
  { shell: 'bash', bracketed: false },
  { shell: 'bash', bracketed: true },
  { shell: 'zsh', bracketed: false },
  { shell: 'zsh', bracketed: true },
  { shell: 'dash', bracketed: false },
];

/** What came of one text: the commands with their arguments, sorted; null when the shell still waits for more. */
export type Commands = readonly string[] | null;

/**
 * A folder whose programs have the name of every word of some texts, and note what they are called with. A shell finds
 * nothing else, so that whatever runs is seen.
 */
function recorderFolder(texts: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'paste-'));
  for (const name of ['bin', 'work']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'note'), RECORDER, { mode: 0o755 });
  writeFileSync(join(folder, 'notes'), '');
  // zsh calls no command with a pattern that fits no file.
  writeFileSync(join(folder, 'work/x.cmf'), '');
  const words = new Set(texts.flatMap((text) => text.match(/[A-Za-z_][\w.+-]{0,60}/g) ?? []));
  words.delete(ATTACK);
  for (const word of words) symlinkSync('../note', join(folder, 'bin', word));
  symlinkSync('/usr/bin/touch', join(folder, 'bin', ATTACK));
  return folder;
}

const inOrder = (commands: readonly (readonly string[])[]): string[] =>
  commands.map((words) => JSON.stringify(words)).sort();

/** Pastes texts one after the other into a shell; also gives the files that an attack made. */
export function paste(
  { shell, bracketed }: Terminal,
  texts: readonly string[],
): { commands: Commands[]; made: string[] } {
  const folder = recorderFolder(texts);
  try {
    const input = JSON.stringify({ shell, bracketed, folder, texts });
    const { stdout, stderr, error } = spawnSync('python3', [TERMINAL], { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
    if (error) throw error;
    if (stderr !== '') throw new Error(stderr);
    const answers: (string[][] | null)[] = JSON.parse(stdout);
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const made = paths.filter((path) => path.includes(MARKER) && !path.startsWith('bin/'));
    return { commands: answers.map((answer) => answer && inOrder(answer)), made };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const END_OF_CALL = '\0\n\0';

/** Runs each file of texts/ as a script, which notes what it calls in notes-of/: one process starts them all, as that costs least. */
const EACH = 'for text in ../texts/*; do NOTES="../notes-of/${text##*/}" /bin/bash --norc < "$text"; done';

/** What the commands of texts are given when bash runs each as a script. */
export function runAsScripts(texts: readonly string[]): Commands[] {
  const folder = recorderFolder(texts);
  try {
    for (const name of ['texts', 'notes-of']) mkdirSync(join(folder, name));
    for (const [at, text] of texts.entries()) {
      writeFileSync(join(folder, 'texts', String(at)), text);
      writeFileSync(join(folder, 'notes-of', String(at)), '');
    }
    const env = { PATH: join(folder, 'bin'), HOME: folder, LC_ALL: 'C.UTF-8' };
    const { error } = spawnSync('/bin/bash', ['--norc', '-c', EACH], {
      cwd: join(folder, 'work'),
      env,
      stdio: 'ignore',
    });
    if (error) throw error;
    return texts.map((_, at) => {
      const calls = readFileSync(join(folder, 'notes-of', String(at)), 'utf8')
        .split(END_OF_CALL)
        .slice(0, -1);
      return inOrder(calls.map((call) => call.split('\0')));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
