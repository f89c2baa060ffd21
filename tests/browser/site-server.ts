import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wav': 'audio/wav',
  '.wasm': 'application/wasm',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml',
};

/** The file that a path of the site stands for: folders stand for their index page. */
async function fileOf(root: string, path: string): Promise<string | undefined> {
  const file = join(root, normalize(decodeURIComponent(path)));
  if (!file.startsWith(root)) return undefined;
  try {
    return (await stat(file)).isDirectory() ? join(file, 'index.html') : file;
  } catch {
    return undefined;
  }
}

/** The headers in the `_headers` file of a site, as hosts that read it send them with everything; none without the file. */
export async function headersOf(root: string): Promise<Record<string, string>> {
  const text = await readFile(join(root, '_headers'), 'utf8').catch(() => '');
  return Object.fromEntries([...text.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name, value]) => [name, value]));
}

/** Serves a folder of static files on loopback, with its `_headers`; unknown paths get 404.html. */
export async function serveFolder(root: string): Promise<{ url: string; server: Server }> {
  const headers = await headersOf(root);
  const server = createServer(async (request, response) => {
    response.setHeaders(new Headers(headers));
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = await fileOf(root, pathname);
    const body = file === undefined ? undefined : await readFile(file).catch(() => undefined);
    if (file === undefined || body === undefined) {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(await readFile(join(root, '404.html')).catch(() => 'Not found'));
      return;
    }
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain; charset=utf-8' });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
