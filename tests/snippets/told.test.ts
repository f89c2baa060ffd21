import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import transformers from '../../catalogue/libraries/transformers.json' with { type: 'json' };
import { files, printed, tags } from './printed.ts';

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
const info = (auto_model: string, processor = 'AutoProcessor'): object => ({
  transformersInfo: { auto_model, processor },
});
const PAGES = { pipeline_tag: 'token-classification', ...info('AutoModelForTokenClassification') };
const SPEAKS = { pipeline_tag: 'text-to-speech', ...info('AutoModelForCausalLM', 'AutoTokenizer') };
const WAVE = { config: { chat_template_jinja: '{{ messages }}' }, ...info('AutoModelForTextToWaveform') };
const FILMS = { pipeline_tag: 'video-classification', ...tags('vjepa2') };
const OWN = { ...tags('custom_code'), config: { auto_map: { AutoModelForCausalLM: 'modeling_own.Own' } } };
const peft = (task_type: string, base_model_name_or_path: string): object => ({
  id: 'org/adapter',
  config: { peft: { task_type, base_model_name_or_path } },
});
const controls = (id: string, base: string): object => ({
  id,
  ...tags('controlnet', `base_model:${base}`),
  pipeline_tag: 'image-to-image',
});
const lora = (base: string, ...names: string[]): object => ({
  id: 'org/style',
  ...tags('lora', `base_model:adapter:${base}`, `base_model:${base}`),
  pipeline_tag: 'image-to-image',
  ...files(...names),
});
// What has no head for words keeps the chat template of the model that it was made from.
const TEMPLATE = { chat_template_jinja: '{{ messages }}' };
const EMBEDS = { ...tags('qwen3', 'text-generation'), pipeline_tag: 'feature-extraction', config: TEMPLATE };
const REWARDS = {
  id: 'org/Reward-8B',
  ...tags('llama'),
  pipeline_tag: 'text-classification',
  config: TEMPLATE,
  ...info('AutoModelForSequenceClassification', 'AutoTokenizer'),
};
const PAIRS = { pipeline_tag: 'zero-shot-image-classification', ...info('AutoModelForZeroShotImageClassification') };
const DEPTHS = { pipeline_tag: 'depth-estimation', ...info('AutoModelForDepthEstimation', 'AutoImageProcessor') };
const MASKS = { pipeline_tag: 'image-segmentation', ...info('AutoModel') };
const WRITES = { pipeline_tag: 'image-text-to-text', ...info('AutoModelForImageTextToText') };
const CAPTIONS = {
  pipeline_tag: 'image-to-text',
  ...tags('vision-encoder-decoder', 'image-text-to-text'),
  ...info('AutoModelForImageTextToText'),
};
// Many languages in one model, of no task.
const MANY = (type: string): object => tags('transformers', type, 'text2text-generation');
const HEARS = info('AutoModelForSpeechSeq2Seq');
const chats = { config: { keras_hub: { tasks: ['CausalLM'] } } };

/** A name, a tag or a file says what a model was made for, and the code keeps to it. */
test.each([
  ['transformers', { pipeline_tag: 'text-to-speech', ...tags('seamless_m4t') }, 'generate_kwargs={"tgt_lang": "eng"}'],
  [
    'transformers',
    { pipeline_tag: 'text-to-speech', ...tags('seamless_m4t_v2') },
    'generate_kwargs={"tgt_lang": "eng"}',
  ],
  ['transformers', { ...ASR, ...tags('seamless_m4t_v2') }, 'generate_kwargs={"tgt_lang": "eng"}'],
  ['transformers', { id: 'org/dpr-ctx_encoder', ...tags('dpr') }, 'DPRContextEncoder.from_pretrained('],
  ['transformers', { ...tags('dpr'), config: { architectures: ['DPRQuestionEncoder'] } }, 'DPRQuestionEncoder.from_'],
  ['transformers', { pipeline_tag: 'table-question-answering', ...tags('bart') }, 'TapexTokenizer'],
  ['ultralytics', { ...tags('yolov5', 'yolo'), library_name: undefined }, 'The package ultralytics does not load'],
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
  // MADLAD is told the language by a token before the text, where other models of T5 are told it in words.
  ['transformers', { id: 'org/madlad400-3b-mt', ...tags('t5'), pipeline_tag: 'translation' }, 'pipe("<2de> '],
  ['transformers', { id: 'org/t5-small', ...tags('t5'), pipeline_tag: 'translation' }, '"translation_en_to_de"'],
  ['transformers', { id: 'a/m2m100_1.2B', ...MANY('m2m_100') }, '(f"__{target}__")'],
  ['transformers', { id: 'a/mbart-large-50-one-to-many-mmt', ...MANY('mbart') }, 'src_lang=source'],
  ['transformers', { id: 'a/mbart-large-50-many-to-one-mmt', ...MANY('mbart') }, 'target = "de_DE", "en_XX"'],
  ['transformers', { id: 'a/b', ...ASR, ...tags('moonshine'), ...HEARS }, 'processor.batch_decode(tokens'],
  ['transformers', { id: 'a/b', ...ASR, ...tags('speecht5'), ...HEARS }, 'processor.batch_decode(tokens'],
  ['transformers', { id: 'a/b', ...ASR, ...tags('speech_to_text'), ...HEARS }, 'processor.batch_decode(tokens'],
  ['transformers', { id: 'a/b', ...tags('dac'), ...info('AutoModel') }, 'outputs.audio_codes.shape'],
  ['transformers', { id: 'a/b', ...tags('encodec'), ...info('AutoModel') }, 'outputs.audio_codes.shape'],
  ['transformers', { id: 'a/b', ...tags('longformer') }, 'last_hidden_state'],
  ['transformers', { id: 'a/b', ...tags('electra'), ...info('AutoModelForPreTraining') }, 'last_hidden_state'],
  // The pipeline of classifiers gives a single label the score 1, whatever is in the text.
  ['transformers.js', { ...RERANKS, id: 'Xenova/bge-reranker-base' }, 'text_pair: passages'],
  [
    'transformers.js',
    { id: 'mixedbread-ai/mxbai-rerank-base-v1', pipeline_tag: 'text-ranking' },
    'text_pair: passages',
  ],
  // LLaMA-Factory and TRL write this type for every base; transformers has no class for the text alone of these.
  ['peft', peft('CAUSAL_LM', 'Qwen/Qwen2.5-VL-7B-Instruct'), 'AutoModelForImageTextToText'],
  ['peft', peft('CAUSAL_LM', 'Qwen/Qwen2.5-7B-Instruct'), 'AutoModelForCausalLM'],
  ['peft', peft('SEQ_2_SEQ_LM', 'openai/whisper-small'), 'AutoModelForSpeechSeq2Seq'],
  ['peft', peft('CAUSAL_LM', 'Qwen/Qwen2-Audio-7B-Instruct'), 'AutoModelForMultimodalLM.from_pretrained('],
  ['peft', peft('CAUSAL_LM', 'Qwen/Qwen2.5-Omni-7B'), 'Qwen2_5OmniThinkerForConditionalGeneration.from_pretrained('],
  ['peft', peft('CAUSAL_LM', 'Qwen/Qwen3-ASR-1.7B-hf'), '# Its base model hears speech'],
  // NeMo looks for a file called as the repository is, Flair for pytorch_model.bin.
  ['nemo', { ...ASR, id: 'org/asr', ...files('best.nemo') }, 'ASRModel.restore_from('],
  ['nemo', { ...ASR, id: 'org/asr', ...files('asr.nemo', 'best.nemo') }, 'ASRModel.from_pretrained("org/asr")'],
  ['nemo', { ...ASR, id: 'org/asr' }, 'ASRModel.from_pretrained("org/asr")'],
  ['flair', { id: 'org/ner', ...files('final-model.pt') }, 'hf_hub_download("org/ner", "final-model.pt")'],
  ['flair', { id: 'org/ner', ...files('pytorch_model.bin', 'best.pt') }, 'SequenceTagger.load("org/ner")'],
  ['diffusers', lora('Qwen/Qwen-Image-Edit-2509', 'Edit-Lightning-4steps-V1.0.safetensors'), 'num_inference_steps=4'],
  ['diffusers', lora('Qwen/Qwen-Image-Edit', 'b-8steps.safetensors', 'a.safetensors'), 'true_cfg_scale=1.0'],
  ['diffusers', lora('black-forest-labs/FLUX.1-Fill-dev'), 'mask_image=mask_image'],
  ['diffusers', lora('diffusers/stable-diffusion-xl-1.0-inpainting-0.1'), 'mask_image=mask_image'],
  ['diffusers', controls('a/sd-controlnet-openpose', 'runwayml/stable-diffusion-v1-5'), 'load_image("control.png")'],
  ['diffusers', controls('a/FLUX.1-Union-Pro', 'black-forest-labs/FLUX.1-dev'), 'control_mode=0'],
  ['timm', { id: 'timm/resnet50.a1_in1k' }, 'parrots.png'],
  ['timm', { id: 'paige-ai/Virchow' }, 'mlp_layer=SwiGLUPacked'],
  [
    'diffusion-single-file',
    { ...tags('gguf'), ...files('HighNoise/a-HighNoise-Q4_K_M.gguf', 'LowNoise/a-LowNoise-Q4_K_M.gguf') },
    'HighNoise/a-HighNoise-Q4_K_M.gguf LowNoise/a-LowNoise-Q4_K_M.gguf',
  ],
  ['spacy', { pipeline_tag: 'text-classification' }, 'doc.cats'],
  ['setfit', { id: 'org/m-polarity', ...tags('absa') }, '    "org/m-aspect",\n    "org/m-polarity",'],
  ['setfit', { id: 'org/m-aspect', ...tags('absa') }, '    "org/m-aspect",\n    "org/m-polarity",'],
  ['timm', { id: 'MahmoodLab/UNI' }, 'init_values=1e-5'],
  ['timm', { id: 'MahmoodLab/UNI2-h' }, 'reg_tokens=8'],
  ['timm', { id: 'SmilingWolf/wd-vit-tagger-v3' }, 'output.sigmoid()'],
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
  ['transformers', REWARDS, '{"role": "assistant"'],
  // Each is asked in its own way.
  ['transformers', { id: 'a/b', ...WRITES, ...tags('got_ocr2') }, 'stop_strings="<|im_end|>"'],
  ['transformers', { id: 'a/b', ...WRITES, ...tags('florence2') }, 'post_process_generation(text, task=task'],
  ['transformers', { id: 'a/donut-base-finetuned-cord-v2', ...CAPTIONS }, 'text = "<s_cord-v2>"'],
  ['transformers', { id: 'a/b', ...CAPTIONS, ...info('AutoModelForImageTextToText', 'AutoTokenizer') }, 'AutoImageP'],
  // Version 5 has no such class.
  ['transformers', { id: 'a/b', ...OWN, ...info('AutoModelForVision2Seq') }, "'transformers<5'"],
  // The text tower of SigLIP reads the last place of 64, and each of its scores stands alone.
  ['transformers', { id: 'a/b', ...PAIRS, ...tags('siglip') }, 'padding="max_length"'],
  ['transformers', { id: 'a/b', ...PAIRS, ...tags('siglip2') }, 'logits.sigmoid()'],
  ['transformers', { id: 'a/b', ...PAIRS, ...tags('clip') }, 'logits.softmax('],
  ['transformers', { id: 'a/b', ...DEPTHS, ...tags('zoedepth') }, 'source_sizes='],
  ['transformers', { id: 'a/b', ...MASKS, ...tags('clipseg') }, 'text=texts'],
  ['transformers', { id: 'a/b', ...MASKS, ...tags('vitmatte') }, 'trimaps=trimap'],
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
  // The tokenizers of these take words with boxes, and raise on a text.
  ['transformers', { id: 'a/b', ...PAGES, ...tags('layoutlmv3') }, 'AutoTokenizer'],
  ['transformers', { id: 'a/b', ...PAGES, ...tags('layoutlmv3') }, 'pipeline('],
  ['transformers', { id: 'a/b', ...PAGES, ...tags('layoutlmv2') }, 'pipeline('],
  // What they write is the tokens of a codec, or sound: no text to read.
  ['transformers', { id: 'a/b', ...SPEAKS, ...tags('llama') }, 'decode('],
  ['transformers', { id: 'a/b', ...SPEAKS, ...tags('llama') }, 'soundfile'],
  ['transformers', { id: 'a/b', ...SPEAKS, ...tags('csm', 'conversational'), ...WAVE }, 'decode('],
  ['transformers', { id: 'a/b', ...tags('qwen2_5_omni', 'conversational'), ...WAVE }, 'decode('],
  // A pipeline gives a class without a head a random one.
  ['transformers', { id: 'a/b', ...FILMS, config: { architectures: ['VJEPA2Model'] } }, 'pipeline('],
  // Pipelines load classes that these repositories do not bring.
  ['transformers', { id: 'a/b', pipeline_tag: 'automatic-speech-recognition', ...OWN }, 'pipeline('],
  ['transformers', { id: 'a/b', pipeline_tag: 'image-text-to-text', ...OWN }, 'pipeline('],
  ['transformers', { ...EMBEDS, id: 'a/b', ...info('AutoModel', 'AutoTokenizer') }, 'generate('],
  ['transformers', { ...EMBEDS, id: 'a/b', ...info('AutoModelForMultimodalLM', 'AutoTokenizer') }, 'generate('],
  ['transformers', { ...EMBEDS, id: 'a/b', ...info('AutoModel'), ...tags('image-text-to-text') }, 'generate('],
  ['transformers', REWARDS, 'generate('],
  ['transformers', { id: 'a/b', ...WRITES, ...tags('got_ocr2') }, 'caption en'],
  ['transformers', { id: 'a/b', ...WRITES, ...tags('florence2') }, 'caption en'],
  [
    'transformers',
    { id: 'a/b', ...CAPTIONS, ...info('AutoModelForImageTextToText', 'AutoTokenizer') },
    'AutoProcessor',
  ],
  // They want a text or a trimap besides, which the pipeline of masks does not give.
  ['transformers', { id: 'a/b', ...MASKS, ...tags('clipseg') }, 'pipeline('],
  ['transformers', { id: 'a/b', ...MASKS, ...tags('vitmatte') }, 'pipeline('],
  ['transformers', { id: 'a/b', ...DEPTHS, ...tags('dpt') }, 'source_sizes='],
  ['transformers', { ...REWARDS, pipeline_tag: undefined }, 'generate('],
  ['diffusers', controls('a/sd-controlnet-depth', 'runwayml/stable-diffusion-v1-5'), 'bird_canny.png'],
  // The second release of it tells the kinds apart by itself.
  ['diffusers', controls('a/FLUX.1-Union-Pro-2.0', 'black-forest-labs/FLUX.1-dev'), 'control_mode'],
  ['transformers', { ...tags('dpr'), pipeline_tag: 'feature-extraction' }, 'pipeline('],
  ['transformers', { pipeline_tag: 'table-question-answering', ...tags('bart', 'text2text-generation') }, 'pipeline('],
  ['ultralytics', { ...tags('yolov5', 'yolo'), library_name: undefined }, 'YOLO('],
  ['timm', { id: 'org/brain-mri' }, 'parrots.png'],
  ['timm', { id: 'org/brain-mri' }, 'sigmoid'],
  ['ultralytics', { id: 'org/potholes' }, 'images.cocodataset.org'],
])('%s with %j does not print %j', (library, record, text) => {
  expect(printed(library, record)).not.toContain(text);
});

test.each([
  ['transformers', 'nomic-embed-text-v1.5', false],
  ['transformers', 'nomic-embed-text-v2-moe', true],
  ['sentence-transformers', 'nomic-embed-text-v1.5', true],
])('%s runs code of the repository, and installs what that imports, for %s: %s', (library, name, isRun) => {
  const text = printed(library, { ...NOMIC, id: `org/${name}` });
  expect([text.includes('trust_remote_code=True'), text.includes('einops')]).toEqual([isRun, isRun]);
});

const CHAT = { pipeline_tag: 'text-generation', ...tags('llama', 'conversational') };

test.each<[string, object]>([
  ['the configuration', { ...CHAT, id: 'a/b', config: { quantization_config: { quant_method: 'modelopt' } } }],
  ['a tag of the hub', { ...CHAT, id: 'a/b', ...tags('conversational', 'modelopt') }],
  ['a tag of the card', { ...CHAT, id: 'a/b', ...tags('conversational', 'ModelOpt') }],
  ["a name of NVIDIA's", { ...CHAT, id: 'nvidia/Llama-3.1-8B-Instruct-FP8' }],
])('Transformers prints no code for weights that it does not load, as %s tells', (_, record) => {
  const info = { auto_model: 'AutoModelForCausalLM', processor: 'AutoTokenizer', pipeline_tag: 'text-generation' };
  const text = printed('transformers', { ...record, transformersInfo: info });
  expect(text).toBe("# Transformers does not load weights that NVIDIA's Model Optimizer has quantized.\n");
});

describe('speech recognition by a language model', () => {
  const record = (type: string): object => ({
    id: 'a/b',
    pipeline_tag: 'automatic-speech-recognition',
    ...tags(type),
    transformersInfo: { auto_model: 'AutoModelForSeq2SeqLM', processor: 'AutoProcessor' },
  });

  test.each(Object.keys(transformers.lookups.hears.values))('%s hears what its own processor prepares', (type) => {
    const text = printed('transformers', record(type));
    // The pipeline gives the sound to it as if it were a text: its first argument is input_ids.
    expect(text).not.toContain('pipeline(');
    expect(text).not.toContain('AutoTokenizer');
    expect(text).toContain('"audio.wav"');
  });

  test.each(['whisper', 'parakeet_tdt', 'wav2vec2', 'kyutai_speech_to_text'])('%s has a pipeline', (type) => {
    expect(printed('transformers', record(type))).toContain('pipeline("automatic-speech-recognition"');
  });
});

describe('Kosmos-2.5 is asked in its own words, by no pipeline', () => {
  test.each(['image-to-text', 'image-text-to-text', undefined])('with the task %s', (pipeline_tag) => {
    const transformersInfo = { auto_model: 'AutoModelForImageTextToText', processor: 'AutoProcessor' };
    const record = {
      ...tags('kosmos-2.5', 'image-text-to-text'),
      ...(pipeline_tag && { pipeline_tag }),
      transformersInfo,
    };
    const reads = printed('transformers', { ...record, id: 'org/kosmos-2.5' });
    expect(reads).toContain('text = "<md>"');
    expect(reads).not.toMatch(/pipeline\(|help\(|transformers</);
    expect(printed('transformers', { ...record, id: 'org/kosmos-2.5-chat' })).toContain('"<md>A chat between');
  });
});

test('Transformers asks every model something: nothing ends in the text of the model itself', () => {
  const folder = fileURLToPath(new URL('../../out/snippets/transformers/', import.meta.url));
  const code = globSync('*/*.py', { cwd: folder });
  expect(code.length).toBeGreaterThan(150);
  expect(code.filter((file) => /^print\(model\)$/m.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});
