import { describe, expect, test } from 'vitest';
import { fragmentOf, recordIn } from './record-address.ts';

describe('a record in an address', () => {
  test.each([
    ['as the hub gives it', { id: 'org/name', tags: ['timm'], siblings: [{ rfilename: 'model.safetensors' }] }],
    ['with letters of every kind', { id: 'org/ä😀\u0000"', tags: ['<script>'] }],
  ])('%s is read back', async (_, record) => {
    const fragment = (await fragmentOf(record)) ?? '';
    expect(fragment).toMatch(/^#record=[\w-]+$/);
    expect(JSON.parse((await recordIn(fragment)) ?? '')).toEqual(record);
  });

  test('too big for an address is in none', async () => {
    const noise = Array.from({ length: 60_000 }, (_, at) => ((at * 2_654_435_761) % 4_294_967_296).toString(36));
    expect(await fragmentOf({ id: 'org/name', noise })).toBeUndefined();
  });

  test.each([
    ['an anchor', '#api'],
    ['what was cut', '#record=7Vtbb9s2FH'],
    ['no base64', '#record=%%%'],
  ])('%s is none', async (_, fragment) => {
    expect(await recordIn(fragment)).toBeUndefined();
  });

  test('what grows without end is none', async () => {
    const fragment = (await fragmentOf({ id: 'org/name', more: ' '.repeat(20_000_000) })) ?? '';
    expect(fragment.length).toBeGreaterThan(1_000);
    expect(await recordIn(fragment)).toBeUndefined();
  });
});
