import { existsSync, readdirSync } from 'node:fs';
import type { Collection } from './collection.ts';

const HERE = new URL('./', import.meta.url);

const folders = readdirSync(HERE)
  .filter((name) => existsSync(new URL(`${name}/index.ts`, HERE)))
  .sort();

const modules = await Promise.all(
  folders.map((name): Promise<{ collections: readonly Collection[] }> => import(`./${name}/index.ts`)),
);

/** Every collection: each folder here whose index.ts exports some. */
export const COLLECTIONS: readonly Collection[] = modules.flatMap(({ collections }) => collections);
