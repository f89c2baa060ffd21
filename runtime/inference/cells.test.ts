import { PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-nodejs';
import { describe, expect, test } from 'vitest';
import { providers } from '../../out/modules/providers/registry.ts';
import { parseModel } from '../model/parse.ts';
import { CHAT } from '../request/types.ts';
import { inferenceSnippets } from './index.ts';

const RAW = ['requests', 'fetch', 'curl'];

/** Finds imports that do not stand in their groups: those of Python itself first, an empty line between. */
const imports = new Workspace({ lint: { select: ['I'] } }, PositionEncoding.Utf16);

/** What a task makes, and so what its file is called: the last word of its name, but for one. */
const madeBy = (task: string): string => (task === 'image-segmentation' ? 'mask' : (task.split('-').at(-1) ?? ''));

describe('every cell', () => {
  const cells = Object.values(providers).flatMap(({ id, tasks }) =>
    Object.keys(tasks).flatMap((task) =>
      [false, true].flatMap((directRequest) =>
        [false, true].map((streaming) => ({ provider: id, task, directRequest, streaming })),
      ),
    ),
  );

  test.each(cells)('$provider $task direct $directRequest streaming $streaming', ({ task, ...options }) => {
    const contract = providers[options.provider]?.tasks[task];
    const record = { tags: task === 'text-generation' ? [] : [CHAT], mask_token: '[MASK]' };
    const providerModelId = contract?.models?.[0] ?? 'vendor/model';
    const { snippets, reason } = inferenceSnippets(
      parseModel({ id: 'org/name', pipeline_tag: task === CHAT ? 'text-generation' : task, ...record }),
      { ...options, providerModelId },
    );
    expect(snippets.length > 0).toBe(contract?.unusable === undefined);
    expect(reason === undefined).toBe(snippets.length > 0);
    for (const { code, client, language, request } of snippets) {
      if (language === 'python') expect(imports.check(code)).toEqual([]);
      expect(code).toMatch(/^\S[\s\S]*[^\n]\n$/);
      // Python puts two empty lines around a function.
      expect(code.replaceAll(/\n\n\n(def [\s\S]+?)\n\n\n/g, '$1')).not.toMatch(/[ \t]$|undefined|\[object|NaN|\n\n\n/m);
      const save = request?.result.save;
      if (save) expect(save.split('.')[0]).toBe(madeBy(task));
      const name = request?.result.named ? save?.split('.')[0] : save;
      if (RAW.includes(client) && name) expect(code).toContain(name);
      if (RAW.includes(client)) expect(code).toMatch(/raise RuntimeError|response\.ok|--fail-with-body/);
    }
  });
});
