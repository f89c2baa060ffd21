import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import fields from '../../schemas/model.schema.json' with { type: 'json' };
import { printed, tags } from './printed.ts';

const TASKS: Readonly<Record<string, readonly string[]>> = fields.properties.lacksPipelineClass['x-derived'].given;
const CLASSES = Object.keys(TASKS).map((one) => (one === 'AutoModel' ? one : `AutoModelFor${one}`));

/** The classes that the pipeline of a task loads. */
const loadedFor = (task: string): string[] =>
  CLASSES.filter((one) => TASKS[one.replace('AutoModelFor', '')]?.includes(task));

/** The classes that a code loads a model with: those that it names, and of each pipeline those of its task. */
function* loading(code: string): Generator<readonly string[]> {
  for (const [one] of code.matchAll(/\bAutoModel\w*(?=\.from_pretrained)/g)) yield [one];
  for (const [, task = ''] of code.matchAll(/\bpipeline\(\s*"([^"]+)"/g)) yield loadedFor(task);
}

interface Seed {
  readonly id: string;
  readonly config?: { readonly auto_map?: object };
}

const seeds = globSync(fileURLToPath(new URL('../../seeds/*.json', import.meta.url)))
  .map((file): Seed => JSON.parse(readFileSync(file, 'utf8')))
  .filter(({ config }) => config?.auto_map);

describe('what loads a repository with code of its own is a class that its configuration maps', () => {
  test.each(seeds.map((seed) => [seed.id, seed] as const))('%s', (_, seed) => {
    const mapped = Object.keys(seed.config?.auto_map ?? {});
    for (const any of loading(printed('transformers', seed)))
      expect(any.some((one) => mapped.includes(one))).toBe(true);
  });

  // Of every task, with what the hub says of the class and without, whether it answers messages or not.
  const records = [...Object.values(TASKS).flat(), 'text-ranking', 'time-series-forecasting', undefined].flatMap(
    (task) =>
      [...CLASSES, 'AutoModelForVision2Seq'].map((own) => ({
        id: 'org/own',
        pipeline_tag: task,
        config: {
          auto_map: { AutoConfig: 'code.OwnConfig', [own]: 'code.Own' },
          model_type: 'own',
          architectures: ['Own'],
        },
        own,
      })),
  );
  const hub = ({ own }: { own: string }): object => ({
    transformersInfo: { auto_model: own, processor: 'AutoProcessor' },
  });
  const template = { chat_template_jinja: '{{ messages }}' };
  test.each([
    ['', () => ({})],
    [', with what the hub says of it', hub],
    [', with a chat template', ({ config }: { config: object }) => ({ config: { ...config, ...template } })],
  ])('of every task%s', (_, more) => {
    for (const named of [tags('custom_code'), tags('custom_code', 'conversational', 'image-text-to-text')])
      for (const { own, ...record } of records) {
        const text = printed('transformers', { ...record, ...named, ...more({ own, ...record }) });
        const used = [...loading(text)];
        // A message loads nothing.
        if (text.includes('import ')) expect(used, text).not.toEqual([]);
        for (const any of used) expect(any.includes(own) ? own : text).toBe(own);
      }
  });
});
