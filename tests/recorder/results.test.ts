import { afterAll, describe, expect, test } from 'vitest';
import type { Request } from '../../runtime/request/types.ts';
import { mediaFile } from './media.ts';
import { pngSamples } from './png.ts';
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
  removePlace,
  TYPE,
} from './test-kit/attempt.ts';

afterAll(removePlace);

describe('results', () => {
  test('what is not printed is noticed', async () => {
    const { came } = await attempt({ code: curl(`"${ADDRESS}"`, BEARER, TYPE, BILL, BODY, '| tr ✓ x') });
    expect(came).toContainEqual(expect.stringMatching(/^did not print "✓ POSITIVE"/));
  });

  const image = { request: { ...CLASSIFY, task: 'text-to-image' } };
  const png = "-H 'Accept: image/png'";

  test.each([
    ['saved', '-o image.png', []],
    ['saved as one of another kind', '-o image.jpg', ['saved image/png as image.jpg']],
    [
      'saved incompletely',
      '| head -c 50 > image.png',
      [expect.stringMatching(/^did not save the result as it was served \(image.png: 50 bytes\)$/)],
    ],
    ['printed', '> /dev/null', [expect.stringMatching(/^did not save .*saved nothing/)]],
    ['saved beside another file', '-o image.png; touch pwned', ['left files behind: image.png, pwned']],
  ])('a file that is %s', async (_, rest, problems) => {
    const { came } = await attempt({ ...image, code: curl(`"${ADDRESS}"`, BEARER, TYPE, BILL, png, BODY, rest) });
    expect(came).toEqual(problems);
  });

  test('a picture that is named as a PNG and not asked for as one is noticed', async () => {
    const { came } = await attempt({ ...image, code: curl(`"${ADDRESS}"`, BEARER, TYPE, BILL, BODY, '-o image.png') });
    expect(came).toEqual(['saved image/jpeg as image.png']);
  });

  test('a picture that was encoded anew is compared by its samples', () => {
    const samples = pngSamples(mediaFile('x.png', 7).bytes);
    expect(samples).toEqual(Buffer.alloc(16 * 16 * 3, 7));
  });
});

describe('jobs', () => {
  const request: Request = {
    ...CLASSIFY,
    task: 'text-to-image',
    url: 'https://router.huggingface.co/fal-ai/fal-ai/demo/sub?_subdomain=queue',
    headers: [AUTHORIZATION, header('Content-Type', 'application/json')],
    body: { kind: 'json', json: { prompt: 'x', output_format: 'png' } },
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
  const job = { request, provider: 'fal-ai', model: 'fal-ai/demo/sub' };
  const submit = `${curl(`"${request.url}"`, BEARER, TYPE, `-d '{"prompt": "x", "output_format": "png"}'`, '-o ../job.json')}id=$(jq -er .request_id ../job.json)\n`;
  const base = 'https://router.huggingface.co/fal-ai/fal-ai/demo/requests/$id';
  const poll = (path: string): string => curl(`"${base}${path}?_subdomain=queue"`, BEARER, '-o ../result.json');
  const save = 'curl -sS --fail "$(jq -er ".images[0].url" ../result.json)" -o image.png\n';

  test('one that is waited for passes', async () => {
    const { sent, came } = await attempt({
      ...job,
      code: `set -e\n${submit}${poll('/status')}${poll('/status')}${poll('')}${save}`,
    });
    expect({ sent, came }).toEqual({ sent: [], came: [] });
  });

  test.each([
    ['the ticket taken for the result', `set -e\n${submit}cp ../job.json ../result.json\n${save}`],
    ['no waiting', `set -e\n${submit}${poll('/status')}${poll('')}${save}`],
    [
      'polls of another address',
      `set -e\n${submit}${curl('"https://router.huggingface.co/fal-ai/fal-ai/demo/sub/requests/$id/status?_subdomain=queue"', BEARER)}`,
    ],
    ['polls without the token', `set -e\n${submit}${curl(`"${base}/status?_subdomain=queue"`)}`],
  ])('%s fails', async (_, code) => {
    expect((await attempt({ ...job, code })).came).toEqual([expect.stringMatching(/^exit code/)]);
  });

  test('a token of the hub is not to be sent to the provider', async () => {
    const code = `${submit}curl -sS "https://queue.fal.run/fal-ai/demo/requests/$id/status" -H "Authorization: Bearer $HF_TOKEN"\n`;
    expect((await attempt({ ...job, code })).sent).toEqual([expect.stringMatching(/^polled https:\/\/queue.fal.run/)]);
  });
});
