import { describe, expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';

const OPEN = '<!-- snippetry: a/b -->';
const CLOSE = '<!-- /snippetry -->';

describe('markers', () => {
  it.each<[what: string, text: string, found: [line: number, wish: string, between: string][]]>([
    ['with nothing between', `${OPEN}\n${CLOSE}`, [[1, ' a/b ', '']]],
    ['with lines between', `a\n\n${OPEN}\nold\n\n${CLOSE}\nb\n`, [[3, ' a/b ', 'old\n\n']]],
    ['with the line breaks of Windows', `${OPEN}\r\nold\r\n${CLOSE}\r\n`, [[1, ' a/b ', 'old\r\n']]],
    [
      'twice',
      `${OPEN}\n1\n${CLOSE}\n${OPEN}\n2\n${CLOSE}\n`,
      [
        [1, ' a/b ', '1\n'],
        [4, ' a/b ', '2\n'],
      ],
    ],
    ['set in', `   ${OPEN}  \n${CLOSE}\t\n`, [[1, ' a/b ', '']]],
    ['set in as code is', `    ${OPEN}\n    ${CLOSE}\n`, []],
    ['in fenced code', `\`\`\`md\n${OPEN}\n${CLOSE}\n\`\`\`\n`, []],
    ['in a fence of tildes that holds backticks', `~~~\n\`\`\`\n${OPEN}\n~~~\n`, []],
    ['in a longer fence', `\`\`\`\`\n\`\`\`\n${OPEN}\n\`\`\`\`\n${OPEN}\n${CLOSE}\n`, [[5, ' a/b ', '']]],
    ['behind code in a line', `\`\`\`a\`\`\`\n${OPEN}\n${CLOSE}\n`, [[2, ' a/b ', '']]],
    [
      'closed in code only at first',
      `${OPEN}\n\`\`\`\n${CLOSE}\n\`\`\`\n${CLOSE}\n`,
      [[1, ' a/b ', `\`\`\`\n${CLOSE}\n\`\`\`\n`]],
    ],
    [
      'with letters of two bytes',
      `${Buffer.from(`<!-- snippetry: a/b prompt="é" -->\nü\n`).toString('latin1')}${CLOSE}`,
      [[1, ' a/b prompt="é" ', 'Ã¼\n']],
    ],
  ])('%s', (_, text, found) => {
    const { blocks, problems } = blocksOf(text);
    expect(problems).toEqual([]);
    expect(blocks.map(({ line, wish, from, to }) => [line, wish, text.slice(from, to)])).toEqual(found);
  });

  it.each<[what: string, text: string, line: number, message: string]>([
    ['an open block', `a\n${OPEN}\n`, 2, 'the block that begins here is not closed.'],
    ['a block in a block', `${OPEN}\n${OPEN}\n${CLOSE}\n`, 1, 'the block that begins here is not closed.'],
    ['a block that is closed in code', `${OPEN}\n\`\`\`\n${CLOSE}\n`, 1, 'the block that begins here is not closed.'],
    ['a lone end', `a\n\n${CLOSE}\n`, 3, 'no block is open here.'],
    ['words behind it', `${OPEN} and more\n`, 1, 'this is no marker.'],
    ['no colon', '<!-- snippetry a/b -->\n', 1, 'this is no marker.'],
    ['no end of the comment', '\n<!-- snippetry: a/b\n-->\n', 2, 'this is no marker.'],
  ])('%s is told', (_, text, line, message) => {
    expect(blocksOf(text).problems).toEqual([{ line, message, hint: expect.stringMatching(/-->/) }]);
  });
});
