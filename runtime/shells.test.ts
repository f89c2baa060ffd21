import { expect, test } from 'vitest';
import { installCommands } from '../out/modules/install.ts';
import { registry } from '../out/modules/libraries/registry.ts';
import { seedRecords } from '../tests/snippets/seeds.ts';
import { parseModel } from './model/parse.ts';
import { printCommand, printFor, shells } from './shells.ts';
import { installSnippet } from './snippet.ts';

const SHELLS = shells.map(({ id }) => id);

test('shells stand in the order of the page, each once', () => {
  expect(SHELLS[0]).toBe('posix');
  expect(new Set(SHELLS).size).toBe(SHELLS.length);
});

test.each(installCommands)('$label installs with the same words in every shell', ({ command, print }) => {
  const packages = ['@scope/name', 'name[extra]>=1.0'];
  expect(printCommand(command(packages), 'posix')).toEqual({ code: print(packages) });
  for (const shell of SHELLS) expect(printCommand(command(packages), shell)).toHaveProperty('code');
});

const PIP = installSnippet("pip install 'a[b]'\n", ['pip', 'install', 'a[b]']);

test.each([
  ['its own shell', PIP, 'posix', { code: "pip install 'a[b]'\n" }],
  ['PowerShell', PIP, 'powershell', { code: "pip install 'a[b]'\n" }],
  ['cmd', PIP, 'cmd', { code: 'pip install "a[b]"\n' }],
  ['a shell that there is not', PIP, 'fish', { reason: 'There is no shell "fish".' }],
  ['code of no shell', { code: 'import timm\n' }, 'cmd', { code: 'import timm\n' }],
  ['a script', { code: 'a | b\n', shell: 'posix' }, 'posix', { code: 'a | b\n' }],
  ['a script elsewhere', { code: 'a | b\n', shell: 'posix' }, 'cmd', { reason: 'This is a script for bash, zsh.' }],
  ['a script nowhere', { code: 'a | b\n', shell: 'posix' }, 'fish', { reason: 'There is no shell "fish".' }],
  [
    'a command that a shell cannot say',
    { code: "x 'a\nb'\n", shell: 'posix', command: { words: ['x', 'a\nb'] } },
    'cmd',
    { reason: 'cmd cannot pass a line break to a program.' },
  ],
])('%s gets what it can run', (_, snippet, shell, printed) => {
  expect(printFor(snippet, shell)).toEqual(printed);
});

test.each([
  ['curl', 'powershell', 'curl.exe -V\n'],
  ['curl', 'cmd', 'curl -V\n'],
  ['curl', 'posix', 'curl -V\n'],
])('%s goes by its name in %s', (program, shell, code) => {
  expect(printCommand({ words: [program, '-V'] }, shell)).toEqual({ code });
});

test('the snippets of all seeds say their shell where their language is one of a shell', () => {
  const snippets = Object.values(registry).flatMap((entry) =>
    seedRecords(entry.id).flatMap((record) =>
      entry.snippets(parseModel(record)).filter(({ kind }) => kind !== 'message'),
    ),
  );
  // A message is told as a notice, and no shell reads it.
  const shellsOf = (language: string) => [
    ...new Set(snippets.filter((one) => one.language === language).map(({ shell }) => shell)),
  ];
  expect(shellsOf('sh')).toEqual(['posix']);
  expect(shellsOf('python')).toEqual([undefined]);
});
