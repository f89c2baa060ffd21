import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cacheShapeOf } from '../../runtime/memory/index.ts';

type Layers = readonly (readonly [count: number, elements: number, window: number | null])[];

interface Measured {
  readonly name: string;
  readonly form: 'told' | 'saved' | 'older' | 'inner';
  readonly config: object;
  readonly layers: Layers | null;
}

const [, ...measured] = readFileSync(new URL('caches.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Measured => JSON.parse(line));

/**
 * Of these nothing is said, for no field tells it: layers that are gone through more than once or keep other things, names of
 * fields of the time before num_hidden_layers, and lists of layers that are not there.
 */
const UNTOLD: Readonly<Record<Measured['form'], readonly string[]>> = {
  told: [],
  saved: [
    'bloom',
    'codegen',
    'ctrl',
    'doge',
    'gpt-sw3',
    'gpt2',
    'gpt_bigcode',
    'gpt_neo',
    'gptj',
    'hrm_text',
    'inkling2_loop_text',
    'moshi',
    'mpt',
    'recurrent_gemma',
    'trocr',
    'xglm',
  ],
  older: [
    'beam',
    'cohere2_moe',
    'dots3_note_text',
    'flint',
    'hy_v4',
    'inkling2_loop_text',
    'inkling2_text',
    'inkling_text',
    'kimi_linear',
    'kolibri1',
    'laguna',
    'lara_mini',
    'lfm3',
    'mellum',
    'mimo_v2_flash',
    'minimax_m3_vl_text',
    'modernbert-decoder',
    'nemotron_h',
    'zamba',
    'zamba2',
  ],
  inner: [
    'beam',
    'cohere2_moe',
    'flint',
    'hrm_text',
    'hy_v4',
    'inkling2_loop_text',
    'inkling2_text',
    'inkling_text',
    'kolibri1',
    'lara_mini',
    'lfm3',
    'mimo_v2_flash',
    'modernbert-decoder',
    'moshi',
    'nemotron_h',
    'recurrent_gemma',
    'zamba',
    'zamba2',
  ],
};

/** How many layers keep so many elements, and how far they look back where other layers look back to the beginning. */
function summary(layers: Layers): Record<string, number> {
  const kept = layers.filter(([, elements]) => elements > 0);
  const isLimited = kept.every(([, , window]) => window !== null);
  const sums: Record<string, number> = {};
  for (const [count, elements, window] of kept) {
    const key = `${elements}${window === null || isLimited ? '' : ` of ${window}`}`;
    sums[key] = (sums[key] ?? 0) + count;
  }
  return sums;
}

/** The same of what is derived from a configuration; undefined where nothing is. */
const derived = (config: object): Record<string, number> | undefined => {
  const shape = cacheShapeOf(config);
  return shape && summary(shape.map(({ count, elements, window }) => [count, elements, window ?? null]));
};

describe.each(['told', 'saved', 'older', 'inner'] as const)('configurations as they are %s', (form) => {
  const own = measured.filter((one) => one.form === form);

  it('tell as many layers as the caches that transformers makes of them have, and as many elements', () => {
    const said = own.flatMap(({ name, config, layers }) => {
      const found = derived(config);
      return found ? [[name, found, layers && summary(layers)] as const] : [];
    });
    expect(said.map(([name, found]) => [name, found])).toEqual(said.map(([name, , layers]) => [name, layers]));
  });

  it('say nothing where no field tells it, and where nothing is kept', () => {
    const silent = own.filter(({ config }) => derived(config) === undefined);
    const kept = silent.filter(({ layers }) => !layers || Object.keys(summary(layers)).length > 0);
    expect(kept.map(({ name }) => name)).toEqual(UNTOLD[form]);
  });
});

it('are many', () => expect(measured.length).toBeGreaterThan(300));
