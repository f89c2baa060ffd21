/** `npm run dev:storage [-- --port 8787]`: a storage on this machine for pages in development. */
import { parseArgs } from 'node:util';
import { startStorageServer } from './storage-server.ts';

const DEFAULT_PORT = '8787';
const { values } = parseArgs({ options: { port: { type: 'string', default: DEFAULT_PORT } } });
const server = await startStorageServer({ port: Number(values.port), declareHash: true });

console.log(`Storage on ${server.origin}/rest (pages on this machine only; files are gone when it stops; Ctrl-C)`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await server.close();
    process.exitCode = 0;
  });
}
