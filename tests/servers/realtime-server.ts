import type { IncomingMessage } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { allowLoopbackPages, type Listening, listen, sendJson } from './test-kit/http.ts';

export interface RealtimeServerOptions {
  port?: number;
  /** What tokens are good for, in seconds. */
  lifetimeSeconds?: number;
  /** Answers a token request with this status instead, given how many there have been. */
  tokenFault?: (count: number) => number | undefined;
  /** Breaks the handshake, given how many there have been. */
  handshakeFault?: (count: number) => 'refuse' | 'reset' | undefined;
  /** What to do with a message; sent back as it is unless given. */
  onMessage?: (socket: WebSocket, data: Buffer, isBinary: boolean) => void;
  /** Called after anything has happened here, so that a test can wait for it without a clock. */
  onChange?: () => void;
}

export interface RealtimeServer extends Listening {
  /** `ws://127.0.0.1:<port>/live` */
  liveUrl: string;
  tokenUrl: string;
  /** Sockets in the order in which they were opened. */
  sockets: WebSocket[];
  /** The queries of the handshakes, tokens replaced by their number. */
  handshakes: Record<string, string>[];
  /** Messages as they arrived. */
  received: { text: string; isBinary: boolean; at: number }[];
  tokensGiven(): number;
  /** Makes all tokens given so far invalid. */
  expireTokens(): void;
}

type Tokens = Map<string, { number: number; until: number }>;

/** A token service and a websocket on loopback: tokens are checked at the handshake, messages are echoed. */
export async function startRealtimeServer(options: RealtimeServerOptions = {}): Promise<RealtimeServer> {
  const { lifetimeSeconds = 60, onChange = () => {} } = options;
  const tokens: Tokens = new Map();
  let [tokenRequests, handshakeCount] = [0, 0];
  const handshakes: RealtimeServer['handshakes'] = [];
  const received: RealtimeServer['received'] = [];
  const sockets: WebSocket[] = [];

  const listening = await listen((request, response) => {
    if (allowLoopbackPages(request, response)) return;
    const status = options.tokenFault?.(++tokenRequests);
    if (status) return sendJson(response, status, { detail: 'injected' });
    const token = issueToken(tokens, lifetimeSeconds);
    sendJson(response, 200, { token, expiresInSeconds: lifetimeSeconds });
  }, options.port);

  const live = new WebSocketServer({ noServer: true });
  const serve = (opened: WebSocket) => {
    sockets.push(opened);
    opened.on('error', () => {});
    opened.on('close', onChange);
    onChange();
    opened.on('message', (data: Buffer, isBinary) => {
      received.push({ text: data.toString('utf8'), isBinary, at: performance.now() });
      if (options.onMessage) options.onMessage(opened, data, isBinary);
      else opened.send(data, { binary: isBinary });
      onChange();
    });
  };
  listening.server.on('upgrade', (request: IncomingMessage, socket, head) => {
    const query = new URL(request.url ?? '/', listening.origin).searchParams;
    const token = tokens.get(query.get('token') ?? '');
    handshakes.push({ ...Object.fromEntries(query), token: String(token?.number ?? 'unknown') });
    queueMicrotask(onChange);
    const fault = options.handshakeFault?.(++handshakeCount);
    if (fault === 'reset') return socket.destroy();
    if (fault === 'refuse' || !token || token.until < Date.now()) {
      // Not 401: Node's client would try that handshake twice by itself.
      return socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    }
    live.handleUpgrade(request, socket, head, serve);
  });
  return {
    ...listening,
    liveUrl: `${listening.origin.replace('http', 'ws')}/live`,
    tokenUrl: `${listening.origin}/token`,
    sockets,
    handshakes,
    received,
    tokensGiven: () => tokens.size,
    expireTokens() {
      for (const token of tokens.values()) token.until = 0;
    },
    async close() {
      for (const socket of live.clients) socket.terminate();
      live.close();
      await listening.close();
    },
  };
}

function issueToken(tokens: Tokens, lifetimeSeconds: number): string {
  const number = tokens.size + 1;
  const now = Math.floor(Date.now() / 1000);
  const token = fakeJwt({ sub: number, iat: now, exp: now + lifetimeSeconds });
  tokens.set(token, { number, until: Date.now() + lifetimeSeconds * 1000 });
  return token;
}

function fakeJwt(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.${'x'.repeat(8)}`;
}
