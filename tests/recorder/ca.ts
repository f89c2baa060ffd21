import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSecureContext, type SecureContext } from 'node:tls';

/** What the recorder needs to speak for other hosts, and what clients need to believe it. */
export interface Certificates {
  /** File of the authority's certificate (PEM), for the clients. */
  readonly authority: string;
  readonly context: SecureContext;
}

const openssl = (folder: string, ...args: string[]): void => {
  execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
};

const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

function makeCertificates(folder: string, hosts: readonly string[]): void {
  const names = hosts.map((host, index) => `DNS.${index + 1} = ${host}`).join('\n');
  // Python from 3.13 on verifies strictly (RFC 5280): key usage and key identifiers must be there.
  const config = `[req]
distinguished_name = name
prompt = no
[name]
CN = Snippetry recorder
[authority]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
[leaf]
basicConstraints = CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = serverAuth
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
subjectAltName = @names
[names]
${names}
`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'openssl.cnf'), config);
  const own = ['-config', 'openssl.cnf', '-days', '365'];
  openssl(
    folder,
    'req',
    '-x509',
    ...NEW_KEY,
    ...own,
    '-extensions',
    'authority',
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
  );
  openssl(folder, 'req', '-new', ...NEW_KEY, '-config', 'openssl.cnf', '-keyout', 'leaf.key', '-out', 'leaf.csr');
  const signer = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-set_serial', `0x${Date.now().toString(16)}`, '-days', '365'];
  openssl(
    folder,
    'x509',
    '-req',
    '-in',
    'leaf.csr',
    ...signer,
    '-extfile',
    'openssl.cnf',
    '-extensions',
    'leaf',
    '-out',
    'leaf.pem',
  );
}

/**
 * A certificate for the hosts, signed by an authority made for the purpose; both are kept in the cache folder and made
 * anew when the hosts change or after 300 days.
 * @param cache A folder that version control ignores.
 * @throws When openssl is missing or fails.
 */
export function certificatesFor(hosts: readonly string[], cache: string): Certificates {
  const wanted = [...new Set(hosts)].sort();
  const age = Math.floor(Date.now() / (300 * 24 * 3600 * 1000));
  const digest = createHash('sha256')
    .update(`${age} ${wanted.join(' ')}`)
    .digest('hex')
    .slice(0, 16);
  const folder = join(cache, `certificates-${digest}`);
  if (!existsSync(join(folder, 'leaf.pem'))) makeCertificates(folder, wanted);
  const read = (name: string): Buffer => readFileSync(join(folder, name));
  return {
    authority: join(folder, 'ca.pem'),
    context: createSecureContext({ key: read('leaf.key'), cert: read('leaf.pem') }),
  };
}
