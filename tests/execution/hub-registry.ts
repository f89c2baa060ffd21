import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RepositoryFile } from './hub-files.ts';

/** The hub as a registry of containers, from which programs fetch GGUF files (https://huggingface.co/docs/hub/ollama). */

/** What a registry answers: a document, or a file of the repository. */
export type RegistryReply = { readonly json: unknown } | { readonly file: RepositoryFile };

const digestOf = (content: Buffer | string): string => `sha256:${createHash('sha256').update(content).digest('hex')}`;

/**
 * The configuration of an image: the fields of ConfigV2 in
 * https://github.com/ollama/ollama/blob/main/server/images.go.
 */
const configOf = (layer: string) => ({
  model_format: 'gguf',
  model_family: 'llama',
  model_families: ['llama'],
  model_type: '1M',
  file_type: 'F32',
  architecture: 'amd64',
  os: 'linux',
  rootfs: { type: 'layers', diff_ids: [layer] },
});

/** The file that a tag names: its label before a dot or hyphen, or its name; without one, Q4_K_M or the first. */
function fileAt(files: readonly RepositoryFile[], tag: string): RepositoryFile | undefined {
  const own = files.filter(({ path }) => /\.gguf$/i.test(path) && !/mmproj/i.test(path));
  const lower = tag.toLowerCase();
  if (lower === 'latest') return own.find(({ path }) => /q4_k_m/i.test(path)) ?? own[0];
  return own.find(({ path }) => {
    const name = path.toLowerCase();
    return name === lower || name.endsWith(`-${lower}.gguf`) || name.endsWith(`.${lower}.gguf`);
  });
}

/**
 * Answers below /v2/<id>/: the manifest of a tag, and blobs by their digest.
 * @param rest What follows the id: `manifests/Q4_K_M` or `blobs/sha256:…`.
 * @returns Nothing where there is no such tag or blob.
 */
export function registryReply(files: readonly RepositoryFile[], rest: string): RegistryReply | undefined {
  const [kind, name = ''] = rest.split('/');
  if (kind === 'blobs') {
    const found = files.find(({ file }) => digestOf(readFileSync(file)) === name);
    if (found) return { file: found };
    const configs = files.map(({ file }) => configOf(digestOf(readFileSync(file))));
    const config = configs.find((one) => digestOf(JSON.stringify(one)) === name);
    return config && { json: config };
  }
  const file = kind === 'manifests' ? fileAt(files, name) : undefined;
  if (!file) return undefined;
  const layer = digestOf(readFileSync(file.file));
  const config = JSON.stringify(configOf(layer));
  return {
    json: {
      schemaVersion: 2,
      mediaType: 'application/vnd.docker.distribution.manifest.v2+json',
      config: {
        mediaType: 'application/vnd.docker.container.image.v1+json',
        digest: digestOf(config),
        size: config.length,
      },
      layers: [{ mediaType: 'application/vnd.ollama.image.model', digest: layer, size: file.size }],
      ggufFile: {
        rfilename: file.path,
        blobId: file.oid,
        size: file.size,
        lfs: { sha256: layer.slice('sha256:'.length), size: file.size, pointerSize: 134 },
      },
    },
  };
}
