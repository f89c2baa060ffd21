import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Certificates } from './ca.ts';

/** A request as it arrived. */
export interface Recorded {
  readonly method: string;
  /** Scheme, host and port, as the client asked the proxy for them. */
  readonly origin: string;
  /** Path and query, as they stood in the request line. */
  readonly target: string;
  /** Lower-case names; a header that came twice has its values joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What the recorder answers. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body, in the pieces in which it is written: a client reads them one by one. */
  readonly pieces: readonly Buffer[];
}

/** Decides the answer to a request; what was asked before is its own to remember. */
export type Answerer = (request: Recorded) => Answer;

export interface Recorder {
  /** Address of the proxy, for HTTPS_PROXY and HTTP_PROXY. */
  readonly proxy: string;
  /** What has arrived so far, in order. */
  readonly requests: readonly Recorded[];
  /** Hosts that were asked for and refused. */
  readonly refused: readonly string[];
  close(): Promise<void>;
}

/** A pause long enough that the pieces before and after it are read apart. */
const betweenPieces = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2));

async function reply(response: ServerResponse, { status, headers, pieces }: Answer): Promise<void> {
  const [only] = pieces;
  const length = pieces.length <= 1 ? { 'content-length': String(only?.length ?? 0) } : {};
  response.writeHead(status, { ...headers, ...length });
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await betweenPieces();
    if (response.destroyed) return;
    response.write(piece);
  }
  response.end();
}

const joined = (headers: IncomingMessage['headersDistinct']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, (values ?? []).join(', ')]));

/** The origin of a request: that of the tunnel, or for plain http that of the absolute address asked of the proxy. */
function originOf(request: IncomingMessage, tunnels: Tunnels): { origin: string; target: string } {
  const tunnel = tunnels.get(request.socket);
  const target = request.url ?? '';
  if (tunnel !== undefined) return { origin: tunnel, target };
  const [, origin = '', rest = ''] = /^(https?:\/\/[^/?#]*)(.*)$/i.exec(target) ?? [];
  return { origin, target: rest || '/' };
}

const JSON_ERROR: Answer = {
  status: 403,
  headers: { 'content-type': 'application/json' },
  pieces: [Buffer.from('{"error":"The recorder does not know this host."}')],
};

/** Where tunnels lead, by the socket that their requests come from. */
type Tunnels = WeakMap<object, string>;

/**
 * Opens a tunnel that a client asked a proxy for: what comes through it is answered by a server of our own.
 * @param origin Host and port that the client asked for.
 */
function openTunnel(socket: Socket, origin: string, server: Server, tunnels: Tunnels, { context }: Certificates): void {
  socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
  socket.setNoDelay(true);
  socket.once('data', (first: Buffer) => {
    // Some clients ask for a tunnel for plain http, too: only a TLS handshake starts with this byte (RFC 8446, 5.1).
    const encrypted = first[0] === 0x16;
    socket.pause();
    socket.unshift(first);
    const tls = { isServer: true, secureContext: context, ALPNProtocols: ['http/1.1'] };
    const inside = encrypted ? new TLSSocket(socket, tls) : socket;
    inside.on('error', () => socket.destroy());
    tunnels.set(inside, `${encrypted ? 'https' : 'http'}://${origin}`);
    server.emit('connection', inside);
    if (!encrypted) socket.resume();
  });
}

/** A request with its whole body. */
async function recordedOf(request: IncomingMessage, tunnels: Tunnels): Promise<Recorded> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    method: request.method ?? '',
    ...originOf(request, tunnels),
    headers: joined(request.headersDistinct),
    body: Buffer.concat(chunks),
  };
}

/**
 * Starts a recorder on 127.0.0.1: an HTTP proxy that answers for the hosts itself, TLS included, and refuses all others,
 * so that nothing leaves the machine.
 * @param hosts The names it answers for; the certificates must hold for them.
 */
export async function startRecorder(
  hosts: readonly string[],
  certificates: Certificates,
  answer: Answerer,
): Promise<Recorder> {
  const known = new Set(hosts);
  const requests: Recorded[] = [];
  const refused: string[] = [];
  const tunnels: Tunnels = new WeakMap();
  const sockets = new Set<Socket>();

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const recorded = await recordedOf(request, tunnels);
    const host = URL.canParse(recorded.origin) ? new URL(recorded.origin).hostname : recorded.origin;
    if (!known.has(host)) {
      refused.push(host);
      return reply(response, JSON_ERROR);
    }
    requests.push(recorded);
    await reply(response, answer(recorded));
  };
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    // A client that hangs up is its own affair: the snippet's exit code tells.
    handle(request, response).catch(() => response.destroy());
  };

  const inner: Server = createServer(listener);
  const proxy = createServer(listener);
  // A limit would fire before a request that came while this process was busy is read, and end its connection.
  for (const server of [inner, proxy]) server.keepAliveTimeout = 0;
  proxy.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  proxy.on('connect', (request: IncomingMessage, socket: Socket) => {
    const { hostname, port } = new URL(`https://${request.url}`);
    socket.on('error', () => socket.destroy());
    if (!known.has(hostname)) {
      refused.push(hostname);
      socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n');
      return;
    }
    openTunnel(socket, `${hostname}${port && `:${port}`}`, inner, tunnels, certificates);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    requests,
    refused,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
