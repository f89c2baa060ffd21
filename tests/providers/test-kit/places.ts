import { mediaFile } from '../../recorder/media.ts';
import type { Recorded } from '../../recorder/recorder.ts';
import type { Scenario } from '../engine/engine.ts';
import { loadFakes } from '../engine/load.ts';

/** The servers. */
export const FAKES = loadFakes();

/** A world with one model. */
export const scenario = (server: string, task: string, model: string, more: Partial<Scenario> = {}): Scenario => ({
  deployments: [{ server, task, model, hubModel: 'acme/demo' }],
  serial: 7,
  hub: { url: 'https://huggingface.co', record: { id: 'acme/demo' } },
  ...more,
});

/** A token of the hub. */
export const HUB = { authorization: 'Bearer hf_x' };
/** A key of a provider. */
export const OWN = { authorization: 'Bearer key' };
const JSON_TYPE = { 'content-type': 'application/json' };

/** A request as it arrives. */
export const request = (address: string, headers: Record<string, string>, body: unknown, method = 'POST'): Recorded => {
  const { origin, pathname, search } = new URL(address);
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body === undefined ? '' : JSON.stringify(body));
  return { method, origin, target: pathname + search, headers, body: bytes };
};

/** A world, and a good call of it. */
export interface Place {
  world: Scenario;
  address: string;
  headers: Record<string, string>;
  body: unknown;
}

/** A picture as a data URL. */
export const PICTURE = `data:image/png;base64,${mediaFile('x.png', 1).bytes.toString('base64')}`;
/** A recording in MP3, said to be of a type. */
export const SPEECH = (type: string): string => `data:${type};base64,${mediaFile('x.mp3', 1).bytes.toString('base64')}`;
export const MESSAGES = [{ role: 'user', content: 'hi' }];

/** Good calls, by name: tests spoil one thing of them. */
export const PLACES = {
  chat: {
    world: scenario('groq', 'conversational', 'groq/x'),
    address: 'https://api.groq.com/openai/v1/chat/completions',
    headers: { ...OWN, ...JSON_TYPE },
    body: { model: 'groq/x', messages: MESSAGES },
  },
  router: {
    world: scenario('groq', 'conversational', 'groq/x'),
    address: 'https://router.huggingface.co/v1/chat/completions',
    headers: { ...HUB, ...JSON_TYPE },
    body: { model: 'acme/demo:groq', messages: MESSAGES },
  },
  fal: {
    world: scenario('fal-ai', 'automatic-speech-recognition', 'fal-ai/wizper'),
    address: 'https://fal.run/fal-ai/wizper',
    headers: { authorization: 'Key key', ...JSON_TYPE },
    body: { audio_url: SPEECH('audio/mpeg') },
  },
  queue: {
    world: scenario('fal-ai', 'text-to-image', 'fal-ai/flux/dev'),
    address: 'https://router.huggingface.co/fal-ai/fal-ai/flux/dev?_subdomain=queue',
    headers: { ...HUB, ...JSON_TYPE },
    body: { prompt: 'p' },
  },
  picture: {
    world: scenario('hf-inference', 'image-classification', 'acme/demo'),
    address: 'https://router.huggingface.co/hf-inference/models/acme/demo',
    headers: { ...HUB, 'content-type': 'image/png' },
    body: mediaFile('x.png', 1).bytes,
  },
  endpoint: {
    world: scenario('endpoint', 'text-generation', 'any', { endpoint: 'http://one.example:8080' }),
    address: 'http://one.example:8080/v1/completions',
    headers: { authorization: 'Bearer x', ...JSON_TYPE },
    body: { model: 'whatever', prompt: 'p' },
  },
  edit: {
    world: scenario('together', 'image-to-image', 'black-forest-labs/FLUX.1-Kontext-dev'),
    address: 'https://api.together.ai/v1/images/generations',
    headers: { ...OWN, ...JSON_TYPE },
    body: {
      model: 'black-forest-labs/FLUX.1-Kontext-dev',
      prompt: 'p',
      image_url: PICTURE,
      response_format: 'base64',
    },
  },
  speech: {
    world: scenario('together', 'text-to-speech', 'hexgrad/Kokoro-82M'),
    address: 'https://api.together.ai/v1/audio/speech',
    headers: { ...OWN, ...JSON_TYPE },
    body: { model: 'hexgrad/Kokoro-82M', input: 't', voice: 'af_alloy' },
  },
  version: {
    world: scenario('replicate', 'text-to-image', 'owner/name:5c1f'),
    address: 'https://api.replicate.com/v1/predictions',
    headers: { ...OWN, ...JSON_TYPE },
    body: { version: '5c1f', input: { prompt: 'p' } },
  },
} satisfies Record<string, Place>;
