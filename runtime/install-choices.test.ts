import { describe, expect, test } from 'vitest';
import { alternatives } from './install-choices.ts';

const words = (text: string): string[] => text.split(' ');
const alternativesOf = (text: string): string[] =>
  alternatives({ code: `${text}\n`, command: { words: words(text) } }).map(({ code }) => code.trim());

describe('an install command, and the same by other package managers', () => {
  test.each<[string, string[]]>([
    ['pip install -U torch pillow', ['pip install -U torch pillow', 'uv pip install -U torch pillow']],
    [
      'npm install @huggingface/transformers',
      [
        'npm install @huggingface/transformers',
        'pnpm add @huggingface/transformers',
        'yarn add @huggingface/transformers',
        'bun add @huggingface/transformers',
      ],
    ],
    ['conda install torch', ['conda install torch']],
    ['pip install -U', ['pip install -U']],
  ])('%s', (command, expected) => {
    expect(alternativesOf(command)).toEqual(expected);
  });

  test('quotes what a shell would read: a version is one word for each of them', () => {
    const pinned = {
      code: "pip install -U 'torch<2.15'\n",
      command: { words: ['pip', 'install', '-U', 'torch<2.15'] },
    };
    expect(alternatives(pinned).map(({ code }) => code)).toEqual([pinned.code, "uv pip install -U 'torch<2.15'\n"]);
  });
});
