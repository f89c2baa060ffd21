import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';

/**
 * A proxy on this machine that notes what it is asked for.
 * @param answer The body of each answer to a plain request.
 * @param port Where a tunnel leads, whatever host it names.
 */
export function proxyServer(seen: string[], answer: string, port: () => number): Server {
  const proxy = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    response.end(answer);
  });
  proxy.on('connect', (request, socket) => {
    seen.push(`CONNECT ${request.url}`);
    const upstream = connect(port(), '127.0.0.1', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
    for (const [from, to] of [
      [socket, upstream],
      [upstream, socket],
    ] as const)
      from.pipe(to).on('error', () => {});
  });
  return proxy;
}
