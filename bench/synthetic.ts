import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { walk } from '../generators/1-load/walk.ts';
import { ROOT } from '../generators/cli/command.ts';
import { TASK_IDS } from '../out/modules/tasks/index.ts';

/**
 * Model records that do not exist but could: made on the fly from the shapes of the seeds, each from its own number, so
 * that any stretch of them is the same in every run and in every process. Run alone it prints them, one a line.
 */

type Fields = Record<string, unknown>;

/** A repeatable source of numbers from 0 to below 1 (mulberry32), one for each record. */
function random(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const ORGS = 'acme blue-lab C0DE data.works École-42 fjord gamma_ray hub-user IIT-Madras jürgen k2-team Ω-lab'.split(
  ' ',
);
const NAMES =
  'bert llama-3 Qwen2.5 whisper vit stable-diffusion t5 gte clip phi mamba wav2vec2 flux resnet gemma'.split(' ');
const SUFFIXES = 'base large 7B-Instruct finetuned-v2 GGUF lora mini 0.6b-chat v1.1 4bit uncased fp16 distilled'.split(
  ' ',
);
const LICENSES = ['apache-2.0', 'mit', 'cc-by-nc-4.0', 'llama3', 'openrail', 'other'];
const LANGUAGES = ['en', 'de', 'zh', 'fr', 'hi', 'multilingual', 'ar', 'ja'];
const FILES = [
  'config.json',
  'README.md',
  'model.safetensors',
  'tokenizer.json',
  'model-Q4_K_M.gguf',
  'onnx/model.onnx',
  'pytorch_model.bin',
  '1_Pooling/config.json',
];
const TEXTS = [
  'The goal of life is <mask>.',
  'Wie heißt die Hauptstadt von "Österreich"?',
  "It's 5 o'clock, isn't it?",
  '今天天气怎么样？',
  'Line one\nline two\t$HOME `id` \\ end',
  '👩‍🚀 in orbit',
];

function readSeed(path: string): Fields {
  const { why: _, rendered: __, confirmed: ___, ...record } = JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  return record;
}

/** The seeds by how often their library occurs on a hub: a few libraries are most of it. */
function weighted(): Fields[] {
  const seeds = walk(ROOT, 'seeds')
    .filter((path) => path.endsWith('.json'))
    .map(readSeed);
  const common: Record<string, number> = {
    transformers: 20,
    diffusers: 15,
    peft: 15,
    'sentence-transformers': 8,
    timm: 6,
  };
  return seeds.flatMap((seed) => Array<Fields>(common[String(seed.library_name)] ?? 1).fill(seed));
}

/** What goes wrong in real records: fields that are missing, empty, or of another type. */
const FLAWS: ((record: Fields) => void)[] = [
  (record) => delete record.pipeline_tag,
  (record) => delete record.library_name,
  (record) => delete record.config,
  (record) => Object.assign(record, { tags: null }),
  (record) => Object.assign(record, { config: { tokenizer_config: 'none', architectures: 'Not A Class!' } }),
  (record) => Object.assign(record, { widgetData: [{ text: '' }, null] }),
  (record) => Object.assign(record, { cardData: { base_model: [null, 7], instance_prompt: {} } }),
  (record) => Object.assign(record, { library_name: 'something-new' }),
  (record) => Object.assign(record, { transformersInfo: { auto_model: 'import os', processor: '' } }),
];

const FLAWED = 0.12;

/** Makes the function that gives the record of a number. */
export function recordMaker(): (number: number) => Fields {
  const seeds = weighted();
  return (number) => {
    const next = random(number);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
    const seed = pick(seeds);
    const name = `${pick(NAMES)}-${pick(SUFFIXES)}${next() < 0.5 ? `-${number.toString(36)}` : ''}`;
    const language = pick(LANGUAGES);
    const record: Fields = {
      ...seed,
      id: next() < 0.02 ? name : `${pick(ORGS)}/${name}`,
      tags: [
        ...((seed.tags as string[] | undefined) ?? []),
        language,
        `license:${pick(LICENSES)}`,
        `arxiv:${1000 + Math.floor(next() * 1500)}.${10000 + Math.floor(next() * 9999)}`,
        'region:us',
      ],
      cardData: {
        ...(seed.cardData as Fields | undefined),
        language: next() < 0.3 ? [language, pick(LANGUAGES)] : language,
      },
      downloads: Math.floor(next() ** 6 * 1e7),
      likes: Math.floor(next() ** 8 * 1e4),
      lastModified: new Date(1.6e12 + Math.floor(next() * 1.6e11)).toISOString(),
    };
    if (next() < 0.15) record.pipeline_tag = pick(TASK_IDS);
    if (next() < 0.3) record.widgetData = [{ text: pick(TEXTS) }];
    if (next() < 0.1) (record.tags as string[]).push('custom_code');
    if (!seed.siblings)
      record.siblings = Array.from({ length: 1 + Math.floor(next() * 12) }, () => ({ rfilename: pick(FILES) }));
    if (next() < FLAWED) pick(FLAWS)(record);
    return record;
  };
}

/** The lines of some records, a few hundred at a time, so that a stream is not fed in crumbs. */
export function* recordLines(count: number, first = 0): Generator<string> {
  const make = recordMaker();
  const AT_ONCE = 256;
  for (let number = first; number < first + count; number += AT_ONCE) {
    let text = '';
    for (let index = number; index < Math.min(number + AT_ONCE, first + count); index += 1)
      text += `${JSON.stringify(make(index))}\n`;
    yield text;
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { records: { type: 'string', default: '1000' }, first: { type: 'string', default: '0' } },
  });
  for (const lines of recordLines(Number(values.records), Number(values.first)))
    if (!process.stdout.write(lines)) await once(process.stdout, 'drain');
}
