import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { libraryLabels } from '../../out/modules/libraries/index.ts';
import { parseModel } from './parse.ts';
import { authorWishes, ignoredWishes } from './wishes.ts';

const SCHEMA = JSON.parse(readFileSync('schemas/author-wishes.schema.json', 'utf8'));
const isValid = new Ajv2020().compile(SCHEMA);

const FILES = [
  'a.Q4_K_M.gguf',
  'a.Q8_0.gguf',
  'mmproj-F16.gguf',
  'mmproj-BF16.gguf',
  'one.ckpt',
  'two.ckpt',
  '-x.ckpt',
];
const siblings = FILES.map((rfilename) => ({ rfilename }));
const read = (block: unknown) => authorWishes(block, FILES);

/** Every field of the block, and of the options and variants in it, with a value that is well-formed. */
const WHOLE = {
  prompt: 'Write a haiku about rain.',
  system: 'You answer in verse.',
  image: 'https://example.org/cat.png',
  audio: 'https://example.org/a.flac?x=1',
  video: 'https://example.org:8443/v.mp4',
  question: 'Where?',
  context: 'Here.',
  labels: ['a', 'b'],
  sentences: ['one', 'two'],
  variants: { transformers: 'direct-chat' },
  file: 'a.Q8_0.gguf',
  options: { max_tokens: 200, temperature: 0.5, top_p: 0.9, steps: 8, width: 640, height: 480 },
};

const READ = {
  prompt: 'Write a haiku about rain.',
  system: 'You answer in verse.',
  image: 'https://example.org/cat.png',
  audio: 'https://example.org/a.flac?x=1',
  video: 'https://example.org:8443/v.mp4',
  question: 'Where?',
  context: 'Here.',
  labels: ['a', 'b'],
  sentences: ['one', 'two'],
  variants: [{ library: 'transformers', variant: 'direct-chat' }],
  files: ['a.Q8_0.gguf'],
  maxTokens: 200,
  temperature: 0.5,
  topP: 0.9,
  steps: 8,
  width: 640,
  height: 480,
};

test('every field of the schema is read, and nothing of a whole block is ignored', () => {
  expect(isValid(WHOLE)).toBe(true);
  expect(Object.keys(WHOLE)).toEqual(Object.keys(SCHEMA.properties));
  expect(Object.keys(WHOLE.options)).toEqual(Object.keys(SCHEMA.properties.options.properties));
  expect(read(WHOLE)).toEqual(READ);
  expect(read({})).toEqual({});
  expect(parseModel({ id: 'a/b', siblings }).wishes).toBeUndefined();
});

/** A text of so many characters, some of which take two places. */
const long = (length: number): string => [...'é😀'.repeat(length)].slice(0, length).join('');

describe('a field that is malformed is ignored, and leaves the others as they are', () => {
  const TEXT = ['', ' \n', '\u200b', 7, null, ['x'], {}, long(2001), '😀'.repeat(2001)];
  const ADDRESS = [
    ...TEXT,
    'http://example.org/a.png',
    'https://localhost/a.png',
    'https://u@example.org/a.png',
    'https://example.org/a b',
    'https://example.org/é',
    'https://example.org/a\n',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'cat.png',
    `https://example.org/${'a'.repeat(500)}`,
  ];
  const COUNT = [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '5', null, [5], 1e9];
  const SIZE = [...COUNT, 8, 100, 4104];
  test.each<[string, string, readonly unknown[]]>([
    ['prompt', 'prompt', TEXT],
    ['system', 'system', TEXT],
    ['question', 'question', TEXT],
    ['context', 'context', TEXT],
    ['image', 'image', ADDRESS],
    ['audio', 'audio', ADDRESS],
    ['video', 'video', ADDRESS],
    ['labels', 'labels', ['a', [], [''], ['a', 1], Array(21).fill('a'), [long(101)], { 0: 'a' }]],
    ['sentences', 'sentences', ['a', ['a'], ['a', null], Array(11).fill('a'), ['a', 'b'.repeat(501)]]],
    ['file', 'files', ['none.gguf', '-x.ckpt', '', 5, [], ['one.ckpt', 'none'], Array(9).fill('one.ckpt'), null]],
    ['options.max_tokens', 'maxTokens', [...COUNT, 32769]],
    ['options.temperature', 'temperature', [-0.1, 2.1, '1', null, Number.NaN]],
    ['options.top_p', 'topP', [-0.1, 1.1, '1', null]],
    ['options.steps', 'steps', [...COUNT, 1001]],
    ['options.width', 'width', SIZE],
    ['options.height', 'height', SIZE],
  ])('%s', (place, field, values) => {
    const [first = '', inner] = place.split('.');
    const { [field]: _, ...others } = READ as Record<string, unknown>;
    for (const value of values) {
      const block =
        inner === undefined
          ? { ...WHOLE, [first]: value }
          : { ...WHOLE, options: { ...WHOLE.options, [inner]: value } };
      expect(read(block), JSON.stringify(value)).toEqual({ ...others, ignored: [`snippets.${place}`] });
    }
  });

  test('variants, each by itself', () => {
    const variants = { diffusers: 'image', transformers: 'A b', '../x': 'y', timm: 4 };
    const { variants: _, ...others } = READ;
    expect(read({ ...WHOLE, variants })).toEqual({
      ...others,
      variants: [{ library: 'diffusers', variant: 'image' }],
      ignored: ['snippets.variants.transformers', 'snippets.variants', 'snippets.variants.timm'],
    });
    for (const none of [[], 'x', 1, null])
      expect(read({ ...WHOLE, variants: none, options: none })).toMatchObject({
        prompt: READ.prompt,
        ignored: ['snippets.options', 'snippets.variants'],
      });
  });

  test('variants beyond the twentieth, in one', () => {
    const ids = Array.from({ length: 500 }, (_, at) => `Library_${at}`);
    const { variants, ignored } = read({ variants: Object.fromEntries(ids.map((id) => [id, 'v'])) }) ?? {};
    expect(variants).toEqual(ids.slice(0, 20).map((library) => ({ library, variant: 'v' })));
    expect(ignored).toEqual(['snippets.variants']);
  });

  test('the id of each library of the catalogue is one', () => {
    const ids = Object.keys(libraryLabels);
    const refused = ids.filter((id) => read({ variants: { [id]: 'v' } })?.variants?.[0]?.library !== id);
    expect([ids.length > 200, refused]).toEqual([true, []]);
  });

  test('what is no field, by its name where that is plain; what is no block', () => {
    const hostile = JSON.parse('{"promt":"x","<b>":1,"__proto__":{"prompt":"y"},"constructor":1}');
    expect(read({ ...hostile, prompt: 'z' })).toEqual({
      prompt: 'z',
      ignored: ['snippets.promt', 'snippets', 'snippets.__proto__', 'snippets.constructor'],
    });
    for (const block of [null, 'text', 4, ['x'], true]) expect(read(block)).toEqual({ ignored: ['snippets'] });
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key_${index}`, 1]));
    expect(read(many)?.ignored).toHaveLength(20);
  });
});

/** A value near what a field takes, or anything. */
const near = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.webUrl({ validSchemes: ['https', 'http'], withQueryParameters: true }),
  fc.constantFrom(...FILES, ...FILES.map((file) => [file])),
  fc.integer({ min: -10, max: 5000 }),
  fc.double({ min: -1, max: 3, noNaN: true }),
  fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { maxLength: 12 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), { maxKeys: 3 }),
  fc.constantFrom(1999, 2000, 2001, 4000).map(long),
);

test('a field is read exactly where the schema says that it is well-formed', () => {
  const places = [...Object.keys(SCHEMA.properties), ...Object.keys(WHOLE.options).map((key) => `options.${key}`), 'x'];
  let fitting = 0;
  fc.assert(
    fc.property(fc.constantFrom(...places), near, (place, value) => {
      const [first = '', inner] = place.split('.');
      const block = { [first]: inner === undefined ? value : { [inner]: value } };
      // Which files there are is no matter of the schema.
      const all = Array.isArray(value) ? value : [value];
      const wishes = authorWishes(JSON.parse(JSON.stringify(block)), all);
      expect(wishes?.ignored === undefined).toBe(isValid(JSON.parse(JSON.stringify(block))));
      if (wishes?.ignored === undefined) fitting++;
    }),
    { numRuns: 4000 },
  );
  expect(fitting).toBeGreaterThan(100);
});

test('a model never fails to be parsed, and the rest of it is as without the block', () => {
  fc.assert(
    fc.property(fc.anything(), (snippets) => {
      const record = { id: 'org/name', siblings, widgetData: [{ text: 'widget' }] };
      const { wishes, ...model } = parseModel({ ...record, cardData: { snippets } });
      const plain = parseModel(record);
      const own = wishes === undefined || Object.keys(wishes).every((key) => key === 'ignored');
      if (own) expect(model).toEqual(plain);
    }),
    { numRuns: 500 },
  );
});

describe('a model is parsed with its wishes', () => {
  const parsed = (snippets: unknown, more: object = {}) =>
    parseModel({ id: 'org/name', siblings, cardData: { snippets, instance_prompt: 'i' }, ...more });

  test('a prompt comes before the sample of the widget and the prompt of the card', () => {
    const widget = { widgetData: [{ text: 'w <mask>', source_sentence: 's', sentences: ['t'] }] };
    expect(parsed({}, widget)).toMatchObject({ prompt: 'w <mask>', sentences: ['s', 't'] });
    const model = parsed({ prompt: 'p <mask>.', sentences: ['a', 'b', 'c'] }, widget);
    expect(model).toMatchObject({ prompt: 'p <mask>.', widgetText: 'p <mask>.', unmaskedWidgetText: 'p A.' });
    expect(model.sentences).toEqual(['a', 'b', 'c']);
  });

  test('files come before those that would be chosen', () => {
    const { file } = parsed({});
    expect(file).toEqual({ gguf: 'a.Q4_K_M.gguf', projector: 'mmproj-F16.gguf', ckpt: 'one.ckpt' });
    expect(parsed({ file: ['two.ckpt', 'mmproj-BF16.gguf', 'a.Q8_0.gguf'] }).file).toEqual({
      gguf: 'a.Q8_0.gguf',
      projector: 'mmproj-BF16.gguf',
      ckpt: 'two.ckpt',
    });
    expect(parsed({ file: 'mmproj-BF16.gguf' }).file).toEqual({ ...file, projector: 'mmproj-BF16.gguf' });
    expect(parsed({ file: 'gone.gguf' }).file).toEqual(file);
  });

  test('of a split file with its other parts; of ONNX files with their dtype', () => {
    const names = [
      'q8-00001-of-00002.gguf',
      'q8-00002-of-00002.gguf',
      'Q4_K_M.gguf',
      'onnx/model.onnx',
      'onnx/model_q4.onnx',
    ];
    const more = { siblings: names.map((rfilename) => ({ rfilename })) };
    expect(parsed({ file: names[0] }, more)).toMatchObject({ file: { gguf: names[0] }, ggufParts: [names[1]] });
    expect(parsed({ file: names[1] }, more).file.gguf).toBe('Q4_K_M.gguf');
    expect(parsed({}, more).ggufParts).toBeUndefined();
    expect(parsed({ file: 'onnx/model_q4.onnx' }, more)).toMatchObject({
      file: { onnx: 'onnx/model_q4.onnx' },
      onnxDtype: 'q4',
    });
    expect(parsed({}, more)).toMatchObject({ file: { onnx: 'onnx/model.onnx' }, onnxDtype: 'fp32' });
  });

  test('what is ignored is said in a sentence', () => {
    expect(ignoredWishes(parsed({ prompt: 3, options: { temperature: 9 } }))).toEqual([
      "Of the model's card, this is ignored: snippets.prompt, snippets.options.temperature.",
    ]);
    expect(ignoredWishes(parsed({ prompt: 'p' }))).toEqual([]);
    expect(ignoredWishes(parseModel({}))).toEqual([]);
  });
});
