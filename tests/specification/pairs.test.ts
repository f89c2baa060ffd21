import { expect, test } from 'vitest';
import { clients } from '../../out/modules/clients.ts';
import { allCells } from '../recorder/cells.ts';
import { prepare } from '../recorder/prepare.ts';

/**
 * By client: for how many pairs of a provider and a task there is a call through the router, a direct one, and one to an
 * endpoint of the caller. Written by hand: a fact that goes missing takes calls away, and nothing else would tell.
 */
const PAIRS: Readonly<Record<string, readonly [routed: number, direct: number, endpoint: number]>> = {
  'python-openai': [52, 50, 17],
  'python-huggingface_hub': [131, 79, 41],
  'python-fal_client': [0, 5, 0],
  'python-requests': [117, 94, 43],
  'js-openai': [52, 50, 17],
  'js-huggingface.js': [147, 89, 43],
  'js-fetch': [117, 94, 43],
  'sh-curl': [117, 94, 43],
  'python-AsyncOpenAI': [52, 50, 17],
  'python-AsyncInferenceClient': [131, 79, 41],
  'python-httpx': [117, 94, 43],
  'go-net_http': [117, 94, 43],
  'rust-reqwest': [117, 94, 43],
};

const MODES = ['routed', 'direct', 'endpoint'];

test('every client calls as many pairs as it is known to', () => {
  const called = new Set(
    allCells()
      .filter(({ variant }) => MODES.includes(variant))
      .flatMap((cell) => {
        const prepared = prepare(cell);
        return 'reason' in prepared ? [] : `${cell.client} ${prepared.request.mode} ${cell.provider} ${cell.task}`;
      }),
  );
  const counts = clients.map(({ id }) => [
    id,
    MODES.map((mode) => [...called].filter((name) => name.startsWith(`${id} ${mode} `)).length),
  ]);
  expect(Object.fromEntries(counts)).toEqual(PAIRS);
});
