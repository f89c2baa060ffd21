/**
 * The mock hub: answers on ports 443 and 80 as every host that the snippets name, for as long as a command runs, and ends with
 * that command's status: node hub.ts <settings.json> <command …>. It serves what lies in a folder of repositories, and media
 * by the extension of the address. What it does not have is answered as the hub does (404 with X-Error-Code).
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { join } from 'node:path';
import { answer, type Served } from './hub-server.ts';

/** What the hub serves and how, as JSON in a file. */
export interface HubSettings extends Served {
  readonly key: string;
  readonly certificate: string;
}

const [settingsFile = '', program = '', ...args] = process.argv.slice(2);
const settings = JSON.parse(readFileSync(settingsFile, 'utf8')) as HubSettings;
if (!existsSync(join(settings.media, 'sample.png'))) throw new Error(`there are no media in ${settings.media}`);
const listener = (request: IncomingMessage, response: ServerResponse): void => answer(settings, request, response);
const secure = createSecureServer(
  { key: readFileSync(settings.key), cert: readFileSync(settings.certificate) },
  listener,
);
const plain = createServer(listener);
await new Promise<void>((resolve) => secure.listen(443, '127.0.0.1', () => plain.listen(80, '127.0.0.1', resolve)));
const child = spawn(program, args, { stdio: 'inherit' });
child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(127);
});
child.on('close', (code, signal) => process.exit(signal ? 128 : (code ?? 1)));
