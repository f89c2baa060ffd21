import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  port: number;
  server: import('node:http').Server;
  /** Requests that have begun and whose answer has neither ended nor broken off. */
  inFlight(): number;
  close(): Promise<void>;
}

const LOOPBACK_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Listens on loopback only. */
export async function listen(handler: RequestListener, port = 0): Promise<Listening> {
  let inFlight = 0;
  const server = createServer((request, response) => {
    inFlight++;
    response.once('close', () => {
      inFlight--;
    });
    request.on('error', () => {});
    handler(request, response);
  });
  server.requestTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${address.port}`,
    port: address.port,
    server,
    inFlight: () => inFlight,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Lets pages of this machine call the server and read the headers they need; answers preflights. */
export function allowLoopbackPages(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin } = request.headers;
  if (!origin || !LOOPBACK_ORIGIN.test(origin)) return false;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('vary', 'origin');
  response.setHeader('access-control-expose-headers', 'ETag, Retry-After, x-amz-checksum-sha256');
  if (request.method !== 'OPTIONS') return false;
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
    'access-control-max-age': '600',
  });
  response.end();
  return true;
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}
