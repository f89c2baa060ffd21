import { existsSync } from 'node:fs';

/** Debian's: the one that is built without windows takes a quarter of the other's processor time for a page. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser of the tests: Debian's, or the one that CHROMIUM names. */
export const CHROMIUM = process.env.CHROMIUM ?? INSTALLED.find((path) => existsSync(path)) ?? '/usr/bin/chromium';

/** Without a window, without what asks for other hosts by itself; --no-sandbox because a container runs it as root. */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
