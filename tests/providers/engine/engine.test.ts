import { describe, expect, test } from 'vitest';
import { mediaFile } from '../../recorder/media.ts';
import { FAKES, HUB, MESSAGES, OWN, PICTURE, PLACES, type Place, request, SPEECH } from '../test-kit/places.ts';
import { Servers } from './engine.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

const send = ({ world, address, headers, body }: Place, method?: string) => {
  const servers = new Servers(FAKES, world);
  const { status } = servers.answer(request(address, headers, body, method));
  return { status, refusals: servers.refusals.map((refusal) => refusal.replace(/^.* was refused with /, '')) };
};

test.each(Object.keys(PLACES) as (keyof typeof PLACES)[])('%s: a good call is taken', (name) => {
  const { status, refusals } = send(PLACES[name]);
  expect({ status, refusals }).toEqual({ status: name === 'version' ? 201 : 200, refusals: [] });
});

type Row = readonly [what: string, place: keyof typeof PLACES, change: Partial<Place>, refusal: RegExp];

/** A test of each row: the call of a place with something changed is refused. */
function refused(rows: readonly Row[]): void {
  test.each(rows)('%s', (_, name, change, refusal) => {
    const { refusals } = send({ ...PLACES[name], ...change });
    expect(refusals).toEqual([expect.stringMatching(refusal)]);
  });
}

describe('a call is refused for its headers', () => {
  refused([
    ['no authorization', 'chat', { headers: JSON_TYPE }, /^401: no authorization of the scheme Bearer/],
    ['another scheme', 'chat', { headers: { authorization: 'Key key', ...JSON_TYPE } }, /^401/],
    ['the scheme of others', 'fal', { headers: { ...OWN, ...JSON_TYPE } }, /^401: no authorization of the scheme Key/],
    ['no token', 'chat', { headers: { authorization: 'Bearer ', ...JSON_TYPE } }, /^401/],
    ['a token of the hub', 'chat', { headers: { ...HUB, ...JSON_TYPE } }, /^401: a token of the hub is no key/],
    [
      'a key at the router',
      'router',
      { headers: { ...OWN, ...JSON_TYPE } },
      /^401: the router takes tokens of the hub/,
    ],
    ['a key of fal at the router', 'queue', { headers: { authorization: 'Key key', ...JSON_TYPE } }, /^401/],
    ['no media type', 'chat', { headers: OWN }, /^415: the media type \(none\)/],
    ['text', 'chat', { headers: { ...OWN, 'content-type': 'text/plain' } }, /^415: the media type text\/plain/],
    ['audio for a picture', 'picture', { headers: { ...HUB, 'content-type': 'audio/flac' } }, /^415/],
    [
      'bytes of another kind',
      'picture',
      { body: mediaFile('x.wav', 1).bytes },
      /^422: the body is no file of the type/,
    ],
    ['a name instead of the file', 'picture', { body: Buffer.from('cat.png') }, /^422/],
    ['no JSON', 'chat', { body: Buffer.from('model=x') }, /^400: the body is not JSON/],
  ]);
});

describe('a call is refused for its address', () => {
  refused([
    ['another path', 'chat', { address: 'https://api.groq.com/v1/chat/completions' }, /^404: there is nothing/],
    ['another host', 'chat', { address: 'https://api.openai.com/openai/v1/chat/completions' }, /^404/],
    [
      'an encoded slash',
      'picture',
      { address: 'https://router.huggingface.co/hf-inference/models/acme%2Fdemo' },
      /^404/,
    ],
    [
      'the path of another provider',
      'queue',
      { address: 'https://router.huggingface.co/together/v1/images/generations' },
      /^404/,
    ],
    [
      'another model in the body',
      'chat',
      { body: { model: 'groq/y', messages: MESSAGES } },
      /^404: there is no model groq\/y/,
    ],
    ['another model in the path', 'fal', { address: 'https://fal.run/fal-ai/whisper' }, /^404: there is no model/],
    ['another provider at the router', 'router', { body: { model: 'acme/demo:cohere', messages: MESSAGES } }, /^404/],
    ['another version', 'version', { body: { version: '5c1e', input: { prompt: 'p' } } }, /^404/],
  ]);
  test('another method', () => expect(send(PLACES.chat, 'PUT').status).toBe(404));
});

describe('a call is refused for its body', () => {
  refused([
    ['a field too few', 'chat', { body: { model: 'groq/x' } }, /^422: messages is missing/],
    [
      'a field too many',
      'chat',
      { body: { model: 'groq/x', messages: MESSAGES, store: true } },
      /^422: store is not known/,
    ],
    [
      'a deep field',
      'chat',
      { body: { model: 'groq/x', messages: [{ role: 'user', text: 'x' }] } },
      /messages\.0\.content is missing/,
    ],
    [
      'a value out of range',
      'chat',
      { body: { model: 'groq/x', messages: MESSAGES, top_p: 2 } },
      /^422: top_p must be <= 1/,
    ],
    ['inputs for a prompt', 'endpoint', { body: { inputs: 'p', parameters: {} } }, /^422: .*prompt is missing/],
    [
      'a type that fal does not map',
      'fal',
      { body: { audio_url: SPEECH('audio/wav') } },
      /^422: audio_url must hold a file/,
    ],
    [
      'bytes that are not of the type',
      'edit',
      { body: { ...PLACES.edit.body, image_url: PICTURE.replace('png', 'jpeg') } },
      /^422: image_url must hold a file/,
    ],
    [
      'the field of other models',
      'edit',
      { body: { ...PLACES.edit.body, image_url: undefined, reference_images: [PICTURE] } },
      /image_url is missing/,
    ],
    [
      'the format of others',
      'edit',
      { body: { ...PLACES.edit.body, response_format: 'b64_json' } },
      /^422: response_format/,
    ],
    ['no voice', 'speech', { body: { ...PLACES.speech.body, voice: undefined } }, /^422: voice is missing/],
    [
      'a voice of another model',
      'speech',
      { body: { ...PLACES.speech.body, voice: 'tara' } },
      /^422: voice must be equal/,
    ],
  ]);
});

test('a file of a signed address takes no authorization', () => {
  const servers = new Servers(FAKES, PLACES.queue.world);
  const address = 'https://files.example/7/result.png?sig=a%2Bb&part=1';
  expect(servers.answer(request(address, {}, undefined, 'GET')).status).toBe(200);
  expect(servers.answer(request(address, HUB, undefined, 'GET')).status).toBe(400);
});
