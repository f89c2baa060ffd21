import { windowsArgv } from '../../test-kit/windows-argv.ts';

/** How cmd is started: at its prompt or on a file, with delayed expansion or without (cmd /v:on). */
export interface Mode {
  readonly file: boolean;
  readonly delayed: boolean;
}

export const MODES: readonly Mode[] = [
  { file: false, delayed: false },
  { file: true, delayed: false },
  { file: false, delayed: true },
  { file: true, delayed: true },
];

export type Environment = Readonly<Record<string, string>>;

/**
 * Percent expansion, the first thing done to a line (help set; "Percent sign" for files): %NAME% is the variable; what is
 * none stays at the prompt and goes in a file, where also %% is one sign and %1 an argument.
 */
function expandPercent(text: string, environment: Environment, { file }: Mode): string {
  if (!file) return text.replace(/%([^%\n:]+)(?::[^%\n]*)?%/g, (all, name: string) => environment[name] ?? all);
  return text.replace(/%%|%[*0-9]|%([^%\n:]+)(?::[^%\n]*)?%|%/g, (all, name?: string) =>
    all === '%%' ? '%' : name === undefined ? '' : (environment[name] ?? ''),
  );
}

/** What one line of cmd starts, and what it redirects. */
export interface Started {
  readonly words: string[];
  readonly input?: string;
}

/** The rest of a line in pieces: what is handed on as it stands, and redirections of input. */
function readLine(text: string): { line: string; input?: string } {
  let line = '';
  let input: string | undefined;
  let inside = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '"') inside = !inside;
    if (character === '\n') throw new Error('a second command');
    if (!inside && character === '^') {
      at += text[at + 1] === '\n' ? 2 : 1;
      line += text[at] ?? '';
    } else if (!inside && character === '<' && input === undefined) {
      const [all, name = ''] = /^\s*("[^"\n]*"|[^\s"&|<>^()\n]+)/.exec(text.slice(at + 1)) ?? [''];
      if (all === '') throw new Error('a redirection of nothing');
      input = name.replaceAll('"', '');
      at += all.length;
    } else if (!inside && /[&|<>()]/.test(character)) throw new Error(`cmd acts on ${character}`);
    else line += character;
  }
  return { line, ...(input === undefined ? {} : { input }) };
}

/** The command of a line that keeps its result, and the name that the result gets; every other line is itself. */
export function readResult(code: string): { code: string; result?: string } {
  const [, inner, name] =
    /^([\s\S]*) && \(move \/y "%TEMP%\\answer" (.*)\) \|\| \(type "%TEMP%\\answer" >&2 & cmd \/c exit 1\)$/.exec(
      code,
    ) ?? [];
  return inner === undefined ? { code } : { code: inner, result: windowsArgv(name ?? '')[0] ?? '' };
}

/**
 * What cmd starts for a command line: percent expansion; then carets, quotation marks and operators; then, where that is
 * on, expansion of !NAME!; and the program takes the rest apart. Throws where cmd would do anything else.
 */
export function readCmd(code: string, environment: Environment, mode: Mode): Started {
  const { line, input } = readLine(expandPercent(code, environment, mode));
  if (mode.delayed && line.includes('!')) throw new Error('cmd expands !');
  return { words: windowsArgv(line), ...(input === undefined ? {} : { input }) };
}
