import { expect, test } from 'vitest';
import { checkHeaders, parseAddress, withoutQuery, withoutTrailingSlashes } from './address.ts';

test.each([
  ['https://a.test/b?secret#x', 'https://a.test/b'],
  ['https://a.test/b#?x', 'https://a.test/b'],
  ['https://a.test/b', 'https://a.test/b'],
  ['https://user:password@a.test/b', 'https://a.test/b'],
  ['https://user:p@ss@a.test', 'https://a.test'],
  ['https:\\\\user:password@a.test\\b', 'https:\\\\a.test\\b'],
  ['//user:password@a.test', '//a.test'],
  ['https://a.test/with@sign', 'https://a.test/with@sign'],
])('%s in a message', (url, shown) => {
  expect(withoutQuery(url)).toBe(shown);
});

test.each([
  ['a//', 'a'],
  ['a', 'a'],
  ['//', ''],
  ['/a/b/', '/a/b'],
])('%s without the slashes at its end', (text, expected) => {
  expect(withoutTrailingSlashes(text)).toBe(expected);
});

// Quadratic code takes 10^12 steps for one of these, and never comes back.
const MEGABYTE = 1_000_000;
test.each([
  ['slashes', `${'/'.repeat(MEGABYTE)}x`],
  ['colons', `https:${':'.repeat(MEGABYTE)}`],
  ['ats', `https://${'@'.repeat(MEGABYTE)}`],
  ['question marks', '?'.repeat(MEGABYTE)],
])('a megabyte of %s', (_, text) => {
  expect(withoutTrailingSlashes(text).length).toBeLessThanOrEqual(text.length);
  expect(withoutQuery(text).length).toBeLessThanOrEqual(text.length);
});

test.each([
  ['no address', 'nowhere'],
  ['another scheme', 'javascript:alert(1)'],
  ['a password', 'https://user:password@a.test'],
  ['a user alone', 'https://user@a.test'],
])('%s is a mistake, and is not repeated', (_, address) => {
  expect(() => parseAddress(address, 'restUrl')).toThrow(TypeError);
  expect(() => parseAddress(address, 'restUrl')).toThrow(/^restUrl (is not|must not)[^@]*$/);
});

test.each([
  ['a key outside Latin-1', { authorization: 'Bearer kéy–€' }],
  ['a line break', { 'content-type': 'text/plain\r\nx-evil: 1' }],
  ['a name with a space', { 'a b': 'c' }],
])('%s is a mistake, and its value is not repeated', (_, headers) => {
  expect(() => checkHeaders(headers)).toThrow(TypeError);
  expect(() => checkHeaders(headers)).not.toThrow(/€|evil/);
});
