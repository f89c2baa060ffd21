import { expect, test } from 'vitest';
import { baseModelsOf, draftedModelOf } from './derived.ts';

test.each<[string, boolean, string | undefined, string[], string | undefined]>([
  ['the model of the card', true, 'org/target', ['base_model:org/other'], 'org/target'],
  ['the model of the tag', true, undefined, ['qwen3', 'base_model:org/target'], 'org/target'],
  ['the model of the tag that says how', true, undefined, ['base_model:finetune:org/target'], 'org/target'],
  ['no list of models', true, 'org/a, org/b', [], undefined],
  ['nothing that a command takes for an option', true, undefined, ['base_model:-x/y'], undefined],
  ['nothing for a model that answers', false, 'org/target', ['base_model:org/target'], undefined],
])('a draft model is for %s', (_, draftModel, baseModel, tags, target) => {
  const [first] = baseModelsOf(baseModel === undefined ? [] : [baseModel], tags);
  expect(draftedModelOf(draftModel, first)).toBe(target);
});
