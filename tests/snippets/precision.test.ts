import { describe, expect, test } from 'vitest';
import { registry } from '../../out/modules/libraries/registry.ts';
import { loadingPrecisions } from '../../out/modules/safetensors.ts';
import type { Model } from '../../out/types/model.ts';
import { shownFor } from '../../runtime/libraries.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { withQuantization } from '../../runtime/model/quantization.ts';
import { printLibraries } from '../../runtime/printed.ts';
import type { LibraryEntry } from '../../runtime/snippet.ts';
import { seedRecords } from './seeds.ts';

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

  test.each([...loadingPrecisions])('$label stands wherever Transformers loads weights', async ({ label }) => {
    const written = label === '16-bit' ? 'dtype="bfloat16"' : `load_in_${label.replace('-', '')}`;
    const left: string[] = [];
    let count = 0;
    for (const seed of seedRecords('transformers')) {
      const model = { ...parseModel(seed), precision: label.replace('-', '') };
      for (const { kind, code, title } of await printedOf(model, 'transformers')) {
        if (kind !== 'code' || !/^(?:model|pipe) = /m.test(code)) continue;
        count += 1;
        if (!code.includes(written)) left.push(`${model.id}: ${title}`);
      }
    }
    expect(count).toBeGreaterThan(100);
    expect(left).toEqual([]);
  });
});
