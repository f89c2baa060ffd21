import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registry } from '../out/modules/libraries/registry.ts';
import type { Model } from '../out/types/model.ts';
import { shownFor } from './libraries.ts';
import { parseModel } from './model/parse.ts';
import { libraryNoticesOf, noticesOf } from './notices.ts';
import { shownOf } from './shown.ts';
import type { LibraryEntry } from './snippet.ts';

test.each<[string, object, string[]]>([
  ['nothing to know', { id: 'a/b', gated: false, private: false, cardData: { license: 'mit' } }, []],
  ['gated', { id: 'a/b', gated: 'auto' }, ['gated']],
  ['gated, and nobody says how', { id: 'a/b', gated: true }, ['gated']],
  ['gated by hand', { id: 'a/b', gated: 'manual' }, ['gated']],
  ['private', { id: 'a/b', private: true }, ['private']],
  ['private is no word', { id: 'a/b', private: 'true' }, []],
  ['code by the tag', { id: 'a/b', tags: ['custom_code'] }, ['remote-code']],
  ['code by the configuration', { id: 'a/b', config: { auto_map: { AutoModel: 'modeling_x.X' } } }, ['remote-code']],
  [
    'code that its main library does not run, and a server beside it does',
    { id: 'a/b', library_name: 'transformers.js', tags: ['transformers', 'custom_code'] },
    ['remote-code'],
  ],
  ['no commercial use', { id: 'a/b', cardData: { license: 'cc-by-nc-4.0' } }, ['licence']],
  ['gated, and no more is said', { id: 'a/b', gated: true }, ['gated']],
  ['a licence by the tag', { id: 'a/b', tags: ['license:cc-by-nc-sa-4.0'] }, ['licence']],
  ['a free licence by the tag', { id: 'a/b', tags: ['license:apache-2.0'] }, []],
  ['a licence with a name', { id: 'a/b', cardData: { license: 'llama3.1' } }, ['licence']],
  ['weights that a common GPU holds', { id: 'a/b', safetensors: { parameters: { BF16: 8e9 }, total: 8e9 } }, []],
  ['weights that it does not', { id: 'a/b', safetensors: { parameters: { BF16: 70e9 }, total: 70e9 } }, ['memory']],
  ['weights that were packed', { id: 'a/b', safetensors: { parameters: { I32: 4e9, BF16: 1e9 } } }, []],
  ['weights of no known type', { id: 'a/b', safetensors: { parameters: { X: 70e9 } } }, []],
  ['a licence of its own', { id: 'a/b', cardData: { license: 'other', license_name: 'llama3' } }, ['licence']],
  [
    'all at once',
    { id: 'a/b', gated: 'auto', private: true, tags: ['custom_code'] },
    ['gated', 'private', 'remote-code'],
  ],
  ['no id to say it of', { gated: 'auto' }, []],
])('%s', (_, record, kinds) => {
  expect(noticesOf(parseModel(record)).map(({ kind }) => kind)).toEqual(kinds);
});

test('say how great the weights are', () => {
  const model = parseModel({ id: 'a/b', safetensors: { parameters: { BF16: 70_553_706_496 } } });
  expect(noticesOf(model)[0]?.text).toMatch(/^The weights alone are 141 GB,/);
});

const entries: Readonly<Record<string, LibraryEntry>> = registry;
const load = (id: string): LibraryEntry | undefined => entries[id];

const told = async (record: object): Promise<[library: string, kind: string, text: string][]> =>
  (await shownFor(parseModel(record), load)).flatMap(({ entry, notices }) =>
    notices.map(({ kind, text }): [string, string, string] => [entry.id, kind, text]),
  );

test.each<[string, object, [string, string, RegExp][]]>([
  [
    'a message to the letter, with what to do, and the download',
    { id: 'a/b', library_name: 'transformers' },
    [['transformers', 'message', /^⚠️ Type of model unknown\. Nothing is known of its task or architecture/]],
  ],
  [
    'a version that is pinned',
    { id: 'a/b', library_name: 'transformers', pipeline_tag: 'summarization' },
    [['transformers', 'version', /^Version 4 of Transformers is installed/]],
  ],
  [
    'a program',
    { id: 'a/b', library_name: 'transformers', pipeline_tag: 'document-question-answering' },
    [['transformers', 'program', /tesseract/]],
  ],
  [
    'a program of one variant',
    { id: 'a/b', library_name: 'transformers', pipeline_tag: 'automatic-speech-recognition' },
    [['transformers', 'program', /ffmpeg/]],
  ],
  ['a platform', { id: 'a/b', library_name: 'mlx' }, [['mlx', 'platform', /Apple silicon/]]],
  [
    'an operating system, from the wheels',
    { id: 'a/b', library_name: 'transformers', pipeline_tag: 'text-generation', tags: ['vptq'] },
    [['transformers', 'platform', /^vptq \S+ is published for Linux alone\.$/]],
  ],
  [
    'a GPU that the packages need',
    { id: 'a/b', library_name: 'transformers', pipeline_tag: 'text-generation', tags: ['awq'] },
    [['transformers', 'gpu', /NVIDIA/]],
  ],
  [
    'offload, beside the memory',
    { id: 'a/b', library_name: 'diffusers', pipeline_tag: 'text-to-image' },
    [
      ['diffusers', 'memory', /enable_model_cpu_offload/],
      ['diffusers', 'version', /dtype/],
    ],
  ],
])('libraries say %s', async (_, record, expected) => {
  expect(await told(record)).toEqual(
    expected.map(([library, kind, text]) => [library, kind, expect.stringMatching(text)]),
  );
});

test('what is told of the model is not told again of a library', async () => {
  const record = { id: 'a/b', library_name: 'pyannote-audio', gated: 'auto' };
  expect((await told(record)).map(([, kind]) => kind)).not.toContain('gated');
  expect((await told({ ...record, gated: false })).map(([, kind]) => kind)).toContain('gated');
});

test('code that asks for CUDA alone says so', () => {
  const folder = new URL('../seeds/', import.meta.url);
  const seeds = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const silent = seeds.flatMap((file): string[] => {
    const model: Model = parseModel(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    return Object.values(entries).flatMap((entry) => {
      const asks = entry
        .snippets(model)
        .some(
          ({ kind, code }) =>
            kind === 'code' && /^(?![ \t]*#).*(?:["']cuda|\.cuda\(\))/m.test(code) && !/is_available|mps/.test(code),
        );
      const says = shownOf([entry], model).some(({ notices }) => notices.some(({ kind }) => kind === 'gpu'));
      return asks && !says ? [`${model.id} ${entry.id}`] : [];
    });
  });
  expect(seeds.length).toBeGreaterThan(400);
  expect(silent).toEqual([]);
});

test.each([
  ['sh', 'docker run image\n', ['program']],
  ['sh', 'conda env create\n', ['program']],
  ['python', '# The same as: docker run image\n', []],
  ['python', '# On a GPU: device="cuda"\nmodel = Model(device="cpu")\n', []],
  ['python', 'if fast:\n    # else mps\n    model.to("cuda")\n', ['gpu']],
  ['js', '// "cuda" is faster\nload("cpu");\n', []],
  ['python', 'model.to("cuda")\n', ['gpu']],
  ['sh', 'serve --device=cuda\n', ['gpu']],
  ['python', 'device = "cuda" if torch.cuda.is_available() else "cpu"\n', []],
])('code in %s: %s', (language, code, kinds) => {
  const snippets = [{ variant: 'run', language, title: 'Run', kind: 'code' as const, code }];
  const notices = libraryNoticesOf({ entry: { id: 'demo' }, snippets }, parseModel({ id: 'a/b' }));
  expect(notices.map(({ kind }) => kind)).toEqual(kinds);
});
