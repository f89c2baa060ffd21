import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { has } from '../../tests/interpreters.ts';
import { HAS_JQ, snippetOf } from './test-kit/node.ts';

// Shells and parsers are started many times, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const chunk = (content: unknown): string => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}`;
const DONE = 'data: [DONE]';

/** Events, and what must be printed; an error where the reader must fail. */
const STREAMS: [name: string, text: string, printed: string | Error][] = [
  ['plain', `${chunk('Héllo ')}\n\n${chunk('🙂')}\n\n${DONE}\n\n`, 'Héllo 🙂'],
  ['carriage returns', `${chunk('a')}\r\n\r\n${chunk('b')}\r\n\r\n${DONE}\r\n\r\n`, 'ab'],
  [
    'comments and other fields',
    `: ping\n\nid: 1\nretry: 2\nevent: message\n${chunk('a')}\n\n: ping\n\n${DONE}\n\n`,
    'a',
  ],
  ['no space behind the colon', `${chunk('a').replace(': ', ':')}\n\ndata:[DONE]\n\n`, 'a'],
  [
    'chunks without text',
    `${chunk(null)}\n\n${chunk(undefined)}\n\ndata: {"choices":[]}\n\ndata: {"choices":[],"usage":{}}\n\n${chunk('a')}\n\n${DONE}\n\n`,
    'a',
  ],
  ['no end marker and no last newline', chunk('a'), 'a'],
  ['an error in a chunk', `${chunk('a')}\n\ndata: {"error":{"message":"overloaded"}}\n\n`, new Error('overloaded')],
  ['an error event', `${chunk('a')}\n\nevent: error\ndata: {"message":"overloaded"}\n\n`, new Error('overloaded')],
];

const code = (client: string): string =>
  snippetOf('text-generation', client, { streaming: true, endpointUrl: 'http://127.0.0.1:1' })?.code ?? '';

/** The bytes in pieces of one size, which cut events and characters anywhere. */
const pieces = (text: string, size: number): ReadableStream<Uint8Array> => {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
};

describe('fetch', () => {
  afterEach(() => vi.restoreAllMocks());

  const run = async (response: Response): Promise<string> => {
    const printed: string[] = [];
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
    vi.spyOn(console, 'log').mockImplementation(() => {});
    try {
      const AsyncFunction = (async () => {}).constructor as new (source: string) => () => Promise<void>;
      await new AsyncFunction(code('js-fetch'))();
    } finally {
      vi.restoreAllMocks();
    }
    return printed.join('');
  };

  for (const size of [1, 2, 3, 7, 1000]) {
    test.each(STREAMS)(`%s, in pieces of ${size}`, async (_, text, expected) => {
      const printed = run(new Response(pieces(text, size)));
      if (expected instanceof Error) await expect(printed).rejects.toThrow(expected.message);
      else expect(await printed).toBe(expected);
    });
  }

  test.each([401, 429, 500])('HTTP %i is an error', async (status) => {
    await expect(run(new Response('{"error":"no"}', { status }))).rejects.toThrow(`HTTP ${status}`);
  });
});

describe.skipIf(!HAS_JQ).each(['bash', 'zsh'].filter(has))('curl in %s', (shell) => {
  /** The snippet with a shell function in the place of curl. */
  const run = (curl: string, input: string) =>
    spawnSync(shell, {
      input: `curl() { ${curl}; }\n${code('sh-curl')}`,
      env: { ...process.env, STREAM: input, API_TOKEN: 't' },
      encoding: 'utf8',
    });

  test.each(STREAMS)('%s', (_, text, expected) => {
    const { stdout, stderr, status } = run('printf %s "$STREAM"', text);
    if (expected instanceof Error) {
      expect(stderr).toContain(expected.message);
      expect(status).not.toBe(0);
    } else {
      expect(stdout).toBe(expected);
      expect(status).toBe(0);
    }
  });

  test('a call that brings nothing is an error', () => {
    expect(run('echo refused >&2; return 7', '')).toMatchObject({ stdout: '', stderr: 'refused\n', status: 7 });
  });

  test('a failed call is an error', () => {
    const { stdout, stderr, status } = run('printf %s "$STREAM"; return 22', '{\n  "detail": "no"\n}');
    expect(stderr).toContain('{\n  "detail": "no"\n}');
    expect(stdout).toBe('');
    expect(status).not.toBe(0);
  });
});
