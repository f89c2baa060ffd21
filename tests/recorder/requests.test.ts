import { afterAll, describe, expect, test } from 'vitest';
import type { Request } from '../../runtime/request/types.ts';
import { environmentOf } from './environment.ts';
import { mediaFile } from './media.ts';
import { runSnippet } from './run.ts';
import {
  ADDRESS,
  AUTHORIZATION,
  attempt,
  BEARER,
  BILL,
  BODY,
  CLASSIFY,
  curl,
  header,
  placeOfFile,
  removePlace,
  TYPE,
} from './test-kit/attempt.ts';

afterAll(removePlace);

describe('a right snippet', () => {
  test('has no problems', async () => {
    const { sent, came, requests } = await attempt({ code: curl(`"${ADDRESS}"`, BEARER, TYPE, BILL, BODY) });
    expect({ sent, came }).toEqual({ sent: [], came: [] });
    expect(requests.map(({ method, origin, target }) => [method, origin, target])).toEqual([
      ['POST', 'https://router.huggingface.co', '/hf-inference/models/acme/demo?a=1%202'],
    ]);
  });

  test('has none over plain http either, through a tunnel or not', async () => {
    const request = { ...CLASSIFY, url: 'http://endpoint.example:8080/x', headers: CLASSIFY.headers.slice(0, 2) };
    const code = `const response = await fetch("http://endpoint.example:8080/x", { method: "POST",
      headers: { Authorization: \`Bearer \${process.env.HF_TOKEN}\`, "Content-Type": "application/json" }, body: JSON.stringify({ inputs: "It's 狮子" }) });
    console.log(JSON.stringify(await response.json()));\n`;
    const place = { request, provider: 'endpoint', endpoint: 'http://endpoint.example:8080/x' };
    expect((await attempt({ ...place, language: 'js', code })).sent).toEqual([]);
    expect((await attempt({ ...place, code: curl(place.endpoint, BEARER, TYPE, BODY) })).sent).toEqual([]);
  });
});

describe('a snippet that sends something else fails', () => {
  test.each([
    [
      'another text',
      curl(`"${ADDRESS}"`, BEARER, TYPE, BILL, `-d '{"inputs": "It is"}'`),
      /^body inputs: It's 狮子 expected, It is sent$/,
    ],
    [
      'a field too many',
      curl(`"${ADDRESS}"`, BEARER, TYPE, BILL, `-d '{"inputs": "It\\u0027s 狮子", "model": "x"}'`),
      /^body model: nothing expected, x sent$/,
    ],
    ['no JSON', curl(`"${ADDRESS}"`, BEARER, TYPE, BILL, `-d inputs=1`), /^the body is not JSON/],
    [
      'another path',
      curl(`"${ADDRESS.replace('acme', 'acme%2F')}"`, BEARER, TYPE, BILL, BODY),
      /^address: .* expected, .* called$/,
    ],
  ])('%s', async (_, code, problem) => {
    const { sent } = await attempt({ code });
    expect(sent).toContainEqual(expect.stringMatching(problem));
  });
});

describe('a snippet that calls otherwise fails', () => {
  test.each([
    ['another query', curl(`"${ADDRESS.replace('1%202', '1')}"`, BEARER, TYPE, BILL, BODY), /^address: /],
    ['another method', curl('-X PUT', `"${ADDRESS}"`, BEARER, TYPE, BILL, BODY), /^POST expected, PUT sent$/],
    [
      'another token',
      curl(`"${ADDRESS}"`, '-H "Authorization: Bearer hf_other"', TYPE, BILL, BODY),
      /^header authorization: Bearer hf_dummy expected, Bearer hf_other sent$/,
    ],
    [
      'another scheme',
      curl(`"${ADDRESS}"`, '-H "Authorization: Key $HF_TOKEN"', TYPE, BILL, BODY),
      /^header authorization: /,
    ],
    ['no type', curl(`"${ADDRESS}"`, BEARER, BILL, BODY), /^header content-type: application\/json expected/],
    ['no payer', curl(`"${ADDRESS}"`, BEARER, TYPE, BODY), /^header x-hf-bill-to: acme expected, nothing sent$/],
    [
      'a header too many',
      curl(`"${ADDRESS}"`, BEARER, TYPE, BILL, '-H "X-Other: 1"', BODY),
      /^header x-other is not in the request model: 1$/,
    ],
    ['it twice', curl(`"${ADDRESS}"`, BEARER, TYPE, BILL, BODY).repeat(2), /^unexpected POST /],
    [
      'the token to the host of the file',
      `${curl(`"${ADDRESS}"`, BEARER, TYPE, BILL, BODY)}${curl('"https://files.example/7/result.png?sig=a%2Bb&part=1"', BEARER, '-o /dev/null')}`,
      /^the token was sent to the host of the result file$/,
    ],
    ['nothing', 'echo ✓ POSITIVE 0.75\n', /^no POST .* arrived \(nothing did\)$/],
  ])('%s', async (_, code, problem) => {
    const { sent } = await attempt({ code });
    expect(sent).toContainEqual(expect.stringMatching(problem));
  });
});

describe('a snippet that sends a file otherwise fails', () => {
  const bytes: Request = {
    ...CLASSIFY,
    headers: [AUTHORIZATION, header('Content-Type', 'image/jpeg')],
    body: { kind: 'bytes', file: { name: 'cat.jpg', type: 'image/jpeg' } },
  };
  const files = { 'cat.jpg': mediaFile('cat.jpg', 9).bytes };

  test.each([
    ['its bytes', '--data-binary @cat.jpg', []],
    ['its name', '-d cat.jpg', [expect.stringMatching(/^the body is not the content of cat.jpg: cat.jpg$/)]],
  ])('a file: %s', async (_, data, problems) => {
    const { sent } = await attempt({
      request: bytes,
      files,
      code: curl(`"${ADDRESS}"`, BEARER, '-H "Content-Type: image/jpeg"', data),
    });
    expect(sent).toEqual(problems);
  });

  const form: Request = {
    ...CLASSIFY,
    headers: [AUTHORIZATION],
    body: {
      kind: 'form',
      fields: [{ name: 'model', value: 'acme/demo' }],
      file: { name: 'a b.wav', type: 'audio/wav', field: 'file' },
    },
  };

  test.each([
    ['right', '-F "file=@a b.wav;type=audio/wav"', '-F model=acme/demo', []],
    [
      'another type',
      '-F "file=@a b.wav;type=text/plain"',
      '-F model=acme/demo',
      [expect.stringContaining("the file's type is text/plain")],
    ],
    [
      'another field',
      '-F "audio=@a b.wav;type=audio/wav"',
      '-F model=acme/demo',
      expect.arrayContaining(['form: the file file is missing']),
    ],
    ['another value', '-F "file=@a b.wav;type=audio/wav"', '-F model=acme', [expect.stringMatching(/^form fields: /)]],
    [
      'its name',
      '-F "file=a b.wav;type=audio/wav"',
      '-F model=acme/demo',
      expect.arrayContaining(['form: file is not the content of a b.wav']),
    ],
  ])('a form: %s', async (_, file, field, problems) => {
    const { sent } = await attempt({
      request: form,
      files: { 'a b.wav': mediaFile('a.wav', 9).bytes },
      code: curl(`"${ADDRESS}"`, BEARER, file, field),
    });
    expect(sent).toEqual(problems);
  });
});

describe('unknown hosts', () => {
  test.each([
    ['https', 'https://example.org/'],
    ['http', 'http://example.org/'],
    ['another name of a known host', 'https://www.huggingface.co/'],
  ])('%s is refused', async (_, url) => {
    const { refused, requests, outcome } = await attempt({ code: curl(`"${url}"`) });
    expect(refused).toEqual([new URL(url).hostname]);
    expect(requests).toEqual([]);
    expect(outcome.code).not.toBe(0);
  });
});

describe('errors', () => {
  test.each([401, 429, 500])('a status of %i that is swallowed is noticed', async (status) => {
    const call = [`"${ADDRESS}"`, BEARER, TYPE, BILL, BODY];
    const careless = await attempt({ code: `curl -sS ${call.join(' ')}\n`, fault: { status } });
    expect(careless.swallowed).toEqual([expect.stringMatching(/^exit code 0 in spite of the error/)]);
    const mixing = await attempt({ code: curl(...call), fault: { status } });
    expect(mixing.swallowed).toEqual([expect.stringMatching(/^failed without the provider's reason/)]);
    const careful = await attempt({ code: `${curl(...call).trim()} >&2\n`, fault: { status } });
    expect(careful.swallowed).toEqual([]);
    const dumb = await attempt({ code: curl(...call, '> /dev/null 2>&1'), fault: { status } });
    expect(dumb.swallowed).toEqual([expect.stringMatching(/^failed without the provider's reason/)]);
  });

  test('a call without authorization is refused', async () => {
    const { outcome } = await attempt({ code: curl(`"${ADDRESS}"`, TYPE, BILL, BODY) });
    expect(outcome.stderr).toContain('401');
  });

  test('a snippet that does not end is stopped', async () => {
    const { cache, certificates } = placeOfFile();
    const environment = environmentOf({ proxy: '', authority: certificates.authority, cache, tokens: {} });
    const { code } = await runSnippet(
      { language: 'sh', code: 'sleep 60 & wait\n', files: {}, environment },
      cache,
      undefined,
      300,
    );
    expect(code).toBeNull();
  });
});
