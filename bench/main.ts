import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { $ } from 'zx';
import { walk } from '../generators/1-load/walk.ts';
import { ROOT } from '../generators/cli/command.ts';
import { gzipSize, median, table } from './measure.ts';
import { installPeer, peerName, SNIPPETS_PEER } from './peer.ts';

async function generateTime(): Promise<string[][]> {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    await $({ quiet: true, cwd: ROOT })`${process.execPath} generators/cli/main.ts generate`;
    times.push((performance.now() - start) / 1000);
  }
  return [['generate everything, cold process', `${median(times).toFixed(2)} s`, 'budget 3 s', '']];
}

async function sizes(peerFolder: string): Promise<string[][]> {
  const slugs = walk(ROOT, 'out/modules/libraries').filter((path) => !/index|registry/.test(path));
  const each: { path: string; size: number }[] = [];
  for (const path of slugs) each.push({ path, size: await gzipSize(ROOT, `export * from './${path}';`) });
  const withSnippets = each.filter(({ path }) => readFileSync(join(ROOT, path), 'utf8').includes('function print'));
  const largest = withSnippets.reduce((a, b) => (b.size > a.size ? b : a));
  const all = await gzipSize(ROOT, "export * from './out/modules/libraries/registry.ts';");
  const inference = await gzipSize(ROOT, "export * from './runtime/inference/index.ts';");
  const peer = await gzipSize(ROOT, `export { MODEL_LIBRARIES_UI_ELEMENTS } from '${peerFolder}';`);
  const client = await gzipSize(ROOT, "export * from '@huggingface/inference';");
  const bytes = (size: number): string => `${(size / 1000).toFixed(2)} kB`;
  return [
    ['one library alone, median', bytes(median(withSnippets.map(({ size }) => size))), 'budget 1 kB', ''],
    [`one library alone, largest (${largest.path.split('/').at(-1)})`, bytes(largest.size), 'budget 3 kB', ''],
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
const rows = [...(await generateTime()), ...(await sizes(folder))];
process.stdout.write(
  `Against ${peerName(SNIPPETS_PEER)}, installed for this run only. Sizes are minified and compressed with gzip.\n\n`,
);
process.stdout.write(`${table([['what', 'here', 'against', 'ratio'], ...rows])}\n`);
