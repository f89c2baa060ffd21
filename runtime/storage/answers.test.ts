import { createHash, randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { type Seen, type StorageServer, startStorageServer } from '../../tests/servers/storage-server.ts';
import { etagIn, refusalIn } from './answers.ts';
import { createStorage } from './index.ts';

let server: StorageServer;
afterEach(() => server?.close());

const request = { method: 'PUT', url: 'https://a.test/x?signature=s' };
test.each<[string, string, string | undefined, boolean]>([
  ['nothing', '', undefined, false],
  ['a result', '<CompleteMultipartUploadResult/>', undefined, false],
  ['S3, to be tried again', '<?xml version="1.0"?>\n<Error><Code>InternalError</Code></Error>', 'InternalError', true],
  ['S3 after its blanks', `${' '.repeat(99)}\n<Error><Code>InvalidPart</Code></Error>`, 'InvalidPart', false],
  ['S3 without a code', '<Error/>', 'Error', false],
  ['another element', '<Errors><Error><Code>X</Code></Error></Errors>', undefined, false],
  ['JSON with an error', '{"error":"InvalidPart"}', 'InvalidPart', false],
  ['JSON without one', '{"error":null,"file_url":"x"}', undefined, false],
  ['half of a JSON', '{"error":', undefined, false],
])('an error document: %s', (_, text, code, retryable) => {
  const error = refusalIn({ status: 200, text }, request);
  expect(error?.message.split(': ').at(-1)).toBe(code);
  expect(error?.retryable ?? false).toBe(retryable);
});

test.each<[string, Record<string, string>, string, string | undefined]>([
  ['header', { etag: '"h"' }, '{"etag":"b"}', '"h"'],
  ['body', {}, '{"partNumber":1,"etag":"\\"b\\""}', '"b"'],
  ['body, as S3 spells it', {}, '{"ETag":"b"}', 'b'],
  ['neither', {}, '{"partNumber":1}', undefined],
  ['no JSON', {}, 'ok', undefined],
  ['no text in it', {}, '{"etag":7}', undefined],
])('the ETag of a part: %s', (_, headers, text, etag) => {
  expect(etagIn({ headers: new Headers(headers), text })).toBe(etag);
});

const moved = (status: number) => (seen: Seen) => {
  if (!/^(put|part)$/.test(seen.phase) || seen.query.includes('moved')) return undefined;
  return { type: 'status' as const, status, headers: { location: `${seen.query}&moved=1` } };
};
const bytes = randomBytes(700_000);

describe.each([
  ['one piece', 1e6],
  ['parts', 0],
])('in %s', (_, singleBytes) => {
  test.each([301, 302, 307, 308])('bytes follow a %i', async (status) => {
    server = await startStorageServer({ declareHash: true, fault: moved(status) });
    const limits = { singleBytes, partBytes: 300_000 };
    const url = await createStorage({ restUrl: `${server.origin}/rest`, limits, tries: 1 }).upload(new Blob([bytes]));
    expect(server.files.get(url)?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  test('parts whose ETag stands in the body', async () => {
    server = await startStorageServer({ etagInBody: true });
    const limits = { singleBytes, partBytes: 300_000 };
    const url = await createStorage({ restUrl: `${server.origin}/rest`, limits }).upload(new Blob([bytes]));
    expect(server.files.get(url)?.size).toBe(bytes.length);
  });
});

test.each([
  ['in a circle', '?', 'was redirected too often'],
  ['to something else', 'file:///etc/passwd', 'was redirected to an address that is not safe'],
])('a redirect %s ends', async (_, location, text) => {
  server = await startStorageServer({
    fault: ({ phase, query }) =>
      phase === 'put' ? { type: 'status', status: 307, headers: { location: location + query.slice(1) } } : undefined,
  });
  const outcome = createStorage({ restUrl: `${server.origin}/rest` }).upload(new Blob(['x']));
  await expect(outcome).rejects.toMatchObject({ code: 'upload-failed', message: expect.stringContaining(text) });
});
