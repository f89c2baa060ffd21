import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentTypeOf, extensionOf, fileNamer } from './file-name.ts';

test.each([
  ['image/png', 'png'],
  ['image/jpeg', 'jpeg'],
  ['IMAGE/PNG', 'png'],
  ['image/svg+xml', 'svg'],
  ['text/plain;charset=utf-8', 'txt'],
  ['text/plain ; charset=utf-8', 'txt'],
  ['text/csv', 'csv'],
  ['audio/x-wav', 'wav'],
  ['audio/mpeg', 'mp3'],
  ['video/quicktime', 'mov'],
  ['video/webm;codecs="vp9,opus"', 'webm'],
  ['application/vnd.api+json', 'json'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'bin'],
  ['application/octet-stream', 'bin'],
  ['', 'bin'],
  ['nonsense', 'bin'],
  ['/', 'bin'],
  ['image/', 'bin'],
  ['image/../../etc/passwd', 'bin'],
  ['image/<script>', 'bin'],
  ['💥/💥', 'bin'],
])('the extension of %j is %s', (contentType, extension) => {
  expect(extensionOf(contentType)).toBe(extension);
});

test('any text gives a short, harmless extension', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((subtype) => `image/${subtype}`),
      ),
      (contentType) => {
        expect(extensionOf(contentType)).toMatch(/^[a-z0-9]{1,10}$/);
      },
    ),
  );
});

test.each([
  ['cat.PNG', 'image/png'],
  ['cat.jpg', 'image/jpeg'],
  ['drawing.svg', 'image/svg+xml'],
  ['speech.flac', 'audio/flac'],
  ['notes.txt', 'text/plain'],
  ['Makefile', 'application/octet-stream'],
  ['x.unheard-of', 'application/octet-stream'],
])('the content type of %s is %s', (name, type) => {
  expect(contentTypeOf(name)).toBe(type);
});

test('names come from the time, and differ within a millisecond', () => {
  const name = fileNamer(() => 1_700_000_000_000);
  expect([name('image/png'), name('image/png'), name('')]).toEqual([
    '1700000000000.png',
    '1700000000001.png',
    '1700000000002.bin',
  ]);
});
