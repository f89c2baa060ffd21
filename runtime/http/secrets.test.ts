import { afterEach, describe, expect, test } from 'vitest';
import { type Listening, listen } from '../../tests/servers/test-kit/http.ts';
import { createHttpClient, credentialsMiddleware, type HttpError, type HttpRequest } from './index.ts';

let server: Listening;
afterEach(() => server?.close());

const S3_REFUSAL = `<?xml version="1.0"?><Error><Code>SignatureDoesNotMatch</Code><Message>It does not match.</Message>
  <StringToSign>AWS4 signature-of-mine</StringToSign><SignatureProvided>signature-of-mine</SignatureProvided></Error>`;

async function refusalOf(answer: string, path = '', key = 'key-of-mine'): Promise<HttpError> {
  server = await listen((_, response) => response.writeHead(403).end(answer));
  const credentials = credentialsMiddleware({ credentials: key, origin: server.origin });
  const sent = createHttpClient({ middleware: [credentials] }).send({ url: `${server.origin}/${path}` });
  return sent.then(
    () => expect.unreachable('the request should have failed'),
    (error) => error,
  );
}

describe('what a server repeats does not get into a message', () => {
  test.each([
    ['the key', '{"detail":"no such key: key-of-mine"}', '', 'no such key: …'],
    ['a signature', '{"detail":"bad: signature-of-mine"}', 'x?signature=signature-of-mine', 'bad: …'],
    ['an encoded signature', '{"detail":"bad: a%2Fb%2Fc%2Fd"}', 'x?signature=a%2Fb%2Fc%2Fd', 'bad: …'],
    ["S3's error document", S3_REFUSAL, 'x?X-Amz-Signature=other', 'SignatureDoesNotMatch: It does not match.'],
  ])('%s', async (_, answer, path, shown) => {
    const { message } = await refusalOf(answer, path);
    expect(message).toMatch(/ answered 403: /);
    expect(message.split(' answered 403: ')[1]).toBe(shown);
  });
});

test('a key of one letter garbles no message', async () => {
  const { message } = await refusalOf('{"detail":"no such key: e"}', '', 'e');
  expect(message).toMatch(/ answered 403: no such key: e$/);
});

test.each<[string, string, Partial<HttpRequest>]>([
  ['a key outside Latin-1', 'kéy–€', {}],
  ['a header with a line break', 'k', { headers: { 'x-note': 'a\r\nb: c' } }],
  ['a password in the address', 'k', { url: 'http://user:password@127.0.0.1/' }],
])('%s is a TypeError at once, and is not sent', async (_, credentials, request) => {
  let requests = 0;
  server = await listen((__, response) => {
    requests++;
    response.end();
  });
  const middleware = [credentialsMiddleware({ credentials, origin: server.origin })];
  const error = await createHttpClient({ middleware })
    .send({ url: server.origin, ...request })
    .catch((rejection) => rejection);
  expect(error).toBeInstanceOf(TypeError);
  expect(String(error)).not.toMatch(/€|b: c|password@|user:/);
  expect(requests).toBe(0);
});
