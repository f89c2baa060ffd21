import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { registry } from '../../out/modules/libraries/registry.ts';
import { parseModel } from '../../runtime/model/parse.ts';

/** What a library prints for a record, in one text. */
const printed = (library: string, record: object): string => {
  const entry = Object.values(registry).find(({ id }) => id === library);
  if (!entry) throw new Error(`there is no library ${library}`);
  return entry
    .snippets(parseModel({ library_name: library, ...record }))
    .map(({ code }) => code)
    .join('\n');
};

const files = (...names: string[]): object => ({ siblings: names.map((rfilename) => ({ rfilename })) });
const tags = (...names: string[]): object => ({ tags: names });
const FLORENCE = { ...tags('florence2', 'custom_code'), pipeline_tag: 'image-text-to-text' };
const SPEECH = { pipeline_tag: 'audio-text-to-text' };
const ASR = { pipeline_tag: 'automatic-speech-recognition' };
const NOMIC = {
  ...tags('nomic_bert', 'feature-extraction', 'sentence-similarity', 'custom_code'),
  pipeline_tag: 'sentence-similarity',
};
const RERANKS = {
  pipeline_tag: 'text-classification',
  config: { architectures: ['XLMRobertaForSequenceClassification'] },
};
const chats = { config: { keras_hub: { tasks: ['CausalLM'] } } };

/** A name, a tag or a file says what a model was made for, and the code keeps to it. */
test.each([
  ['stable-baselines3', { id: 'org/pusher', ...tags('ppo', 'pusher-v5') }, 'model = PPO.load(checkpoint)'],
  ['stable-baselines3', { id: 'org/pusher', ...tags('ppo', 'pusher-v5') }, 'gym.make("Pusher-v5")'],
  ['stable-baselines3', { id: 'org/ppo-LunarLander-v2', ...tags('LunarLander-v2') }, 'gym.make("LunarLander-v3")'],
  ['stable-baselines3', { id: 'org/tqc-FetchReach-v1' }, '"replay_buffer_class": None'],
  ['sam2', { id: 'org/MedSAM2', ...files('MedSAM2_2411.pt') }, '"configs/sam2.1_hiera_t512.yaml"'],
  ['sam2', { id: 'org/name', ...files('sam2.1_hiera_large.pt') }, '"configs/sam2.1/sam2.1_hiera_l.yaml"'],
  ['lerobot', { id: 'org/act_so101', ...tags('act') }, '--robot.type=so101_follower'],
  ['keras-hub', { id: 'org/gemma3_instruct_1b', ...chats }, '<start_of_turn>user\\n'],
  ['stanza', { id: 'stanfordnlp/stanza-grc', cardData: { language: 'grc' } }, 'nlp("μῆνιν ἄειδε θεὰ'],
  ['spacy', { id: 'org/la_new', cardData: { language: 'la' } }, 'nlp("Gallia est omnis divisa in partes tres.")'],
  ['timm', { id: 'timm/resnet50.a1_in1k' }, 'parrots.png'],
  ['ultralytics', { id: 'Ultralytics/YOLO11' }, 'images.cocodataset.org'],
  ['lerobot', { id: 'org/pusht', ...tags('vqbet') }, 'get_policy_class(config.type)'],
  ['lerobot', { id: 'org/grasp', ...tags('wall_x') }, '"lerobot[wallx,training,feetech]"'],
  ['lerobot', { id: 'org/diffusion-pusht' }, '"lerobot[diffusion,training,feetech]"'],
  ['mlx', { id: 'org/gemma-4-e2b-it-4bit', pipeline_tag: 'any-to-any' }, 'from mlx_vlm import'],
  ['mlx', { id: 'org/SmolVLM2-mlx', pipeline_tag: 'video-text-to-text' }, 'from mlx_vlm import'],
  ['mlx', { ...SPEECH, id: 'org/Voxtral-Mini', ...tags('mlx', 'voxtral') }, 'from mlx_audio.stt'],
  ['mlx', { ...SPEECH, id: 'org/Voxtral-Mini', library_name: 'mlx-audio' }, 'from mlx_audio.stt'],
  ['mlx', { id: 'org/distil-large-v3', library_name: 'mlx-whisper' }, 'import mlx_whisper'],
  ['mlx', { id: 'org/whisper-asr', library_name: 'mlx-audio', ...tags('whisper'), ...ASR }, 'from mlx_audio.stt'],
  ['sentence-transformers', { ...RERANKS, id: 'BAAI/bge-reranker-base' }, 'model.rank(query, passages'],
  ['sentence-transformers', { ...RERANKS, id: 'Qwen/Qwen3-Reranker-0.6B-seq-cls' }, 'model.rank(query, passages'],
  ['sentence-transformers', { ...RERANKS, id: 'org/name', ...tags('reranker') }, 'model.rank(query, passages'],
  ['sentence-transformers', { id: 'org/name', ...tags('cross-encoder') }, 'model.rank(query, passages'],
  // The greatest of one number is always the first.
  ['sentence-transformers', { ...RERANKS, id: 'org/stsb' }, 'scores if model.num_labels == 1 else'],
  ['transformers', { ...NOMIC, id: 'org/nomic-embed-text-v1' }, 'states = model(**inputs'],
  ['transformers', { ...NOMIC, id: 'org/nomic-embed-text-v2-moe' }, 'vars(type(model))'],
])('%s with %j prints %j', (library, record, text) => {
  expect(printed(library, record)).toContain(text);
});

test.each([
  ['sam2', { id: 'org/MedSAM2', ...files('MedSAM2_2411.pt') }, 'configs/sam2.1/'],
  ['lerobot', { id: 'org/act_cube', ...tags('act', 'dataset:org/pick_mujoco') }, 'lerobot-rollout'],
  ['lerobot', { id: 'org/smolvla_x', ...tags('smolvla', 'dataset:org/LIBERO') }, 'lerobot-rollout'],
  ['lerobot', { id: 'org/pi05-fr3', ...tags('pi05') }, 'lerobot-rollout'],
  ['keras-hub', { id: 'org/gpt2_base_en', ...chats }, '<start_of_turn>'],
  ['spacy', { id: 'org/la_new', ...files('functions.py', 'la_new-1.0.0-py3-none-any.whl') }, 'snapshot_download'],
  // Its own code is of another release than the pipelines are.
  ['transformers', { id: 'org/Florence-2', ...FLORENCE }, 'pipeline('],
  ['timm', { id: 'org/brain-mri' }, 'parrots.png'],
  ['ultralytics', { id: 'org/potholes' }, 'images.cocodataset.org'],
])('%s with %j does not print %j', (library, record, text) => {
  expect(printed(library, record)).not.toContain(text);
});

test('Transformers asks every model something: nothing ends in the text of the model itself', () => {
  const folder = fileURLToPath(new URL('../../out/snippets/transformers/', import.meta.url));
  const code = globSync('*/*.py', { cwd: folder });
  expect(code.length).toBeGreaterThan(150);
  expect(code.filter((file) => /^print\(model\)$/m.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});
