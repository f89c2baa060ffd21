import { describe, expect, it } from 'vitest';
import { clipboardTools, terminalCopy } from './clipboard.ts';

describe('copying', () => {
  it.each([
    ['darwin', {}, ['pbcopy']],
    ['win32', {}, ['powershell']],
    ['linux', { WAYLAND_DISPLAY: 'w', DISPLAY: ':0' }, ['wl-copy', 'xclip', 'xsel']],
    ['linux', { DISPLAY: ':0' }, ['xclip', 'xsel']],
    ['linux', {}, []],
    ['darwin', { SSH_TTY: '/dev/pts/1' }, []],
  ] as const)('%s %j', (platform, env, commands) => {
    expect(clipboardTools(platform, env).map(({ command }) => command)).toEqual(commands);
  });

  it('asks a terminal in the form that terminals read', () => {
    const sequence = terminalCopy('é "x"\n');
    expect(sequence.startsWith('\u001b]52;c;')).toBe(true);
    expect(sequence.endsWith('\u0007')).toBe(true);
    expect(Buffer.from(sequence.slice(7, -1), 'base64').toString()).toBe('é "x"\n');
  });
});
