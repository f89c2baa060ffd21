import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join, normalize } from 'node:path';
import { type Listening, listen } from './test-kit/http.ts';

const ROOT = join(import.meta.dirname, '../..');
const MODULE_PATH = /^\/runtime\/[\w./-]+\.ts$/;

/**
 * Serves a page and the runtime's own source files, types stripped and nothing else changed: a browser that
 * runs them proves that they need no bundler and no Node.
 *
 * @param page the HTML at `/`
 * @param modules further modules by path
 */
export function startSourceServer(page: string, modules: Readonly<Record<string, string>>): Promise<Listening> {
  const stripped = new Map<string, string>();
  return listen(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const send = (type: string, text: string) => response.writeHead(200, { 'content-type': type }).end(text);
    try {
      if (path === '/') return send('text/html', page);
      if (modules[path]) return send('text/javascript', modules[path]);
      if (!MODULE_PATH.test(path)) throw new Error('not served');
      const text = stripped.get(path) ?? stripTypeScriptTypes(await readFile(join(ROOT, path), 'utf8'));
      stripped.set(path, text);
      return send('text/javascript', text);
    } catch {
      response.writeHead(404).end();
    }
  });
}
