import type { RequestListener } from 'node:http';

/** Answers by path, as the hub gives them for a chat model, and as it fails. */
export const answersOf = (chat: { id: string }): Record<string, RequestListener> => ({
  '/api/models/Qwen/Qwen3-0.6B': (_, response) => response.end(JSON.stringify(chat)),
  '/api/models/Qwen/Qwen3-0.6B?expand%5B%5D=inferenceProviderMapping': (_, response) =>
    response.end(
      JSON.stringify({
        id: chat.id,
        inferenceProviderMapping: { together: { status: 'live', providerId: 'their/name', task: 'conversational' } },
      }),
    ),
  '/api/models/old/name': (_, response) => response.writeHead(307, { location: '/api/models/Qwen/Qwen3-0.6B' }).end(),
  '/api/models/a/gated': (_, response) => response.end(JSON.stringify({ ...chat, id: 'a/gated', gated: 'manual' })),
  '/api/models/a/terms': (_, response) => response.writeHead(403).end('{}'),
  '/api/models/a/busy': (_, response) => response.writeHead(429, { 'retry-after': '7' }).end('{}'),
  '/api/models/a/broken': (_, response) => response.writeHead(502).end('<html>'),
  '/api/models/a/page': (_, response) => response.end('<!doctype html>'),
  '/api/models/a/list': (_, response) => response.end('[]'),
  '/api/models/a/idless': (_, response) => response.end('{}'),
  '/api/models/a/cut': (_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"id"', () => response.destroy());
  },
  '/api/models/a/silent': () => {},
});
