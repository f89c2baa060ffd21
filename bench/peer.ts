import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { $ } from 'zx';

/** The peer that this project is measured against: installed for the measurement only, never a dependency. */
const PEER = { name: '@huggingface/tasks', version: '0.21.54' } as const;

/** The part of the peer's public interface that is measured. */
export interface Peer {
  MODEL_LIBRARIES_UI_ELEMENTS: Record<string, { snippets?: (model: unknown) => string[] }>;
}

/** Installs the peer under .cache/ when it is not there; returns its folder. */
export async function installPeer(root: string): Promise<string> {
  const folder = join(root, '.cache/bench');
  const installed = join(folder, 'node_modules', PEER.name);
  if (!existsSync(installed)) {
    await $({ quiet: true })`npm install --prefix ${folder} --no-save --ignore-scripts ${PEER.name}@${PEER.version}`;
  }
  return installed;
}

export const peerName = `${PEER.name} ${PEER.version}`;
