import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localhostHostValidation, localhostOriginValidation, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { snippetryServer } from './server.ts';
import type { Setting } from './setting.ts';

/** The only path that is served. */
const PATH = '/mcp';
/** How long an idle connection is kept. */
const KEPT_MS = 65_000;

/**
 * Serves MCP over streamable HTTP to programs of this machine, until the server is closed. Requests that name another host,
 * or come from the page of another site, are refused: a browser could be made to send them.
 * @param port 0 takes any that is free.
 */
export async function serveHttp(setting: Setting, port: number): Promise<{ server: Server; address: string }> {
  const handle = toNodeHandler(createMcpHandler(() => snippetryServer(setting)));
  const validHost = localhostHostValidation();
  const validOrigin = localhostOriginValidation();
  const server = createServer((request, response) => {
    if (!validHost(request, response) || !validOrigin(request, response)) return;
    const [path] = String(request.url).split('?');
    if (path === PATH) void handle(request, response);
    else response.writeHead(404).end();
  });
  // A client that is busy for a moment must not find its connection closed: Node's own 5 s are shorter than what it waits.
  server.keepAliveTimeout = KEPT_MS;
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', done);
  });
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}` };
}
