import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { has } from '../../tests/interpreters.ts';
import { ATTACKS, hostileText } from '../../tests/snippets/hostile-values.ts';
import { inlineScript } from './inline-script.ts';
import { installingScript } from './shell-script.ts';
import { readBlocks, writtenBy } from './test-kit/read-blocks.ts';

const NEEDS = { packages: ['acme[x]', 'torch>=2,<3'], python: '3.12' };

/** What a file can hold: no half of a character. What bash can hold: no null. */
const asCode = (text: string): string => `${text.toWellFormed().replaceAll('\0', '')}\n`;

const OWN_BLOCKS = [
  '# /// script\n# dependencies = ["evil"]\n# ///\n',
  '#\n# dependencies = ["evil"]\n# ///\n',
  '# a comment\n# ///\n',
  'x = 1\n# /// script\n',
  '# /// script\r# ///\r\n',
];

const codes = [
  ...ATTACKS,
  ...OWN_BLOCKS,
  'SNIPPET\nid\n',
  'SNIPPET\nSNIPPET_END',
  ...fc.sample(
    fc.array(hostileText, { maxLength: 4 }).map((all) => all.join('\n')),
    { numRuns: 100, seed: 20_261_123 },
  ),
].map(asCode);

describe.skipIf(!has('python3') || !has('bash'))('whatever the code is', () => {
  test('one block says what it needs, and the script ends in the code', () => {
    const scripts = codes.flatMap((code) => inlineScript(code, NEEDS) ?? []);
    expect(codes.length - scripts.length).toBe(OWN_BLOCKS.length);
    const metadata = { 'requires-python': '==3.12.*', dependencies: NEEDS.packages };
    expect(readBlocks(scripts)).toEqual(scripts.map(() => ({ count: 1, metadata })));
    const kept = codes.filter((code) => inlineScript(code, NEEDS)?.endsWith(`# ///\n\n${code}`));
    expect(kept).toHaveLength(scripts.length);
  });

  test('a script for bash writes the code byte for byte', () => {
    expect(writtenBy(codes.map((code) => installingScript(code, NEEDS, 'cat', 'snippet.txt')))).toEqual(codes);
  });
});

test('a package is one word of the script', () => {
  const script = installingScript('x\n', { ...NEEDS, packages: ['$(id)', "a'b", 'torch>=2,<3'] }, 'cat', 'x');
  expect(script.match(/pip install .*/g)).toEqual(Array(2).fill("pip install '$(id)' 'a'\\''b' 'torch>=2,<3'"));
});
