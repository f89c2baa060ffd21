import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { walk } from '../generators/1-load/walk.ts';
import { ROOT } from '../generators/cli/command.ts';
import { gzipSize, median, table } from './measure.ts';
import { installPeer, peerName, SNIPPETS_PEER } from './peer.ts';

/** What libraries share: escapers, helpers, requirements. */
const SHARED = ['runtime', 'languages', 'out/modules/requirements'].map((folder) => join(ROOT, folder, '*'));

/** The modules of libraries that have snippets, each with its own code alone and with what it shares, the smallest first. */
async function librarySizes(): Promise<{ path: string; own: number; size: number }[]> {
  const modules = walk(ROOT, 'out/modules/libraries').filter(
    (path) =>
      !/index|registry|\/parts\//.test(path) && readFileSync(join(ROOT, path), 'utf8').includes('function print'),
  );
  const sizes: { path: string; own: number; size: number }[] = [];
  for (const path of modules) {
    const code = `export * from './${path}';`;
    sizes.push({ path, own: await gzipSize(ROOT, code, SHARED), size: await gzipSize(ROOT, code) });
  }
  return sizes.sort((a, b) => a.own - b.own);
}

/** Most that the own code of the module of a library is meant to take. */
const MOST_OWN = 2500;

async function sizes(peerFolder: string): Promise<string[][]> {
  const each = await librarySizes();
  const greater = each.filter(({ own }) => own > MOST_OWN).reverse();
  const all = await gzipSize(ROOT, "export * from './out/modules/libraries/registry.ts';");
  const inference = await gzipSize(ROOT, "export * from './runtime/inference/index.ts';");
  const peer = await gzipSize(ROOT, `export { MODEL_LIBRARIES_UI_ELEMENTS } from '${peerFolder}';`);
  const client = await gzipSize(ROOT, "export * from '@huggingface/inference';");
  const bytes = (size: number): string => `${(size / 1000).toFixed(2)} kB`;
  return [
    ['own code of one library, median', bytes(median(each.map(({ own }) => own))), 'budget 1 kB', ''],
    [`own code above ${bytes(MOST_OWN)}`, `${greater.length} of ${each.length}`, 'budget 0', ''],
    ...greater.map(({ path, own }) => [`own code of ${path.split('/').at(-1)}`, bytes(own), '', '']),
    ['one library with what it shares, median', bytes(median(each.map(({ size }) => size))), '', ''],
    ['all libraries', bytes(all), `peer ${bytes(peer)}`, `${(peer / all).toFixed(2)}x`],
    [
      'all API clients and providers',
      bytes(inference),
      `@huggingface/inference ${bytes(client)}`,
      `${(client / inference).toFixed(2)}x`,
    ],
  ];
}

const folder = await installPeer(ROOT, SNIPPETS_PEER);
const rows = await sizes(folder);
process.stdout.write(
  `Against ${peerName(SNIPPETS_PEER)}, installed for this run only. Sizes are minified and compressed with gzip.\n\n`,
);
process.stdout.write(`${table([['what', 'here', 'against', 'ratio'], ...rows])}\n`);
