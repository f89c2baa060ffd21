import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hub } from '../../out/modules/hub.ts';
import { providers } from '../../out/modules/providers/registry.ts';
import { samplesByTask } from '../../out/modules/samples-by-task.ts';
import { CHAT } from '../request/types.ts';
import { snippetsOf } from './test-kit/node.ts';
import type { InferenceOptions } from './types.ts';

/** The hosts that may see a token of the hub, written down here once more: a wrong entry in the catalogue must fail. */
const MAY_SEE =
  /^https:\/\/(router\.huggingface\.co|huggingface\.co|[\w.-]+\.endpoints\.huggingface\.cloud)(:\d+)?([/?]|$)/;
const HUB = /^https?:\/\/([\w-]+\.)*huggingface\.co\.?([/:?]|$)/i;

const cells = [
  ...Object.values(providers).flatMap(({ id, tasks }) => Object.keys(tasks).map((task) => ({ provider: id, task }))),
  ...Object.keys(samplesByTask).map((task) => ({ provider: hub.automatic, task })),
];

/** Addresses of the hub, and addresses that only look like it. */
const ENDPOINTS = [
  'https://router.huggingface.co/v1',
  'https://abc.eu-west-1.aws.endpoints.huggingface.cloud',
  'https://ABC.endpoints.huggingface.cloud:443/v1?a=b',
  'http://abc.endpoints.huggingface.cloud',
  'http://huggingface.co',
  'https://endpoints.huggingface.cloud.evil.example',
  'https://evilhuggingface.co',
  'https://evil.example/huggingface.co',
  'https://evil.example?x=.endpoints.huggingface.cloud',
  'https://evil.example\\@huggingface.co/',
  'https://evil.example#.huggingface.co',
  'https://user@huggingface.co',
  'https://huggingface.co./',
  'https://hugging%66ace.co/',
  'http://localhost:8080',
  'https://127.0.0.1',
];

const options = fc.record(
  {
    directRequest: fc.boolean(),
    streaming: fc.boolean(),
    billTo: fc.constant('acme'),
    endpointUrl: fc.oneof(fc.constantFrom(...ENDPOINTS), fc.webUrl({ withQueryParameters: true })),
    providerModelId: fc.constantFrom('vendor/model', 'owner/model:5c1f'),
    adapter: fc.constant('lora'),
    adapterWeightsPath: fc.constant('lora.safetensors'),
  },
  { requiredKeys: [] },
);

const callsOf = ({ provider, task }: (typeof cells)[number], asked: InferenceOptions) =>
  snippetsOf(
    task === CHAT ? 'text-generation' : task,
    { provider, ...asked },
    task === 'text-generation' ? { tags: [] } : {},
  ).snippets;

describe('a token reaches only the side that it belongs to', () => {
  test('a token of the hub, whatever the provider, client and options', () => {
    let printed = 0;
    const token = fc.constantFrom('hf_S3cret', 'Bearer hf_S3cret', '"hf_S3cret"', 'token:hf_S3cret');
    fc.assert(
      fc.property(fc.constantFrom(...cells), options, token, (cell, asked, accessToken) => {
        for (const { code, request, client } of callsOf(cell, { ...asked, accessToken })) {
          if (!code.includes('S3cret')) continue;
          printed += 1;
          // Without a request the client is asked to leave the choice of the provider to the router.
          if (request === undefined) expect(asked).not.toMatchObject({ directRequest: true });
          else expect(request.url, `${client} ${JSON.stringify(asked)}`).toMatch(MAY_SEE);
          for (const address of [request?.job?.poll, request?.job?.result])
            if (address) expect(address.prefix).toMatch(MAY_SEE);
        }
      }),
      { numRuns: 2000 },
    );
    expect(printed).toBeGreaterThan(1000);
  });

  test("a provider's key never reaches the hub", () => {
    let printed = 0;
    fc.assert(
      fc.property(fc.constantFrom(...cells), options, (cell, asked) => {
        for (const { code, request } of callsOf(cell, { ...asked, accessToken: 'sk-S3cret' })) {
          if (!code.includes('S3cret')) continue;
          printed += 1;
          expect(request?.url ?? 'https://router.huggingface.co').not.toMatch(HUB);
          expect(request?.job?.poll.prefix ?? '').not.toMatch(HUB);
        }
      }),
      { numRuns: 2000 },
    );
    expect(printed).toBeGreaterThan(1000);
  });

  test.each(ENDPOINTS)('the endpoint %s', (endpointUrl) => {
    const prints = (accessToken: string) =>
      callsOf({ provider: hub.automatic, task: CHAT }, { endpointUrl, accessToken }).some(({ code }) =>
        code.includes(accessToken),
      );
    expect(prints('hf_x')).toBe(MAY_SEE.test(endpointUrl.toLowerCase()));
    const { username, hostname } = new URL(endpointUrl);
    expect(prints('key')).toBe(username === '' && !HUB.test(`https://${hostname}`));
  });

  test('variables of the hub are read for the hub alone', () => {
    for (const cell of cells)
      for (const asked of [{}, { directRequest: true }, { endpointUrl: 'https://x.example' }])
        for (const { code, request } of callsOf(cell, asked))
          if (code.includes(hub.tokenVariable)) expect(request?.url ?? hub.router).toMatch(MAY_SEE);
  });
});
