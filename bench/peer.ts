import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { $ } from 'zx';

/** A package that this project is measured against: installed apart for the measurement, at this version. */
export interface PeerPackage {
  name: string;
  version: string;
}

export const SNIPPETS_PEER: PeerPackage = { name: '@huggingface/tasks', version: '0.21.54' };
export const MESSAGE_PACK_PEER: PeerPackage = { name: '@msgpack/msgpack', version: '3.1.3' };
export const FAL_PEER: PeerPackage = { name: '@fal-ai/client', version: '1.10.1' };

/** The part of the peer's public interface that is measured. */
export interface Peer {
  MODEL_LIBRARIES_UI_ELEMENTS: Record<string, { snippets?: (model: unknown) => string[] }>;
}

/** Installs the peer under .cache/ when it is not there; returns its folder. */
export async function installPeer(root: string, { name, version }: PeerPackage): Promise<string> {
  // A folder for each, since npm takes away what it was not asked for.
  const folder = join(root, '.cache/bench', name.replaceAll('/', '-'));
  const installed = join(folder, 'node_modules', name);
  if (!existsSync(installed)) {
    await $({ quiet: true })`npm install --prefix ${folder} --no-save --ignore-scripts ${name}@${version}`;
  }
  return installed;
}

export const peerName = ({ name, version }: PeerPackage): string => `${name} ${version}`;
