import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Request } from '../../runtime/request/types.ts';
import { type Fault, play } from './answers.ts';
import { certificatesFor } from './ca.ts';
import { type Expectation, requestProblems } from './compare.ts';
import { environmentOf } from './environment.ts';
import { Forks } from './forks.ts';
import { mediaFile } from './media.ts';
import { faultProblems, outcomeProblems } from './outcome.ts';
import { pngSamples } from './png.ts';
import { startRecorder } from './recorder.ts';
import { type Outcome, runSnippet } from './run.ts';
import { chatStream, cut } from './sse.ts';

const CACHE = mkdtempSync(join(tmpdir(), 'recorder-'));
const HOSTS = ['huggingface.co', 'router.huggingface.co', 'queue.fal.run', 'files.example', 'endpoint.example'];
const certificates = certificatesFor(HOSTS, CACHE);
const TOKENS = { HF_TOKEN: 'hf_dummy' };
const HUB = 'https://huggingface.co';

afterAll(() => rmSync(CACHE, { recursive: true, force: true }));

const header = (name: string, value: string, env?: string) => ({ name, value, ...(env ? { env } : {}) });
const AUTHORIZATION = header('Authorization', 'Bearer ', 'HF_TOKEN');

/** A call that classifies a text. */
const CLASSIFY: Request = {
  task: 'text-classification',
  mode: 'routed',
  model: 'acme/demo',
  method: 'POST',
  url: 'https://router.huggingface.co/hf-inference/models/acme/demo?a=1%202',
  headers: [AUTHORIZATION, header('Content-Type', 'application/json'), header('X-HF-Bill-To', 'acme')],
  body: { kind: 'json', json: { inputs: "It's 狮子" } },
  result: { as: 'json' },
  stream: false,
};

interface Attempt {
  request?: Request;
  language?: string;
  code: string;
  provider?: string;
  task?: string;
  chat?: boolean;
  fault?: Fault;
  files?: Record<string, Buffer>;
}

/** Runs a snippet against a recorder; gives what arrived, what came out, and the problems of both. */
async function attempt({
  request = CLASSIFY,
  language = 'sh',
  code,
  provider = 'hf-inference',
  task = 'text-classification',
  chat = false,
  fault,
  files = {},
}: Attempt) {
  const script = {
    provider,
    task,
    client: 'js-fetch',
    chat,
    mapping: {},
    model: {},
    serial: 7,
    ...(fault ? { fault } : {}),
  };
  const { answer, served } = play(script, HUB);
  let submitted: unknown;
  const recorder = await startRecorder(HOSTS, certificates, (recorded) => {
    const given = answer(recorded);
    if (recorded.method === 'POST' && given.headers['content-type'] === 'application/json')
      submitted = JSON.parse(Buffer.concat(given.pieces).toString());
    return given;
  });
  try {
    const environment = environmentOf({
      proxy: recorder.proxy,
      authority: certificates.authority,
      cache: CACHE,
      tokens: TOKENS,
    });
    const outcome: Outcome = await runSnippet({ language, code, files, environment }, CACHE, undefined, 20_000);
    const expectation: Expectation = { request, provider, client: 'js-fetch', files, tokens: TOKENS };
    return {
      outcome,
      refused: recorder.refused,
      requests: recorder.requests,
      sent: requestProblems(recorder.requests, expectation, submitted),
      came: outcomeProblems(outcome, served, 7, request.stream),
      swallowed: faultProblems(outcome, false),
    };
  } finally {
    await recorder.close();
  }
}

const URL_ = CLASSIFY.url;
const BEARER = '-H "Authorization: Bearer $HF_TOKEN"';
const TYPE = '-H "Content-Type: application/json"';
const BILL = '-H "X-HF-Bill-To: acme"';
const BODY = `-d '{"inputs": "It'\\''s 狮子"}'`;
const curl = (...args: string[]): string => `curl -sS --fail-with-body ${args.join(' ')}\n`;

describe('a right snippet', () => {
  test('has no problems', async () => {
    const { sent, came, requests } = await attempt({ code: curl(`"${URL_}"`, BEARER, TYPE, BILL, BODY) });
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
    expect((await attempt({ request, language: 'js', code })).sent).toEqual([]);
    expect((await attempt({ request, code: curl('http://endpoint.example:8080/x', BEARER, TYPE, BODY) })).sent).toEqual(
      [],
    );
  });
});

describe('a snippet that sends something else fails', () => {
  test.each([
    [
      'another text',
      curl(`"${URL_}"`, BEARER, TYPE, BILL, `-d '{"inputs": "It is"}'`),
      /^body inputs: It's 狮子 expected, It is sent$/,
    ],
    [
      'a field too many',
      curl(`"${URL_}"`, BEARER, TYPE, BILL, `-d '{"inputs": "It\\u0027s 狮子", "model": "x"}'`),
      /^body model: nothing expected, x sent$/,
    ],
    ['no JSON', curl(`"${URL_}"`, BEARER, TYPE, BILL, `-d inputs=1`), /^the body is not JSON/],
    [
      'another path',
      curl(`"${URL_.replace('acme', 'acme%2F')}"`, BEARER, TYPE, BILL, BODY),
      /^address: .* expected, .* called$/,
    ],
    ['another query', curl(`"${URL_.replace('1%202', '1')}"`, BEARER, TYPE, BILL, BODY), /^address: /],
    ['another method', curl('-X PUT', `"${URL_}"`, BEARER, TYPE, BILL, BODY), /^POST expected, PUT sent$/],
    [
      'another token',
      curl(`"${URL_}"`, '-H "Authorization: Bearer hf_other"', TYPE, BILL, BODY),
      /^header authorization: Bearer hf_dummy expected, Bearer hf_other sent$/,
    ],
    [
      'another scheme',
      curl(`"${URL_}"`, '-H "Authorization: Key $HF_TOKEN"', TYPE, BILL, BODY),
      /^header authorization: /,
    ],
    ['no type', curl(`"${URL_}"`, BEARER, BILL, BODY), /^header content-type: application\/json expected/],
    ['no payer', curl(`"${URL_}"`, BEARER, TYPE, BODY), /^header x-hf-bill-to: acme expected, nothing sent$/],
    [
      'a header too many',
      curl(`"${URL_}"`, BEARER, TYPE, BILL, '-H "X-Other: 1"', BODY),
      /^header x-other is not in the request model: 1$/,
    ],
    ['it twice', curl(`"${URL_}"`, BEARER, TYPE, BILL, BODY).repeat(2), /^unexpected POST /],
    [
      'the token to the host of the file',
      `${curl(`"${URL_}"`, BEARER, TYPE, BILL, BODY)}${curl('"https://files.example/7/result.png?sig=a%2Bb&part=1"', BEARER, '-o /dev/null')}`,
      /^the token was sent to the host of the result file$/,
    ],
    ['nothing', 'echo ✓ POSITIVE 0.75\n', /^no POST .* arrived \(nothing did\)$/],
  ])('%s', async (_, code, problem) => {
    const { sent } = await attempt({ code });
    expect(sent).toContainEqual(expect.stringMatching(problem));
  });

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
      code: curl(`"${URL_}"`, BEARER, '-H "Content-Type: image/jpeg"', data),
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
      code: curl(`"${URL_}"`, BEARER, file, field),
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
    const call = [`"${URL_}"`, BEARER, TYPE, BILL, BODY];
    const careless = await attempt({ code: `curl -sS ${call.join(' ')}\n`, fault: { status } });
    expect(careless.swallowed).toEqual([expect.stringMatching(/^exit code 0 in spite of the error/)]);
    const careful = await attempt({ code: curl(...call), fault: { status } });
    expect(careful.swallowed).toEqual([]);
    const dumb = await attempt({ code: curl(...call, '> /dev/null 2>&1'), fault: { status } });
    expect(dumb.swallowed).toEqual([expect.stringMatching(/^failed without saying why/)]);
  });

  test('a call without authorization is refused', async () => {
    const { outcome } = await attempt({ code: curl(`"${URL_}"`, TYPE, BILL, BODY) });
    expect(outcome.stderr).toContain('401');
  });

  test('a snippet that does not end is stopped', async () => {
    const environment = environmentOf({ proxy: '', authority: certificates.authority, cache: CACHE, tokens: {} });
    const { code } = await runSnippet(
      { language: 'sh', code: 'sleep 60 & wait\n', files: {}, environment },
      CACHE,
      undefined,
      300,
    );
    expect(code).toBeNull();
  });
});

describe('results', () => {
  test('what is not printed is noticed', async () => {
    const { came } = await attempt({ code: curl(`"${URL_}"`, BEARER, TYPE, BILL, BODY, '| tr ✓ x') });
    expect(came).toContainEqual(expect.stringMatching(/^did not print "✓ POSITIVE"/));
  });

  const image = { provider: 'hf-inference', task: 'text-to-image' };

  test.each([
    ['saved', '-o image.png', []],
    [
      'saved incompletely',
      '| head -c 50 > image.png',
      [expect.stringMatching(/^did not save the result as it was served \(image.png: 50 bytes\)$/)],
    ],
    ['printed', '> /dev/null', [expect.stringMatching(/^did not save .*saved nothing/)]],
    ['saved beside another file', '-o image.png; touch pwned', ['left files behind: image.png, pwned']],
  ])('a file that is %s', async (_, rest, problems) => {
    const { came } = await attempt({ ...image, code: curl(`"${URL_}"`, BEARER, TYPE, BILL, BODY, rest) });
    expect(came).toEqual(problems);
  });

  test('a picture that was encoded anew is compared by its samples', () => {
    const samples = pngSamples(mediaFile('x.png', 7).bytes);
    expect(samples).toEqual(Buffer.alloc(16 * 16 * 3, 7));
  });
});

describe('jobs', () => {
  const request: Request = {
    ...CLASSIFY,
    url: 'https://router.huggingface.co/fal-ai/fal-ai/demo/sub?_subdomain=queue',
    headers: [AUTHORIZATION, header('Content-Type', 'application/json')],
    body: { kind: 'json', json: { prompt: 'x' } },
    job: {
      poll: {
        prefix: 'https://router.huggingface.co/fal-ai',
        path: ['status_url'],
        pathname: true,
        suffix: '?_subdomain=queue',
      },
      status: ['status'],
      completed: 'COMPLETED',
      failed: [],
      seconds: 1,
      result: {
        prefix: 'https://router.huggingface.co/fal-ai',
        path: ['response_url'],
        pathname: true,
        suffix: '?_subdomain=queue',
      },
    },
  };
  const job = { request, provider: 'fal-ai', task: 'text-to-image' };
  const submit = curl(`"${request.url}"`, BEARER, TYPE, `-d '{"prompt": "x"}'`, '-o job.json');
  const base = 'https://router.huggingface.co/fal-ai/fal-ai/served/requests/job-0f9a1c';
  const poll = (path: string): string => curl(`"${base}${path}?_subdomain=queue"`, BEARER, '-o result.json');
  const save = 'curl -sS --fail "$(jq -er ".images[0].url" result.json)" -o image.png\n';

  test('one that is waited for passes', async () => {
    const { sent, came } = await attempt({
      ...job,
      code: `set -e\n${submit}${poll('/status')}${poll('/status')}${poll('')}${save}`,
    });
    expect({ sent, came }).toEqual({ sent: [], came: [] });
  });

  test.each([
    ['the ticket taken for the result', `set -e\n${submit}cp job.json result.json\n${save}`],
    ['no waiting', `set -e\n${submit}${poll('/status')}${poll('')}${save}`],
    [
      'polls of another address',
      `set -e\n${submit}${curl('"https://router.huggingface.co/fal-ai/fal-ai/demo/sub/requests/job-0f9a1c/status?_subdomain=queue"', BEARER)}`,
    ],
    ['polls without the token', `set -e\n${submit}${curl(`"${base}/status?_subdomain=queue"`)}`],
  ])('%s fails', async (_, code) => {
    expect((await attempt({ ...job, code })).came).toEqual([expect.stringMatching(/^exit code/)]);
  });

  test('a token of the hub is not to be sent to the provider', async () => {
    const code = `${submit}curl -sS "https://queue.fal.run/fal-ai/served/requests/job-0f9a1c/status" -H "Authorization: Bearer $HF_TOKEN"\n`;
    expect((await attempt({ ...job, code })).sent).toEqual([expect.stringMatching(/^polled https:\/\/queue.fal.run/)]);
  });
});

describe('streams', () => {
  const request: Request = {
    ...CLASSIFY,
    task: 'conversational',
    url: 'https://router.huggingface.co/v1/chat/completions',
    headers: [AUTHORIZATION, header('Content-Type', 'application/json')],
    body: { kind: 'json', json: { model: 'acme/demo', messages: [], stream: true } },
    stream: true,
  };
  const chat = { request, chat: true, task: 'text-generation', language: 'js' };
  const snippet = (decode: string, end: string): string => `
const response = await fetch("${request.url}", { method: "POST",
  headers: { Authorization: \`Bearer \${process.env.HF_TOKEN}\`, "Content-Type": "application/json" },
  body: JSON.stringify({ model: "acme/demo", messages: [], stream: true }) });
let text = "", buffer = "";
${decode}
for await (const chunk of response.body) {
  ${end}
}
process.stdout.write(text + "\\n");\n`;
  const lines = (piece: string): string => `buffer += ${piece};
  const lines = buffer.split("\\n");
  buffer = lines.pop();
  for (const line of lines) {
    if (!line.startsWith("data:") || line.includes("[DONE]")) continue;
    const data = JSON.parse(line.slice(5));
    if (data.error) throw new Error(data.error.message);
    text += data.choices[0]?.delta?.content ?? "";
  }`;

  test('a reader that keeps what is incomplete passes', async () => {
    const { sent, came } = await attempt({
      ...chat,
      code: snippet('const decoder = new TextDecoder();', lines('decoder.decode(chunk, { stream: true })')),
    });
    expect({ sent, came }).toEqual({ sent: [], came: [] });
  });

  test.each([
    ['takes each chunk for whole characters', snippet('', lines('new TextDecoder().decode(chunk)')), /^did not print/],
    [
      'takes each chunk for whole lines',
      snippet(
        'const decoder = new TextDecoder();',
        lines('decoder.decode(chunk, { stream: true })').replace('lines.pop()', '""'),
      ),
      /^exit code 1|^did not print/,
    ],
    [
      'wants a space after the colon',
      snippet(
        'const decoder = new TextDecoder();',
        lines('decoder.decode(chunk, { stream: true })')
          .replace('"data:"', '"data: "')
          .replace('continue;', '{ if (line.startsWith("data:")) text += "?"; continue; }'),
      ),
      /^did not print/,
    ],
    [
      'reads content that is not there',
      snippet(
        'const decoder = new TextDecoder();',
        lines('decoder.decode(chunk, { stream: true })').replace('?.delta?.content ?? ""', '?.delta?.content'),
      ),
      /^did not print/,
    ],
    [
      'wants a choice in every chunk',
      snippet(
        'const decoder = new TextDecoder();',
        lines('decoder.decode(chunk, { stream: true })').replace('[0]?.', '[0].'),
      ),
      /^exit code 1/,
    ],
  ])('a reader that %s fails', async (_, code, problem) => {
    expect((await attempt({ ...chat, code })).came).toEqual([expect.stringMatching(problem)]);
  });

  test('an error event that is swallowed is noticed', async () => {
    const careful = snippet('const decoder = new TextDecoder();', lines('decoder.decode(chunk, { stream: true })'));
    expect((await attempt({ ...chat, fault: 'stream', code: careful })).swallowed).toEqual([]);
    const careless = careful.replace('if (data.error)', 'if (false)').replace('data.choices[0]', 'data.choices?.[0]');
    expect((await attempt({ ...chat, fault: 'stream', code: careless })).swallowed).toHaveLength(1);
  });

  test('the bytes are cut inside characters, lines and line ends, and nowhere lost', () => {
    const text = 'data: é狮🦁\r\n\r\ndata: x\n\n';
    const pieces = cut(text);
    expect(Buffer.concat(pieces).toString()).toBe(text);
    expect(pieces.map((piece) => piece.toString('latin1'))).toContain('\r');
    expect(pieces.map((piece) => piece.toString('latin1'))).toContain('da');
    expect(pieces.some((piece) => piece.toString().includes('�'))).toBe(true);
    expect(chatStream('é').pieces.length).toBeGreaterThan(20);
  });
});

const hasPython = (() => {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe.skipIf(!hasPython)('forks', () => {
  const environment = { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8' };

  test.each([
    [
      'ends well',
      'import sys, os\nprint("ü", __name__, os.environ["OWN"], sys.argv[0][-10:])\n',
      { code: 0, stdout: 'ü __main__ 1 snippet.py\n', stderr: '' },
    ],
    ['raises', 'raise ValueError("no")\n', { code: 1, stderr: expect.stringContaining('ValueError: no') }],
    ['exits', 'raise SystemExit(3)\n', { code: 3 }],
    ['exits with a sentence', 'import sys\nsys.exit("bad")\n', { code: 1, stderr: 'bad\n' }],
    ['does not parse', 'print(\n', { code: 1, stderr: expect.stringContaining('SyntaxError') }],
    ['saves', 'open("out.txt", "w").write("x")\n', { code: 0, saved: new Map([['out.txt', Buffer.from('x')]]) }],
    ['hangs', 'import time\ntime.sleep(60)\n', { code: null }],
  ])('a snippet that %s', async (_, code, outcome) => {
    const forks = new Forks('python3', ['json'], environment);
    try {
      const job = { language: 'python', code, files: {}, environment: { ...environment, OWN: '1' } };
      expect(await runSnippet(job, CACHE, forks, 3000)).toMatchObject(outcome);
    } finally {
      forks.close();
    }
  });
});
