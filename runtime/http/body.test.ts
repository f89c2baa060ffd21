import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { type Listening, listen } from '../../tests/servers/test-kit/http.ts';
import { readAtMost } from './body.ts';
import { createHttpClient } from './index.ts';

let server: Listening;
afterEach(() => server?.close());

function counted(chunkBytes: number): { response: Response; pulled: () => number; cancelled: () => boolean } {
  let [pulled, cancelled] = [0, false];
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += chunkBytes;
      controller.enqueue(new Uint8Array(chunkBytes));
    },
    cancel() {
      cancelled = true;
    },
  });
  return { response: new Response(stream), pulled: () => pulled, cancelled: () => cancelled };
}

test('an endless body is left as soon as the limit is passed', async () => {
  const { response, pulled, cancelled } = counted(100);
  const { bytes, whole } = await readAtMost(response, 250);
  expect([bytes.length, whole, cancelled()]).toEqual([250, false, true]);
  expect(pulled()).toBeLessThanOrEqual(500);
});

test.each([
  [3, 'abc', true],
  [4, 'abc', true],
  [2, 'ab', false],
  [0, '', false],
])('at most %i bytes of abc', async (limit, text, whole) => {
  const beginning = await readAtMost(new Response('abc'), limit);
  expect([new TextDecoder().decode(beginning.bytes), beginning.whole]).toEqual([text, whole]);
});

test('no body at all', async () => {
  expect(await readAtMost(new Response(null), 10)).toEqual({ bytes: new Uint8Array(), whole: true });
});

test.each([200, 500])('a few compressed bytes that stand for many, with %i', async (status) => {
  const bomb = gzipSync(Buffer.alloc(8_000_000));
  server = await listen((_, response) => {
    response.writeHead(status, { 'content-encoding': 'gzip' });
    response.end(bomb);
  });
  const answer = createHttpClient({ maxAnswerBytes: 1_000_000 }).send({ url: server.origin });
  const message = status === 200 ? `GET ${server.origin} answered with more than 1000000 bytes` : expect.any(String);
  await expect(answer).rejects.toMatchObject({ status, message });
  const error = await answer.catch((rejection) => rejection);
  expect(String(error.body ?? '').length).toBeLessThanOrEqual(65_536);
});
