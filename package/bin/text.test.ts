import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { coloured, hasColours } from './colour.ts';
import type { Shown } from './snippets.ts';
import { asReceipts, asText } from './text.ts';

const CODE = 'import json  # why\nprint("a")\n';
const LONE: Shown = { heading: 'demo: Load (python)', code: CODE, language: 'python' };

it.each([
  ['a terminal', { isTTY: true }, { TERM: 'xterm' }, true],
  ['a pipe', {}, { TERM: 'xterm' }, false],
  ['a terminal of one who wants none', { isTTY: true }, { NO_COLOR: '1' }, false],
  ['a terminal that shows none', { isTTY: true }, { TERM: 'dumb' }, false],
])('colours: %s', (_, stream, env, expected) => {
  expect(hasColours(stream, env)).toBe(expected);
});

it.each([
  'python',
  'js',
  'sh',
  'go',
  'rust',
  'java',
  'php',
  'ruby',
  'csharp',
  'powershell',
])('%s in colours is the same code', async (language) => {
  const shown = await coloured(CODE, language);
  expect(shown).not.toBe(CODE);
  expect(stripVTControlCharacters(shown)).toBe(CODE);
});

it('a language without a grammar stays plain', async () => {
  expect(await coloured(CODE, 'cobol')).toBe(CODE);
});

it('a lone snippet is its code and nothing else where no colours are shown', async () => {
  expect(await asText([LONE], false)).toBe(CODE);
});

it('what was done is told of what is recorded, by the number in the list', async () => {
  const run = {
    interpreter: 'Python 3.13.0',
    install: 'pip install demo\n',
    pins: 'demo==1.0\n',
    output: 'a\u001b[2J\n',
  };
  const proved: Shown = { ...LONE, receipt: { sentence: 'Executed on 2026-11-22.', run } };
  expect(await asReceipts([LONE, proved])).toBe(`── 2  demo: Load (python) ${'─'.repeat(50)}
   Executed on 2026-11-22.
   installed by:
     pip install demo
   executed by:
     Python 3.13.0
   with:
     demo==1.0
   printed:
     a\ufffd[2J
`);
  expect(await asReceipts([LONE])).toBe('Nothing is recorded of what was done with this.\n');
});

const RECORDED = {
  exchange: {
    snippet: '0'.repeat(16),
    model: 'acme/demo',
    date: '2026-11-22',
    version: '1.0',
    calls: [
      { method: 'POST', url: 'https://a/b', headers: { 'x-y': 'z' }, body: '{}', status: 200, answer: '' },
    ] as const,
  },
};

it('what a call sent and was answered is told as the page does, and not of other code', async () => {
  const shown = (holds: boolean): Shown => ({ ...LONE, exchange: async () => ({ ...RECORDED, holds }) as never });
  const told = await asReceipts([shown(true)]);
  expect(told).toContain('   Request checked against the API contract on 2026-11-22.\n');
  expect(told).toContain(
    '   Sent by version 1.0 of the client on 2026-11-22, with the model acme/demo. A stand-in answered',
  );
  expect(told).toContain('   Request 1 of 1:\n     POST https://a/b\n     x-y: z\n     \n     {}\n');
  expect(told).toContain('   Answer 1, status 200:\n     (empty)\n');
  expect(await asReceipts([shown(false)])).toMatch(/is that of other code, so it says nothing of this one\.\n$/);
});
