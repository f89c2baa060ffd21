import { spawnSync } from 'node:child_process';
import { BinError } from './errors.ts';

/** A program that takes the text on standard input. */
interface Tool {
  command: string;
  args: string[];
}

/** Windows' own clip.exe would read the text in the code page of the console. */
const POWERSHELL = '[Console]::InputEncoding = [Text.Encoding]::UTF8; Set-Clipboard -Value ([Console]::In.ReadToEnd())';

/** The clipboard programs of a platform, best first; none where there is no display that they could talk to. */
export function clipboardTools(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): Tool[] {
  if (env.SSH_TTY || env.SSH_CONNECTION) return [];
  if (platform === 'darwin') return [{ command: 'pbcopy', args: [] }];
  if (platform === 'win32') return [{ command: 'powershell', args: ['-NoProfile', '-Command', POWERSHELL] }];
  return [
    ...(env.WAYLAND_DISPLAY ? [{ command: 'wl-copy', args: [] }] : []),
    ...(env.DISPLAY
      ? [
          { command: 'xclip', args: ['-selection', 'clipboard'] },
          { command: 'xsel', args: ['--input', '--clipboard'] },
        ]
      : []),
  ];
}

/** The escape sequence (OSC 52) that asks a terminal, also one at the other end of SSH, to copy a text. */
export const terminalCopy = (text: string): string => `\u001b]52;c;${Buffer.from(text).toString('base64')}\u0007`;

/** Copies a text with the first means that works; says in words which it was. */
export function copyText(text: string): string {
  const tools = clipboardTools(process.platform, process.env);
  for (const { command, args } of tools) {
    // wl-copy and xclip stay in the background and would keep a pipe of theirs open.
    const { status } = spawnSync(command, args, { input: text, stdio: ['pipe', 'ignore', 'ignore'], timeout: 5000 });
    if (status === 0) return `copied with ${command}`;
  }
  if (process.stderr.isTTY) {
    process.stderr.write(terminalCopy(text));
    return 'asked the terminal to copy (OSC 52); some terminals have to be allowed to';
  }
  throw new BinError('nothing to copy with: no clipboard program works here, and standard error is no terminal.');
}
