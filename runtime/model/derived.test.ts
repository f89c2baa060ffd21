import { describe, expect, test } from 'vitest';
import { adaptedModelOf, headOf, moduleNameOf, nameOf, needsRemoteCode, unmasked } from './derived.ts';

describe('nameOf', () => {
  test.each([
    ['org/name', 'name'],
    ['name', 'name'],
    ['org/a/b', 'a/b'],
    ['org/', 'org/'],
    ['org/ ', 'org/ '],
    ['org/-rf', 'org/-rf'],
  ])('%j -> %j', (id, name) => {
    expect(nameOf(id)).toBe(name);
  });
});

describe('moduleNameOf', () => {
  test.each<[string, string | undefined]>([
    ['en_core_web', 'en_core_web'],
    ['en-core-web', 'en_core_web'],
    ['a.b', undefined],
    ['3d', undefined],
    ['class', 'class'],
    ['a b', undefined],
  ])('%j -> %j', (name, module) => {
    expect(moduleNameOf(name)).toBe(module);
  });
});

describe('unmasked', () => {
  test.each<[string | undefined, string | undefined, string | undefined]>([
    ['a [M] b [M]', '[M]', 'a A b A'],
    ['a <mask> b', undefined, 'a A b'],
    ['a [M] b', undefined, 'a [M] b'],
    ['$& x $&', '$&', 'A x A'],
    ['no mask', '[M]', 'no mask'],
    [undefined, '[M]', undefined],
    [' ', '[M]', undefined],
  ])('%j with %j -> %j', (text, token, plain) => {
    expect(unmasked(text, token)).toBe(plain);
  });
});

describe('needsRemoteCode', () => {
  test.each<[string[], string | undefined, boolean]>([
    [['custom_code'], undefined, true],
    [[], 'modeling_x.XForCausalLM', true],
    [['code'], undefined, false],
  ])('%j with %j -> %j', (tags, autoMap, needed) => {
    expect(needsRemoteCode(tags, autoMap)).toBe(needed);
  });
});

describe('headOf', () => {
  test.each<[string | undefined, string | undefined]>([
    ['MistralForCausalLM', 'ForCausalLM'],
    ['GPT2LMHeadModel', 'LMHeadModel'],
    ['PerformerForMaskedLM', 'ForMaskedLM'],
    ['BertModel', undefined],
    ['Transformer', undefined],
    [undefined, undefined],
  ])('%j -> %j', (architecture, head) => {
    expect(headOf(architecture)).toBe(head);
  });
});

describe('adaptedModelOf', () => {
  test.each<[string | undefined, string[], string | undefined]>([
    ['org/card', ['base_model:adapter:org/tag'], 'org/card'],
    [undefined, ['base_model:org/other', 'base_model:adapter:org/tag'], 'org/tag'],
    [undefined, ['base_model:adapter:'], undefined],
    [undefined, ['base_model:finetune:org/tag'], undefined],
  ])('%j with %j -> %j', (card, tags, base) => {
    expect(adaptedModelOf(card, tags)).toBe(base);
  });
});
