import { homedir } from 'node:os';
import { expect, it } from 'vitest';
import { endOf, headOf } from './said.ts';

const built = `
  × Failed to build \`mamba-ssm==2.2.4\`
  ╰─▶ Call to \`setuptools.build_meta\` failed (exit status: 1)
      [stderr]
      ModuleNotFoundError: No module named 'torch'

      hint: Build failures usually indicate a problem with the package or the build environment
`;

it.each([
  ['an exception above advice', built, "ModuleNotFoundError: No module named 'torch'"],
  ['advice alone', 'hint: You require CPython 3.13\n', 'hint: You require CPython 3.13'],
  ['a message on the line after its name', 'RuntimeError:\n  no GPU\nsee the log\n', 'RuntimeError: no GPU'],
  ['colours', '\u001b[31mValueError: bad\u001b[0m', 'ValueError: bad'],
  ['nothing', ' \n', 'no output'],
])('%s', (_, said, head) => {
  expect(headOf(said)).toBe(head);
});

it.each([
  ['the folder of the project', '/a/project/.cache/x.py', '…/.cache/x.py'],
  ["the reader's own folder", `${homedir()}/.pyenv/python`, '~/.pyenv/python'],
  ['what steers a terminal', '\u001b[2J\u001b[32mdone\u001b[0m\n', 'done'],
  ['a bar that is drawn over itself', 'a\r10 %\r20 %\rend', 'a\rend'],
])('the end of what was printed, without %s', (_, said, end) => {
  expect(endOf(said, '/a/project/')).toBe(end);
});

it('keeps the line with the evidence', () => {
  const said = `no CUDA here\n${'x\n'.repeat(2000)}`;
  expect(endOf(said, '/a', 'CUDA')).toMatch(/^no CUDA here\n…\n\n?x\n/);
});
