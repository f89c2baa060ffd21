import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { certificatesFor } from '../recorder/ca.ts';
import type { HubSettings } from './hub.ts';
import { logIn } from './hub-access.ts';
import { type Ended, execute } from './process.ts';
import type { Tools } from './tools.ts';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const HUB = ['huggingface.co', 'hf.co', 'cdn-lfs.huggingface.co', 'cdn-lfs.hf.co'];

const unshare = (): string[] => [
  'unshare', '--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc',
  ...(process.getuid?.() === 0 ? [] : ['--map-root-user']),
]; // biome-ignore format: a command line

/** Why commands cannot be kept from the network on this machine; nothing when they can. */
export function sandboxFault(): string | undefined {
  try {
    execFileSync('unshare', [...unshare().slice(1), 'ip', 'link', 'set', 'lo', 'up'], { stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return `a private network cannot be made here (unshare, ip): ${error instanceof Error ? error.message.split('\n')[0] : error}`;
  }
}

/** The hosts of the https addresses in a text. */
export const hostsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/https?:\/\/([\w.-]+\.\w+)/g)].map(([, host = '']) => host)),
];

/** The hosts besides the hub's that a recipe made files for: `<folder>/<host>/<path>`. */
export const hostsOf = (repositories: string): string[] =>
  readdirSync(repositories).filter((name) => /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/.test(name));

/** Where a command is executed, and what it meets there. */
export interface Place {
  /** The working directory, which is also the home folder; emptied first unless `keep`. */
  readonly folder: string;
  readonly keep?: boolean;
  readonly programs: readonly string[];
  readonly repositories: string;
  readonly media: string;
  readonly record: string;
  /** Names of hosts besides the hub's that are this machine. */
  readonly hosts: readonly string[];
  /** Variables that the command gets besides. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** Empties the folder of a place, for the files that the command reads. */
export function prepare(place: Place): void {
  rmSync(place.folder, { recursive: true, force: true });
  mkdirSync(join(place.folder, 'work'), { recursive: true });
  logIn(join(place.folder, 'home'));
}

/** Runs a command in a prepared place, without any network but the mock hub, to its end or to the limit in seconds. */
export function executeAlone(command: readonly string[], place: Place, tools: Tools, seconds: number): Promise<Ended> {
  const hosts = [...HUB, ...place.hosts];
  const { authority } = certificatesFor(hosts, tools.cache('certificates'));
  const folder = dirname(authority);
  const hostsFile = join(place.folder, 'hosts');
  // A machine knows its own name: Java asks for its address.
  writeFileSync(hostsFile, `127.0.0.1 localhost ${[...new Set([hostname(), ...hosts])].join(' ')}\n`);
  const settings: HubSettings = {
    repositories: place.repositories,
    media: place.media,
    record: place.record,
    log: join(place.folder, 'requests.log'),
    key: join(folder, 'leaf.key'),
    certificate: join(folder, 'leaf.pem'),
  };
  const settingsFile = join(place.folder, 'hub.json');
  writeFileSync(settingsFile, JSON.stringify(settings));
  const environment = {
    PATH: [...place.programs, dirname(tools.node), '/usr/bin', '/bin', '/usr/sbin', '/sbin'].join(':'),
    HOME: join(place.folder, 'home'),
    LC_ALL: 'C.UTF-8',
    OMP_NUM_THREADS: '1',
    SSL_CERT_FILE: authority,
    REQUESTS_CA_BUNDLE: authority,
    CURL_CA_BUNDLE: authority,
    NODE_EXTRA_CA_CERTS: authority,
    ...place.variables,
  };
  const hub = [tools.node, '--disable-warning=ExperimentalWarning', here('hub.ts'), settingsFile];
  const whole = [...unshare(), 'sh', here('inside.sh'), hostsFile, ...hub, ...command];
  return execute(whole, join(place.folder, 'work'), environment, seconds);
}

/** What the mock hub was asked for and did not have, or did not give. */
export function notFound(place: Place): string[] {
  try {
    const lines = readFileSync(join(place.folder, 'requests.log'), 'utf8').split('\n');
    return [...new Set(lines.filter((line) => /^40[14]/.test(line)))];
  } catch {
    return [];
  }
}
