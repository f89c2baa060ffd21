import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { type Access, isRefused, TOKEN } from './hub-access.ts';

const asked = (authorization?: string): IncomingMessage =>
  ({ headers: authorization === undefined ? {} : { authorization } }) as IncomingMessage;

const GATED: Access = { id: 'owner/name', gated: 'auto' };
const PRIVATE: Access = { id: 'owner/name', private: true };
const OPEN: Access = { id: 'owner/name', gated: false, private: false };

test.each<[string, Access, string, boolean]>([
  ['a file of an open repository', OPEN, '/owner/name/resolve/main/config.json', false],
  ['a file of a gated one', GATED, '/owner/name/resolve/main/config.json', true],
  ['what is known of a gated one', GATED, '/api/models/owner/name/tree/main', false],
  ['a file of a gated data set', GATED, '/datasets/owner/name/resolve/main/a.csv', true],
  ['what is known of a gated data set', GATED, '/api/datasets/owner/name', false],
  ['the Croissant of a gated data set', GATED, '/api/datasets/owner/name/croissant', true],
  ['a blob of a gated one', GATED, '/v2/owner/name/blobs/sha256:0', true],
  ['a file of another one', GATED, '/owner/name-2/resolve/main/config.json', false],
  ['a file of a private one', PRIVATE, '/owner/name/resolve/main/config.json', true],
  ['what is known of a private one', PRIVATE, '/api/models/owner/name', true],
])('%s is refused to who sends no key: %#', (_, record, path, isClosed) => {
  expect(isRefused(record, path, asked())).toBe(isClosed);
  expect(isRefused(record, path, asked('Bearer hf_another'))).toBe(isClosed);
  expect(isRefused(record, path, asked(`Bearer ${TOKEN}`))).toBe(false);
});
