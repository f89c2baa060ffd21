import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveHttp } from './http.ts';
import { dateOfToday } from './setting.ts';

let served: Awaited<ReturnType<typeof serveHttp>>;

beforeAll(async () => {
  served = await serveHttp({ hub: undefined, timeout: 5, today: dateOfToday }, 0);
});
afterAll(() => served.server.close());

it.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ host: 'evil.example' }, 403],
])('refuses a request with %j', async (headers, status) => {
  const options = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
  const got = await new Promise<number | undefined>((done) =>
    request(served.address, options, (response) => done(response.resume().statusCode)).end('{}'),
  );
  expect(got).toBe(status);
});
