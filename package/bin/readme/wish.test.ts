import { describe, expect, it } from 'vitest';
import { wishOf } from './wish.ts';

describe('what stands in a marker', () => {
  it.each([
    [' a/b ', { model: 'a/b', options: {} }],
    ['gpt2 library=transformers level=2', { model: 'gpt2', options: { library: 'transformers', level: '2' } }],
    ['library=timm a/b', { model: 'a/b', options: { library: 'timm' } }],
    ['a/b prompt="Why is x=1?"', { model: 'a/b', options: { prompt: 'Why is x=1?' } }],
    ['a/b prompt=""', { model: 'a/b', options: { prompt: '' } }],
  ])('%s', (text, wish) => expect(wishOf(text)).toEqual(wish));

  it.each([
    ['', 'the marker names no model.', 'Write <!-- snippetry: org/name'],
    ['library=timm', 'the marker names no model.', 'Write'],
    ['a/b c/d', 'a block is about one model, not "a/b" and "c/d".', 'Write'],
    ['a/b libary=timm', 'there is no option "libary".', 'Near: library'],
    ['a/b toString=1', 'there is no option "toString".', 'Some of them: library'],
    ['a/b library=', '"library=" is not understood.', 'Write'],
    ['a/b prompt="Why', '"prompt="Why" is not understood.', 'in double quotes'],
    ['a/b prompt="a"b', '"prompt="a"b" is not understood.', 'in double quotes'],
    ['a/b client=x client=y', 'client is given twice.', 'Leave one'],
    ['a/b level=7', 'level takes a number from 1 to 6, not "7".', 'Write'],
  ])('%s', (text, message, hint) => {
    let thrown: unknown;
    try {
      wishOf(text);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ message, hint: expect.stringContaining(hint) });
  });
});
