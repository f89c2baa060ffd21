import { expect, it } from 'vitest';
import { searchIndex } from '../../out/modules/search.ts';
import queries from '../../tests/specification/search.json' with { type: 'json' };
import { searcher } from './search.ts';
import type { SearchIndex } from './types.ts';
import { likeness } from './words.ts';

const search = searcher(searchIndex);

it.each(queries)('$query finds $first first', ({ query, first }) => {
  const hit = search(query)[0]?.hits[0];
  expect(first).toContain(`${hit?.kind} ${hit?.id}`);
});

it.each([
  ['whisper', 'whisper', 1],
  ['whisp', 'whisper', 0.8],
  ['difusion', 'diffusion', 0.9],
  ['whipser', 'whisper', 0.8],
  ['transfomers', 'transformers', 0.8],
  ['difus', 'diffusers', 0.5],
  ['former', 'transformers', 0.45],
  // A wrong digit is another thing, and so is a short word.
  ['qwen2', 'qwen3', 0],
  ['asr', 'ocr', 0],
])('%s stands for %s as well as %d', (typed, word, like) => expect(likeness(typed, word)).toBeCloseTo(like, 1));

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const small: SearchIndex = {
  model: rows('a/one-two', 'b/two', 'c/three'),
  library: [{ id: 'two', names: ['deux'], about: ['number'] }],
  task: rows('to-text'),
  provider: [],
  app: [{ id: 'x.y', title: 'Ecks' }],
  quantization: rows('Q4_K_M'),
  doc: rows('urls'),
};
const ids = (query: string): string[] =>
  searcher(small)(query).flatMap(({ hits }) => hits.map(({ kind, id, url }) => `${kind} ${id} ${url}`));

it.each([
  ['two', ['library two /libraries/two/', 'model b/two /models/b/two/', 'model a/one-two /models/a/one-two/']],
  ['two one', ['model a/one-two /models/a/one-two/']],
  ['deux', ['library two /libraries/two/']],
  ['number', ['library two /libraries/two/']],
  ['ecks', ['app x.y /apps/x-y/']],
  ['q4km', ['quantization Q4_K_M /quantization/#q4_k_m']],
  ['to text', ['task to-text /tasks/to-text/']],
  ['Ürls', ['doc urls /docs/urls/']],
  ['https://hub.example/c/three', ['model c/three /models/c/three/']],
  ['', []],
  ['  ', []],
  ['nothing', []],
])('"%s" finds %j', (query, found) => expect(ids(query)).toEqual(found));

it('tells what has some of the words where nothing has all of them', () =>
  expect(ids('three nothing')).toEqual(['model c/three /models/c/three/']));
