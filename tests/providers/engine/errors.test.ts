import { expect, test } from 'vitest';
import { FAKES, PLACES, request } from '../test-kit/places.ts';
import { type Fault, Servers } from './engine.ts';

const failed = (name: 'chat' | 'router' | 'queue', fault: Fault) => {
  const { world, address, headers, body } = PLACES[name];
  const { status, pieces } = new Servers(FAKES, { ...world, fault }).answer(request(address, headers, body));
  return { status, text: Buffer.concat(pieces).toString() };
};

test.each([401, 402, 500])('the router says %i in the form of the hub: error is a text', (status) => {
  expect(failed('router', { status })).toEqual({ status, text: expect.stringMatching(/^\{"error":"[^"]+"\}$/) });
});

test('below the address of a provider the router says itself what is its own matter, and hands on the rest', () => {
  expect(JSON.parse(failed('queue', { status: 401 }).text).error).toEqual(expect.any(String));
  expect(JSON.parse(failed('queue', { status: 500 }).text).detail).toBeDefined();
});

test('a provider says it in its own form', () => {
  expect(JSON.parse(failed('chat', { status: 401 }).text).error.message).toEqual(expect.any(String));
});

test('a page of HTML has the reason in it', () => {
  expect(failed('router', { status: 503, page: true })).toEqual({
    status: 503,
    text: expect.stringMatching(/^<!DOCTYPE html>.*on purpose/s),
  });
});
