import { expect, test } from 'vitest';
import modelSchema from '../../schemas/model.schema.json' with { type: 'json' };
import { textPrefixesOf } from './derived.ts';

const { properties } = modelSchema;

test.each<[name: string, prefixes: string | undefined]>([
  ['e5-large-v2', 'e5'],
  ['multilingual-e5-small-gguf', 'e5'],
  ['multilingual-E5-large', 'e5'],
  ['multilingual-e5-large-instruct', 'e5-instruct'],
  ['multilingual-e5-large-instruct-Q8_0-GGUF', 'e5-instruct'],
  ['e5-mistral-7b-instruct', 'e5-instruct'],
  ['nomic-embed-text-v1.5', 'nomic'],
  ['nomic-embed-text-v2-moe-GGUF', 'nomic'],
  ['base5-large', undefined],
  ['Qwen2.5-7B-Instruct', undefined],
])('the texts before what %s reads', (name, prefixes) => {
  expect(textPrefixesOf(name, properties.textPrefixes['x-derived'].given)).toBe(prefixes);
});
