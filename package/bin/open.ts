import { spawnSync } from 'node:child_process';
import { BinError } from './errors.ts';

/** The program of a platform that opens an address with what its user has chosen for it; no shell reads the address. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [command: string, ...args: string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address, of the web or of a program; says in words what was done. */
export function openAddress(address: string, platform = process.platform): string {
  const [command, ...args] = OPENERS[platform] ?? ['xdg-open'];
  const { status, error } = spawnSync(command, [...args, address], { stdio: 'ignore', timeout: 10_000 });
  if (status !== 0)
    throw new BinError(`${command} ${error ? 'cannot be started' : 'failed'}: open ${address} yourself.`);
  return `opened ${address}`;
}
