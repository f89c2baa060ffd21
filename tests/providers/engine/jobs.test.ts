import { expect, test } from 'vitest';
import { FAKES, HUB, OWN, PLACES, request } from '../test-kit/places.ts';
import { type Scenario, Servers } from './engine.ts';

/** Starts a job of Replicate; gives its ticket, and how to poll. */
const start = (more: Partial<Scenario> = {}, headers: Record<string, string> = {}) => {
  const servers = new Servers(FAKES, { ...PLACES.version.world, ...more });
  const answer = servers.answer(
    request(PLACES.version.address, { ...PLACES.version.headers, ...headers }, PLACES.version.body),
  );
  const ticket = JSON.parse(Buffer.concat(answer.pieces).toString());
  const poll = (address: string = ticket.urls.get, own: Record<string, string> = OWN) => {
    const { status, pieces } = servers.answer(request(address, own, undefined, 'GET'));
    return { status, state: JSON.parse(Buffer.concat(pieces).toString()).status };
  };
  return { ticket, poll, servers };
};

test('jobs are pending at first, and end', () => {
  const { ticket, poll } = start();
  expect(ticket).toMatchObject({ status: 'starting', output: null });
  expect([poll().state, poll().state, poll().state]).toEqual(['processing', 'succeeded', 'succeeded']);
});

test('jobs are done at once for a caller that waits, when the provider is ready', () => {
  expect(start({ answer: 1 }, { prefer: 'wait' }).ticket.status).toBe('succeeded');
  expect(start({ answer: 1 }).ticket.status).toBe('starting');
  expect(start({ answer: 0 }, { prefer: 'wait' }).ticket.status).toBe('starting');
});

test('jobs fail when they are to', () => {
  const { poll } = start({ fault: 'job' });
  expect([poll().state, poll().state]).toEqual(['processing', 'failed']);
});

test.each([
  ['a job that nobody started', 'https://api.replicate.com/v1/predictions/job-0', OWN, 404],
  ['another address', 'https://api.replicate.com/v1/models/owner/name/predictions', OWN, 404],
  ['no authorization', undefined, {}, 401],
  ['a token of the hub', undefined, HUB, 401],
] as const)('jobs are not told of at or to %s', (_, address, headers, status) => {
  const { poll, servers } = start();
  expect(poll(address, headers).status).toBe(status);
  expect(servers.refusals).toHaveLength(1);
});

test('jobs have numbers of their own', () => {
  const servers = new Servers(FAKES, PLACES.version.world);
  const id = (): string => {
    const { address, headers, body } = PLACES.version;
    return JSON.parse(Buffer.concat(servers.answer(request(address, headers, body)).pieces).toString()).id;
  };
  expect(id()).not.toBe(id());
});

test('jobs of fal are asked about below their app, and have no result before they end', () => {
  const servers = new Servers(FAKES, PLACES.queue.world);
  servers.answer(request(PLACES.queue.address, PLACES.queue.headers, PLACES.queue.body));
  const get = (path: string) =>
    servers.answer(request(`https://router.huggingface.co/fal-ai${path}`, HUB, undefined, 'GET')).status;
  const id = 'job-7-7919';
  expect(get(`/fal-ai/flux/dev/requests/${id}/status?_subdomain=queue`)).toBe(404);
  expect(get(`/fal-ai/flux/requests/${id}/status`)).toBe(404);
  expect(get(`/fal-ai/flux/requests/${id}?_subdomain=queue`)).toBe(400);
  expect(get(`/fal-ai/flux/requests/${id}/status?_subdomain=queue&logs=1`)).toBe(200);
  expect(get(`/fal-ai/flux/requests/${id}/status?_subdomain=queue`)).toBe(200);
  expect(get(`/fal-ai/flux/requests/${id}?_subdomain=queue`)).toBe(200);
});
