import { closeSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { walk } from '../generators/1-load/walk.ts';
import { ROOT } from '../generators/cli/command.ts';
import { registry } from '../out/modules/libraries/registry.ts';
import { buildPackage } from '../package/build.ts';
import { inferenceSnippets } from '../runtime/inference/index.ts';
import { parseModel } from '../runtime/model/parse.ts';
import { byTurns, processorTimeOf, table } from './measure.ts';
import { installPeer, type Peer, peerName, SNIPPETS_PEER } from './peer.ts';
import { leastByTurns, processorTimeOfNode } from './processes.ts';
import { recordLines } from './synthetic.ts';

/**
 * `node bench/speed.ts`: what a batch, a record, calls, libraries and a start cost, in processor time and as ratios to what
 * JSON itself costs for the same records in the same run, or to a peer.
 */

const RENDER = [join(ROOT, 'generators/cli/main.js'), 'render'];
const COMMAND = [join(ROOT, 'out/package/package/bin/start.js')];

/** A record that most libraries' code is made of, for starts. */
const RECORD = join(ROOT, 'seeds/openai-community-gpt2.json');

type Record_ = { id: string; library_name?: string };
type Row = readonly [what: string, here: string, against: string, ratio: string, budget: string];

const micro = (value: number): string => `${value.toFixed(2)} µs`;
const ratioOf = (here: number, against: number): string => `${(here / against).toFixed(2)}x`;

/** The lines of a file, some at a time: answers to many records do not fit in memory. */
function* linesOf(path: string): Generator<string[]> {
  const file = openSync(path, 'r');
  const buffer = Buffer.allocUnsafe(8_000_000);
  let rest = Buffer.alloc(0);
  for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer)) {
    const bytes = Buffer.concat([rest, buffer.subarray(0, size)]);
    const end = bytes.lastIndexOf(10) + 1;
    rest = bytes.subarray(end);
    if (end > 0) yield bytes.toString('utf8', 0, end - 1).split('\n');
  }
  closeSync(file);
}

/** Microseconds that JSON.parse of all lines of a file takes, and JSON.stringify of what they hold. */
function jsonTimes(path: string): { parse: number; stringify: number } {
  let [parse, stringify] = [0, 0];
  for (const lines of linesOf(path)) {
    const values: unknown[] = [];
    parse += processorTimeOf(() => {
      for (const line of lines) values.push(JSON.parse(line));
    });
    stringify += processorTimeOf(() => {
      for (const value of values) JSON.stringify(value);
    });
  }
  return { parse, stringify };
}

/** A batch of distinct records, the start of the process included, against JSON.parse of its input and JSON.stringify of its output. */
function batchRow(folder: string, records: number, rounds: number): Row {
  const [input, output] = [join(folder, 'records.ndjson'), join(folder, 'snippets.ndjson')];
  writeFileSync(input, [...recordLines(records)].join(''));
  const [batch = 0, parse = 0, stringify = 0] = leastByTurns(
    [
      () => processorTimeOfNode([...RENDER, '--batch'], { input, output }),
      () => jsonTimes(input).parse,
      () => jsonTimes(output).stringify,
    ],
    rounds,
  );
  const [here, unit] = [batch / records, (parse + stringify) / records];
  return [`a record of a batch of ${records}`, micro(here), `JSON ${micro(unit)}`, ratioOf(here, unit), '4x'];
}

/** Chat models of which no two have the same name. */
const chats = Array.from({ length: 64 }, (_, at) =>
  parseModel({
    id: `meta-llama/Llama-3.1-${at}B-Instruct`,
    pipeline_tag: 'text-generation',
    tags: ['conversational'],
    config: { tokenizer_config: { chat_template: 'x' } },
  }),
);

/** What is done with one record in this process: reading it, calls, libraries. */
function recordRows(peer: Peer, rounds: number): Row[] {
  const lines = [...recordLines(4000)].join('').trimEnd().split('\n');
  const records = lines.map((line) => JSON.parse(line) as Record_);
  const seeds = walk(ROOT, 'seeds')
    .filter((path) => path.endsWith('.json'))
    .map((path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Record_);
  const entries = registry as Readonly<Record<string, (typeof registry)['transformers']>>;
  const pairs = seeds.flatMap((record) => {
    const ours = entries[record.library_name ?? ''];
    const theirs = peer.MODEL_LIBRARIES_UI_ELEMENTS[record.library_name ?? '']?.snippets;
    return ours && theirs ? [{ model: parseModel(record), record, ours, theirs }] : [];
  });
  const times = byTurns(
    {
      json: () => {
        for (const line of lines) JSON.parse(line);
      },
      parse: () => {
        for (const record of records) parseModel(record);
      },
      chat: () => {
        for (const chat of chats) inferenceSnippets(chat, { provider: 'together' });
      },
      ours: () => {
        for (const { ours, model } of pairs) ours.snippets(model);
      },
      theirs: () => {
        for (const { theirs, record } of pairs) {
          try {
            theirs(record);
          } catch {
            // A record that the peer cannot handle costs it no time here.
          }
        }
      },
    },
    rounds,
  );
  const unit = times.json / lines.length;
  const [parse, chat] = [times.parse / records.length, times.chat / chats.length];
  const [ours, theirs] = [times.ours / pairs.length, times.theirs / pairs.length];
  const count = inferenceSnippets(chats[0] as (typeof chats)[0], { provider: 'together' }).snippets.length;
  return [
    ['parseModel of a record', micro(parse), `JSON.parse ${micro(unit)}`, ratioOf(parse, unit), '1.3x'],
    [`${count} chat clients of a model`, micro(chat), `JSON.parse ${micro(unit)}`, ratioOf(chat, unit), '10x'],
    [
      `all snippets of a model's library, ${pairs.length} models`,
      micro(ours),
      `peer ${micro(theirs)}`,
      ratioOf(ours, theirs),
      '1x',
    ],
  ];
}

/** What starts take beyond that of Node.js alone. */
function startRows(rounds: number): Row[] {
  const [none = 0, render = 0, command = 0] = leastByTurns(
    [
      ['-e', '0'],
      [...RENDER, RECORD],
      [...COMMAND, RECORD],
    ].map((args) => () => processorTimeOfNode(args)),
    rounds,
  );
  const seconds = (value: number): string => `${(value / 1e6).toFixed(3)} s`;
  const row = (what: string, spent: number, budget: string): Row => [
    what,
    seconds(spent - none),
    `beyond node -e 0: ${seconds(none)}`,
    ratioOf(spent - none, none),
    budget,
  ];
  return [row('start of render', render, '0.1 s'), row("start of the package's command", command, '0.15 s')];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      records: { type: 'string', default: '20000' },
      rounds: { type: 'string', default: '9' },
    },
  });
  const rounds = Number(values.rounds);
  const folder = await mkdtemp(join(tmpdir(), 'snippetry-bench-'));
  const peer = (await import(
    pathToFileURL(join(await installPeer(ROOT, SNIPPETS_PEER), 'dist/esm/index.js')).href
  )) as Peer;
  await buildPackage();
  const rows = [
    ['processor time', 'here', 'against', 'ratio', 'budget'],
    ...recordRows(peer, rounds),
    ...startRows(rounds),
    batchRow(folder, Number(values.records), Math.ceil(rounds / 3)),
  ];
  await rm(folder, { recursive: true });
  process.stdout.write(`The least of ${rounds} rounds taken by turns; the peer is ${peerName(SNIPPETS_PEER)}.\n\n`);
  process.stdout.write(`${table(rows)}\n`);
}

if (import.meta.main) await main();
