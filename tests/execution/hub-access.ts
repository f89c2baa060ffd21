import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';

/** The key that the reader of a snippet has logged in with. */
export const TOKEN = 'hf_0123456789abcdefghijklmnopqrstuvwx';

/** Puts the key where `hf auth login` puts it (huggingface_hub, constants.HF_TOKEN_PATH). */
export function logIn(home: string): void {
  const folder = join(home, '.cache/huggingface');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'token'), TOKEN);
}

/** What of a repository's record tells who may read it. */
export interface Access {
  readonly id?: string;
  readonly gated?: unknown;
  readonly private?: unknown;
}

/**
 * Whether the hub refuses what is asked for: of a gated repository its files and its description as Croissant, of a private one
 * everything, to who sends no key (https://huggingface.co/docs/hub/models-gated, https://huggingface.co/docs/hub/datasets-gated).
 */
export function isRefused(record: Access, path: string, { headers }: IncomingMessage): boolean {
  const isPrivate = record.private === true;
  if (!record.id || !(isPrivate || record.gated) || headers.authorization === `Bearer ${TOKEN}`) return false;
  const [, api, own = ''] = /^\/(api\/)?(?:(?:datasets|models|v2)\/)?(.+)$/.exec(path) ?? [];
  if (own !== record.id && !own.startsWith(`${record.id}/`)) return false;
  return isPrivate || api === undefined || own.endsWith('/croissant');
}
