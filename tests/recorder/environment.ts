import { mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** What a snippet's process finds around it. */
export interface Surroundings {
  /** Address of the recorder. */
  readonly proxy: string;
  /** File of the recorder's authority. */
  readonly authority: string;
  /** A folder for what programs keep between runs. */
  readonly cache: string;
  /** Folders of programs that stand before all but the packages of Python. */
  readonly first?: readonly string[];
  /** Folders of further programs that the snippet is run with. */
  readonly programs?: readonly string[];
  /** Folder with the python3 that has the packages; the system's python3 when absent. */
  readonly python?: string | undefined;
  /** The tokens, by environment variable: only those that the snippet should read. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** Each client looks for its certificates elsewhere, and the machine may preset some: all of them are set. */
const CERTIFICATE_FILES = [
  'SSL_CERT_FILE', // OpenSSL, and httpx and truststore through it
  'REQUESTS_CA_BUNDLE', // requests
  'CURL_CA_BUNDLE', // curl, and requests
  'NODE_EXTRA_CA_CERTS', // Node
  'AWS_CA_BUNDLE',
  'PIP_CERT',
];

/** The whole environment of a snippet's process: nothing of the caller's own is in it. */
export function environmentOf({
  proxy,
  authority,
  cache,
  first = [],
  programs = [],
  python,
  tokens,
}: Surroundings): Record<string, string> {
  const home = join(cache, 'home');
  const none = join(cache, 'no-certificates');
  for (const folder of [home, none]) mkdirSync(folder, { recursive: true });
  // The Node.js that runs the tests comes before one that the caller's PATH has.
  const folders = [python, ...first, dirname(process.execPath), ...programs, '/usr/local/bin', '/usr/bin', '/bin'];
  return {
    PATH: folders.filter((folder) => folder !== undefined).join(delimiter),
    HOME: home,
    LANG: 'C.UTF-8',
    SSL_CERT_DIR: none,
    ...Object.fromEntries(CERTIFICATE_FILES.map((name) => [name, authority])),
    ...Object.fromEntries(
      ['http', 'https', 'all'].flatMap((kind) => [
        [`${kind}_proxy`, proxy],
        [`${kind}_proxy`.toUpperCase(), proxy],
      ]),
    ),
    no_proxy: '',
    NO_PROXY: '',
    NODE_USE_ENV_PROXY: '1',
    NODE_COMPILE_CACHE: join(cache, 'node'),
    HF_HOME: join(home, 'huggingface'),
    ...tokens,
  };
}
