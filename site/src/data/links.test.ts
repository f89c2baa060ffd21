import { afterEach, describe, expect, test, vi } from 'vitest';
import { issue } from './links.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a report of a snippet', () => {
  test('is an issue with its words filled in', () => {
    vi.stubEnv('PUBLIC_REPOSITORY', 'https://code.test/org/name');
    const address = new URL(issue('Snippet a & b', 'Hash: 1f\nline') ?? '');
    expect(address.origin + address.pathname).toBe('https://code.test/org/name/issues/new');
    expect(Object.fromEntries(address.searchParams)).toEqual({ title: 'Snippet a & b', body: 'Hash: 1f\nline' });
  });

  test('has no address where the site does not know its repository', () => {
    vi.stubEnv('PUBLIC_REPOSITORY', '');
    expect(issue('a', 'b')).toBeUndefined();
  });
});
