import { describe, expect, test } from 'vitest';
import { printed } from './printed.ts';

describe('code that loads weights of its library, by a word of its own, is for their repository alone', () => {
  test.each<[library: string, id: string, task: string, loads: string]>([
    ['libreyolo', 'LibreYOLO/LibreGemma4e2b', 'image-text-to-text', 'LibreVLM("gemma-4-e2b")'],
    ['libreyolo', 'LibreYOLO/LibreShowUI2b', 'image-text-to-text', 'LibreGround("showui-2b")'],
  ])('%s: %s', (library, id, pipeline_tag, loads) => {
    const other = id.replace(/^[^/]+/, 'org');
    expect(printed(library, { id, pipeline_tag })).toContain(loads);
    expect(printed(library, { id: other, pipeline_tag })).not.toContain(loads);
  });
});
