import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { $ } from 'zx';
import { walk } from '../generators/1-load/walk.ts';
import { ROOT } from '../generators/cli/command.ts';
import { registry } from '../out/modules/libraries/registry.ts';
import { inferenceSnippets } from '../runtime/inference/index.ts';
import { parseModel } from '../runtime/model/parse.ts';
import { gzipSize, median, microseconds, table } from './measure.ts';
import { installPeer, type Peer, peerName, SNIPPETS_PEER } from './peer.ts';

type Record_ = { id: string; library_name?: string };

const records = walk(ROOT, 'seeds')
  .filter((path) => path.endsWith('.json'))
  .map((path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Record_);

async function generateTime(): Promise<string[][]> {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    await $({ quiet: true, cwd: ROOT })`${process.execPath} generators/cli/main.ts generate`;
    times.push((performance.now() - start) / 1000);
  }
  return [['generate everything, cold process', `${median(times).toFixed(2)} s`, 'budget 3 s', '']];
}

function snippetTime(peer: Peer): string[][] {
  const entries = registry as Readonly<Record<string, (typeof registry)['transformers']>>;
  const pairs = records.flatMap((record) => {
    const ours = entries[record.library_name ?? ''];
    const theirs = peer.MODEL_LIBRARIES_UI_ELEMENTS[record.library_name ?? '']?.snippets;
    return ours && theirs ? [{ model: parseModel(record), record, ours, theirs }] : [];
  });
  const ours = microseconds(() => {
    for (const pair of pairs) pair.ours.snippets(pair.model);
  });
  const theirs = microseconds(() => {
    for (const pair of pairs) {
      try {
        pair.theirs(pair.record);
      } catch {
        // A record that the peer cannot handle costs it no time here.
      }
    }
  });
  const parse = microseconds(() => {
    for (const { record } of pairs) parseModel(record);
  });
  const each = (time: number): string => `${(time / pairs.length).toFixed(2)} µs`;
  const ratio = `${(theirs / ours).toFixed(2)}x`;
  return [
    [`all snippets of a model (${pairs.length} models)`, each(ours), `peer ${each(theirs)}`, ratio],
    ['parse a model record', each(parse), '', ''],
  ];
}

function inferenceTime(): string[][] {
  const chat = parseModel({
    id: 'meta-llama/Llama-3.1-8B-Instruct',
    pipeline_tag: 'text-generation',
    tags: ['conversational'],
    config: { tokenizer_config: { chat_template: 'x' } },
  });
  const time = microseconds(() => inferenceSnippets(chat, { provider: 'together' }));
  return [['all chat clients of a provider', `${time.toFixed(1)} µs`, 'budget 20 µs', '']];
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
const peer = (await import(pathToFileURL(join(folder, 'dist/esm/index.js')).href)) as Peer;
const rows = [...(await generateTime()), ...snippetTime(peer), ...inferenceTime(), ...(await sizes(folder))];
process.stdout.write(
  `Against ${peerName(SNIPPETS_PEER)}, installed for this run only. Sizes are minified and compressed with gzip.\n\n`,
);
process.stdout.write(`${table([['what', 'here', 'against', 'ratio'], ...rows])}\n`);
