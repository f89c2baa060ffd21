/** What the library snippets must say, whatever the templates say: decided outside of them, and never made from them. */
export interface LibraryFact {
  what: string;
  library: string;
  record: Record<string, unknown>;
  /** Each stands in the code: a text between characters that are no part of its words and numbers, or a pattern. */
  prints: readonly (string | RegExp)[];
}

const fact = (what: string, library: string, record: object, ...prints: (string | RegExp)[]): LibraryFact => ({
  what,
  library,
  record: { id: 'org/name', ...record },
  prints,
});

const config = (inner: object): object => ({ config: inner });
const tags = (...list: string[]): object => ({ tags: list });
const task = (id: string, ...list: string[]): object => ({ pipeline_tag: id, tags: list });
const transformers = (id: string, auto_model: string, processor: string, ...list: string[]): object => ({
  ...task(id, ...list),
  transformersInfo: { auto_model, processor },
});
const CHAT_TEMPLATE = config({ tokenizer_config: { chat_template: '{{ messages }}' } });
const speechbrain = (speechbrain_interface: string): object => config({ speechbrain: { speechbrain_interface } });
const kerasHub = (...tasks: string[]): object => config({ keras_hub: { tasks } });
const sklearn = (model_format: string, file: string): object => config({ sklearn: { model_format, model: { file } } });
const peft = (task_type: string, base?: string): object =>
  config({ peft: { task_type, base_model_name_or_path: base } });

const FILL = { height: 1632, width: 1232, guidance_scale: 30, num_inference_steps: 50, max_sequence_length: 512 };
const arguments_ = (values: Record<string, number>): string[] =>
  Object.entries(values).map(([name, value]) => `${name}=${value}`);

const MESSAGES = [
  fact('no known task type', 'peft', {}, 'Task type is invalid.'),
  fact('a task type without a base model', 'peft', peft('CAUSAL_LM'), 'Base model is not found.'),
  fact('no interface', 'speechbrain', {}, 'interface not specified in config.json'),
  fact('no file of the model', 'sklearn', tags('skops'), 'Model filename not specified in config.json'),
  fact('nothing about transformers', 'transformers', {}, '# ⚠️ Type of model unknown'),
  fact('no kind of audio', 'audiocraft', {}, /Type of model unknown/),
  fact('no task', 'transformers.js', {}, 'Unknown pipeline tag'),
  fact(
    'neither speech nor its recognition',
    'espnet',
    task('audio-to-audio'),
    'unknown model type (must be text-to-speech or automatic-speech-recognition)',
  ),
];

const DIFFUSERS = [
  fact('filling in', 'diffusers', tags('diffusers:FluxFillPipeline'), 'FluxFillPipeline', ...arguments_(FILL)),
  fact(
    'inpainting',
    'diffusers',
    tags('diffusers:StableDiffusionXLInpaintPipeline'),
    'AutoPipelineForInpainting',
    /(resize\(\(1024, 1024\)\).*){2}/s,
    'guidance_scale=8.0',
    'num_inference_steps=20',
    'strength=0.99',
    'manual_seed(0)',
  ),
  fact('a picture from a text', 'diffusers', task('text-to-image'), /prompt="[^"]*astronaut[^"]*jungle/i),
  fact('a picture from a LoRA', 'diffusers', task('text-to-image', 'lora'), 'load_lora_weights', /astronaut.*jungle/i),
  fact('a picture from a picture', 'diffusers', task('image-to-image'), /prompt="turn this cat into a dog\.?"/i),
  fact('a video from a text', 'diffusers', task('text-to-video'), /prompt="[^"]*guitar/i, 'export_to_video'),
  fact('a video from a picture', 'diffusers', task('image-to-video'), /prompt="[^"]*guitar/i, 'export_to_video'),
  fact(
    'its own prompt',
    'diffusers',
    { ...task('text-to-image'), cardData: { instance_prompt: 'a sks cup' } },
    /a sks cup/,
  ),
  fact('a ControlNet', 'diffusers', tags('controlnet'), 'ControlNetModel'),
  fact('a textual inversion', 'diffusers', tags('textual_inversion'), 'load_textual_inversion'),
];

const GENERATION = [
  fact(
    'text, through a pipeline',
    'transformers',
    transformers('text-generation', 'AutoModelForCausalLM', 'AutoTokenizer'),
    'max_new_tokens=40',
  ),
  fact(
    'chat, through a pipeline and without',
    'transformers',
    { ...transformers('text-generation', 'AutoModelForCausalLM', 'AutoTokenizer', 'conversational'), ...CHAT_TEMPLATE },
    /pipe\(messages, max_new_tokens=40\)/,
    /model\.generate\(\*\*inputs, max_new_tokens=40\)/,
    'AutoTokenizer',
  ),
  fact(
    'chat about a picture, through a pipeline and without',
    'transformers',
    {
      ...transformers('image-text-to-text', 'AutoModelForImageTextToText', 'AutoProcessor', 'conversational'),
      ...CHAT_TEMPLATE,
    },
    /pipe\(text=messages, max_new_tokens=40\)/,
    /model\.generate\(\*\*inputs, max_new_tokens=40\)/,
    /"type": "image"/,
    /"type": "text"/,
  ),
  fact(
    'code of the model',
    'transformers',
    transformers('text-generation', 'AutoModelForCausalLM', 'AutoTokenizer', 'custom_code'),
    'trust_remote_code=True',
  ),
  fact(
    'a completion',
    'llama-cpp-python',
    { ...task('text-generation'), siblings: [{ rfilename: 'a.gguf' }] },
    'max_tokens=512',
  ),
  fact(
    'a chat',
    'llama-cpp-python',
    { ...task('text-generation', 'conversational'), siblings: [{ rfilename: 'a.gguf' }] },
    'max_tokens=512',
  ),
  fact('an adapter', 'peft', peft('CAUSAL_LM', 'org/base'), 'AutoModelForCausalLM', 'PeftModel', 'org/base'),
  fact('a picture', 'diffusionkit', {}, 'height = 512', 'width = 512', 'cfg_weight=5.0', 'num_steps=50'),
  fact('a picture of flux', 'diffusionkit', tags('flux'), 'height = 512', 'width = 512', 'num_steps=4'),
];

const CLASSES = [
  fact('questions', 'allennlp', task('question-answering'), 'Predictor.from_path', '"hf://org/name"'),
  fact('speech', 'espnet', task('text-to-speech'), 'Text2Speech.from_pretrained'),
  fact('recognition', 'espnet', task('automatic-speech-recognition'), 'Speech2Text.from_pretrained'),
  fact('language', 'keras-hub', kerasHub('CausalLM'), 'keras_hub.models.CausalLM.from_preset'),
  fact(
    'pictures',
    'keras-hub',
    kerasHub('TextToImage'),
    'keras_hub.models.TextToImage.from_preset',
    /astronaut.*jungle/i,
  ),
  fact('kinds of text', 'keras-hub', kerasHub('TextClassifier'), 'keras_hub.models.TextClassifier.from_preset'),
  fact('kinds of picture', 'keras-hub', kerasHub('ImageClassifier'), 'keras_hub.models.ImageClassifier.from_preset'),
  fact('the model alone', 'keras-hub', {}, 'keras_hub.models.Backbone.from_preset'),
  fact('a pipeline', 'pyannote-audio', tags('pyannote-audio-pipeline'), 'Pipeline.from_pretrained'),
  fact('a model', 'pyannote-audio', {}, 'Model.from_pretrained', 'Inference'),
  fact('from text', 'tensorflowtts', tags('text-to-mel'), 'AutoProcessor', 'TFAutoModel'),
  fact('to sound', 'tensorflowtts', tags('mel-to-wav'), 'TFAutoModel'),
  fact('joblib', 'sklearn', tags('joblib'), 'joblib.load', '"sklearn_model.joblib"'),
  fact('skops', 'sklearn', { ...tags('skops'), ...sklearn('skops', 'm.skops') }, 'from skops.io import', '"m.skops"'),
  fact('a pickle of skops', 'sklearn', { ...tags('skops'), ...sklearn('pickle', 'm.pkl') }, 'joblib.load', '"m.pkl"'),
  fact(
    'kinds of sound',
    'speechbrain',
    speechbrain('EncoderClassifier'),
    'EncoderClassifier.from_hparams',
    'model.classify_file',
  ),
  fact(
    'words',
    'speechbrain',
    speechbrain('EncoderDecoderASR'),
    'EncoderDecoderASR.from_hparams',
    'model.transcribe_file',
  ),
  fact(
    'words, without a decoder',
    'speechbrain',
    speechbrain('EncoderASR'),
    'EncoderASR.from_hparams',
    'model.transcribe_file',
  ),
  fact(
    'clean sound',
    'speechbrain',
    speechbrain('SpectralMaskEnhancement'),
    'SpectralMaskEnhancement.from_hparams',
    'model.enhance_file',
  ),
  fact(
    'voices',
    'speechbrain',
    speechbrain('SepformerSeparation'),
    'SepformerSeparation.from_hparams',
    'model.separate_file',
  ),
];

export const LIBRARY_FACTS: readonly LibraryFact[] = [...MESSAGES, ...DIFFUSERS, ...GENERATION, ...CLASSES];
