import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registry } from '../../out/modules/libraries/registry.ts';
import { shownFor } from '../../runtime/libraries.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { printLibraries } from '../../runtime/printed.ts';
import type { LibraryEntry } from '../../runtime/snippet.ts';

const entries: Readonly<Record<string, LibraryEntry>> = registry;

/** What is printed for a record with these files, by library. */
async function printed(record: object, ...files: string[]): Promise<ReadonlyMap<string, string>> {
  const siblings = ['README.md', ...files].map((rfilename) => ({ rfilename }));
  const model = parseModel({ id: 'org/name', tags: [], ...record, siblings });
  const snippets = printLibraries(await shownFor(model, (id) => entries[id])).filter(({ kind }) => kind !== 'install');
  return new Map(
    [...Map.groupBy(snippets, ({ library }) => library)].map(([id, all]) => [
      id,
      all.map(({ code }) => code).join('\n'),
    ]),
  );
}

/** The kinds of files that a condition asks for, but for those that it rules out. */
function kindsIn(condition: unknown): string[] {
  if (typeof condition !== 'object' || condition === null) return [];
  return Object.entries(condition).flatMap(([key, value]) => {
    if (key === 'not') return [];
    if (key === 'has') return /^file\.(?<kind>\w+)$/.exec(value)?.groups?.kind ?? [];
    return Array.isArray(value) ? value.flatMap(kindsIn) : kindsIn(value);
  });
}

const signs = globSync('catalogue/libraries/*.json')
  .map((path) => JSON.parse(readFileSync(path, 'utf8')))
  .flatMap(({ id, detect }) =>
    [...new Set<string>((detect?.signs ?? []).flatMap(kindsIn))].map((kind): [library: string, kind: string] => [
      id,
      kind,
    ]),
  );

/** What a record says besides, where the file alone does not tell the library or what it is for. */
const TOLD: Readonly<Record<string, object>> = {
  'diffusion-single-file': { pipeline_tag: 'text-to-image' },
  nemo: { pipeline_tag: 'automatic-speech-recognition' },
};

/** Libraries whose call takes the id alone: NeMo looks for the file that is named as the repository is. */
const BY_ID = new Set(['nemo']);

test('some libraries are known by a file', () => expect(signs.length).toBeGreaterThan(5));

test.each(signs)('%s, which a .%s file tells, loads that file', async (library, kind) => {
  const code = (await printed({ ...TOLD[library] }, `parts/chosen.${kind}`)).get(library);
  expect(code).toContain(BY_ID.has(library) ? '"org/name"' : `parts/chosen.${kind}`);
});

const of = (library: string): object => ({ library_name: library, tags: [library] });

test.each<[library: string, record: object, files: string[], text: string]>([
  ['keras', of('keras'), ['model.keras'], '"model.keras"'],
  ['keras', of('keras'), ['config.json', 'models/best_model.h5'], '"models/best_model.h5"'],
  ['keras', of('keras'), ['config.json', 'metadata.json', 'model.weights.h5'], 'load_model("hf://org/name")'],
  ['tf-keras', of('keras'), ['saved_model.pb', 'variables/variables.index'], 'from_pretrained_keras("org/name")'],
  ['sklearn', of('sklearn'), ['pipeline.skops'], 'skops.io'],
  ['sklearn', { library_name: 'sklearn', tags: ['skops'] }, ['pipeline.skops'], '"pipeline.skops"'],
  ['sklearn', of('scikit-learn'), ['rf.pickle', 'scaler.pkl'], '"rf.pickle"'],
  ['sklearn', { ...of('sklearn'), config: { sklearn: { model: { file: 'm.pkl' } } } }, [], 'joblib.load'],
  ['lightgbm', of('lightgbm'), ['requirements.txt', 'lgbm_fold0.txt'], '"lgbm_fold0.txt"'],
  ['lightgbm', of('lightgbm'), ['model.pkl'], 'joblib.load'],
  ['lightgbm', { library_name: 'joblib', tags: ['lightgbm'] }, ['model.joblib'], '"model.joblib"'],
  ['xgboost', of('xgboost'), ['config.json', 'xgb_model.ubj'], '"xgb_model.ubj"'],
  ['xgboost', of('xgboost'), ['xgb_model.pkl'], '"xgb_model.pkl"'],
  ['audioseal', of('audioseal'), ['detector_v2.pth', 'generator_v2.pth'], '"generator_v2.pth"'],
  ['audioseal', of('audioseal'), ['detector_v2.pth', 'generator_v2.pth'], '"detector_v2.pth"'],
  ['gliner', { ...of('gliner'), tags: ['gliner', 'onnx'] }, ['onnx/model.onnx'], 'onnx_model_file="onnx/model.onnx"'],
  ['coreml', of('coreml'), ['Enc.mlmodelc/coremldata.bin', 'Enc.mlmodelc/model.mil'], 'CompiledMLModel('],
  ['ultralytics', of('ultralytics'), ['README.md'], "# Take the name from the repository's files"],
  ['flair', { ...of('flair'), pipeline_tag: 'text-classification' }, ['final-model.pt'], '"final-model.pt"'],
])('%s with %j takes of %j: %s', async (library, record, files, text) => {
  expect((await printed(record, ...files)).get(library)).toContain(text);
});

test.each<[library: string, record: object, files: string[]]>([
  ['keras', of('keras'), ['report.pdf']],
  ['keras', of('keras'), ['cnn_weights.h5']],
  ['keras', of('keras'), ['saved_model.pb']],
  ['fastai', of('fastai'), ['README.md']],
])('%s with %j loads nothing of %j', async (library, record, files) => {
  expect((await printed(record, ...files)).has(library)).toBe(false);
});

test('a repository of AudioSeal with one of the two models loads that one', async () => {
  const code = (await printed(of('audioseal'), 'detector_v2.pth')).get('audioseal');
  expect(code).toContain('"detector_v2.pth"');
  expect(code).not.toContain('generator');
});

const exported = (runtime: string, ...tags: string[]): object => ({
  library_name: 'sentence-transformers',
  pipeline_tag: 'sentence-similarity',
  tags: ['sentence-transformers', runtime, ...tags],
});

test.each<[record: object, files: string[], texts: string[]]>([
  [exported('onnx'), ['onnx/model.onnx'], ['backend="onnx"', '"file_name": "onnx/model.onnx"']],
  [exported('openvino'), ['openvino/openvino_model.xml'], ['backend="openvino"']],
  [exported('onnx', 'safetensors'), ['model.safetensors', 'onnx/model.onnx'], ['SentenceTransformer("org/name")']],
  [exported('onnx'), ['pytorch_model.bin', 'onnx/model.onnx'], ['SentenceTransformer("org/name")']],
])('sentence-transformers with %j and %j: %j', async (record, files, texts) => {
  const code = (await printed(record, ...files)).get('sentence-transformers');
  for (const text of texts) expect(code).toContain(text);
});

test.each<[record: object, files: string[]]>([
  [{ ...exported('onnx'), pipeline_tag: 'text-ranking' }, ['onnx/model.onnx']],
  [exported('onnx', 'sparse-encoder'), ['onnx/model.onnx']],
  // Without modules.json the mean of all tokens would be taken, and these models have it in the first.
  [{ ...exported('openvino'), id: 'org/bge-m3-int4' }, ['openvino_model.xml']],
])('sentence-transformers has nothing for %j with %j', async (record, files) => {
  expect((await printed(record, ...files)).has('sentence-transformers')).toBe(false);
});

test('a spaCy package is installed where there is one', async () => {
  const pipeline = (await printed(of('spacy'), 'config.cfg', 'meta.json')).get('spacy');
  expect(pipeline).toContain('spacy.load(snapshot_download(');
  expect(pipeline).not.toMatch(/\.whl|spacy\.load\("name"\)/);
  expect((await printed(of('spacy'), 'name-any-py3-none-any.whl')).get('spacy')).toContain('.whl');
});

test.each([
  [
    'adapter-transformers',
    { tags: ['base_model:adapter:FacebookAI/roberta-base'] },
    'base = "FacebookAI/roberta-base"',
  ],
  ['whisperkit', { pipeline_tag: 'automatic-speech-recognition' }, 'hf download org/name'],
  ['f5-tts', {}, 'if vocabularies:'],
])('%s names what the record does: %j', async (library, record, text) => {
  expect((await printed({ library_name: library, ...record })).get(library)).toContain(text);
});
