import { spawnSync } from 'node:child_process';

const NAMES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'];

/**
 * Makes fetch respect HTTPS_PROXY, HTTP_PROXY and NO_PROXY. Where Node has no call for it (before 24.14), the program is
 * started again with NODE_USE_ENV_PROXY, which Node reads only at its start (since 22.21).
 */
export function respectProxies(): void {
  if (!NAMES.some((name) => process.env[name]) || process.env.NODE_USE_ENV_PROXY === '1') return;
  // An import of node:http loads all that fetch is made of at every start, without a proxy too.
  const http: { setGlobalProxyFromEnv?: () => unknown } = process.getBuiltinModule('node:http');
  const { setGlobalProxyFromEnv } = http;
  if (setGlobalProxyFromEnv) {
    setGlobalProxyFromEnv();
    return;
  }
  const { status, signal } = spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_USE_ENV_PROXY: '1' },
  });
  process.exit(signal ? 1 : (status ?? 1));
}
