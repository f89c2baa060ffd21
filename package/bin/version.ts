import { createRequire } from 'node:module';

/** The version of the package that this file is part of: its package.json stands two folders up, built or not. */
export const versionOf = (): string =>
  (createRequire(import.meta.url)('../../package.json') as { version: string }).version;
