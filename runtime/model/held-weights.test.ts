import { describe, expect, test } from 'vitest';
import { adapterFolderOf } from './held-weights.ts';

const config = (...folders: string[]): string[] => folders.map((folder) => `${folder}/adapter_config.json`);

describe('the folder of an adapter', () => {
  test.each([
    [['README.md', ...config('checkpoint-500', 'checkpoint-1000')], 'checkpoint-1000'],
    [config('checkpoint-1000', 'final'), 'final'],
    [config('outer/inner'), 'outer/inner'],
    [['adapter_config.json', ...config('checkpoint-500')], undefined],
    [['my_adapter_config.json', 'folder/adapter_config.json.bak'], undefined],
    [[], undefined],
  ])('of %j is %s', (files, folder) => {
    expect(adapterFolderOf(true, files)).toBe(folder);
    expect(adapterFolderOf(false, files)).toBeUndefined();
  });
});
