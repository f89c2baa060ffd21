import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { registry } from '../../out/modules/libraries/registry.ts';
import { loadingPrecisions } from '../../out/modules/safetensors.ts';
import type { Model } from '../../out/types/model.ts';
import type { Seed } from '../../out/types/seed.ts';
import { shownFor } from '../../runtime/libraries.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { withQuantization } from '../../runtime/model/quantization.ts';
import { printLibraries } from '../../runtime/printed.ts';
import { slugOf } from '../../runtime/slug.ts';
import type { LibraryEntry } from '../../runtime/snippet.ts';
import { seedRecords } from './seeds.ts';

const SEEDS = fileURLToPath(new URL('../../seeds/', import.meta.url));
const SNIPPETS = fileURLToPath(new URL('../../out/snippets/', import.meta.url));
const entries: Readonly<Record<string, LibraryEntry>> = registry;

const printedOf = async (model: Model, library: string) =>
  printLibraries(await shownFor(model, (id) => entries[id])).filter((snippet) => snippet.library === library);

const record = {
  id: 'org/m',
  library_name: 'transformers',
  pipeline_tag: 'text-generation',
  tags: ['transformers', 'safetensors', 'conversational'],
  transformersInfo: { auto_model: 'AutoModelForCausalLM', processor: 'AutoTokenizer' },
  config: { chat_template_jinja: 'x' },
  safetensors: { parameters: { F32: 1000 } },
};

describe('what weights are loaded as', () => {
  const INSTALL = 'pip install -U transformers accelerate torch';

  test.each<[asked: string | undefined, record: object, written: string | undefined, install: string]>([
    [undefined, record, undefined, INSTALL],
    ['16-bit', record, 'dtype="bfloat16"', INSTALL],
    ['8-BIT', record, '"load_in_8bit": True', `${INSTALL} bitsandbytes`],
    ['4-bit', record, '"load_in_4bit": True', `${INSTALL} bitsandbytes`],
    ['16-bit', { ...record, safetensors: { parameters: { BF16: 1000 } } }, undefined, INSTALL],
    ['8-bit', { ...record, safetensors: undefined }, undefined, INSTALL],
  ])('%s', async (asked, given, written, install) => {
    const model = parseModel(given);
    const plain = await printedOf(model, 'transformers');
    const { model: chosen, problem } = withQuantization(model, asked);
    const printed = await printedOf(chosen, 'transformers');
    expect(problem !== undefined).toBe(asked !== undefined && written === undefined);
    const code = (snippets: typeof plain) => snippets.filter(({ kind }) => kind === 'code').map((one) => one.code);
    expect(printed.find(({ kind }) => kind === 'install')?.code.trim()).toBe(install);
    expect(code(printed)).toHaveLength(3);
    if (written === undefined) expect(printed).toEqual(plain);
    else for (const text of code(printed)) expect(text).toContain(written);
  });

  const LOADING = [
    {
      library: 'transformers',
      sixteen: /dtype="bfloat16"/,
      least: 100,
      // Their own code is kept at version 4, where these arguments have other names.
      without: [
        'baidu/Unlimited-OCR: Model class',
        'deepseek-ai/DeepSeek-OCR: Model class',
        'internlm/internlm2-1_8b-reward: Model class',
        'jinaai/jina-embeddings-v3: Embeddings',
        'microsoft/Florence-2-base: Model class',
        'microsoft/Phi-3.5-vision-instruct: Model class',
        'openbmb/MiniCPM-o-2_6: Model class',
        'openbmb/MiniCPM-V-4_5: Model class',
        'stepfun-ai/GOT-OCR2_0: Model class',
        'vikhyatk/moondream2: Model class',
      ],
    },
    {
      library: 'diffusers',
      sixteen:
        /dtype=(?:torch\.b?float16|\{\s*"vae": torch\.float32,\s+(?:"image_encoder": torch\.float32,\s+)?"default": torch\.bfloat16,?\s*\})/,
      least: 60,
      without: [],
    },
  ];

  test.each(
    LOADING.flatMap((one) => loadingPrecisions.map(({ label }) => ({ ...one, label }))),
  )('$label stands wherever $library loads weights', async ({ library, sixteen, least, label, without }) => {
    const written = label === '16-bit' ? sixteen : new RegExp(`"load_in_${label.replace('-', '')}": True`);
    const left: string[] = [];
    let count = 0;
    for (const seed of seedRecords(library)) {
      const model = { ...parseModel(seed), precision: label.replace('-', '') };
      for (const { kind, code, title } of await printedOf(model, library)) {
        if (kind !== 'code' || !/^(?:model|pipe|vae) = /m.test(code)) continue;
        count += 1;
        if (!written.test(code)) left.push(`${model.id}: ${title}`);
      }
    }
    expect(count).toBeGreaterThan(least);
    expect(left).toEqual(without);
  });

  test('bitsandbytes is installed for what it quantizes, and it is told what that does not do', async () => {
    const seeds = seedRecords('diffusers').map((seed) => parseModel(seed));
    const vae = seeds.find(({ id }) => id === 'stabilityai/sd-vae-ft-mse') ?? parseModel({});
    const shown = async (precision: string) => (await shownFor({ ...vae, precision }, (id) => entries[id]))[0];
    const [eight, sixteen] = [await shown('8bit'), await shown('16bit')];
    expect(eight?.snippets[0]?.code.trim()).toBe('pip install -U diffusers transformers accelerate bitsandbytes');
    expect(sixteen?.snippets[0]?.code.trim()).toBe('pip install -U diffusers transformers accelerate');
    expect(eight?.notices.map(({ kind }) => kind)).toEqual(['gpu', 'memory', 'version']);
    expect(eight?.notices[1]?.text).toMatch(/^Linear layers alone/);
    expect(sixteen?.notices[0]?.text).toMatch(/^Where the memory/);
  });
});

test('what seeds are also executed with are precisions of a library that they are rendered for', () => {
  const labels = loadingPrecisions.map(({ label }) => label.replace('-', ''));
  const asked = readdirSync(SEEDS).flatMap((name) => {
    if (!name.endsWith('.json')) return [];
    const { id, precisions = [] }: Seed = JSON.parse(readFileSync(join(SEEDS, name), 'utf8'));
    return precisions.map((precision) => ({ id, precision }));
  });
  const rendered = new Set(readdirSync(SNIPPETS).flatMap((library) => readdirSync(join(SNIPPETS, library))));
  expect(asked.length).toBeGreaterThan(0);
  for (const { id, precision } of asked) {
    expect(labels).toContain(precision);
    expect(rendered).toContain(`${slugOf(id)}@${precision}`);
  }
  expect([...rendered].filter((folder) => folder.includes('@'))).toHaveLength(asked.length);
});
