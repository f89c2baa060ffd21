import { expect, test } from 'vitest';
import { librariesOf } from './libraries.ts';

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));
const read = (architecture: string) => ({ architecture, context_length: 512 });

const RANKING = { id: 'a/b', library_name: 'transformers', pipeline_tag: 'text-ranking' };

test.each<[string, object | null, string[]]>([
  ['no record', null, []],
  ['nothing known but the id', { id: 'a/b' }, ['huggingface_hub']],
  ['the library by name', { id: 'a/b', library_name: 'timm' }, ['timm']],
  ['another spelling', { id: 'a/b', library_name: 'NeMo', tags: ['nemo'] }, ['nemo']],
  ['an alias', { id: 'a/b', library_name: 'scikit-learn' }, ['sklearn']],
  ['a name of every object', { id: 'a/b', library_name: 'constructor', tags: ['__proto__'] }, ['huggingface_hub']],
  [
    'the named one before those of tags',
    { id: 'a/b', library_name: 'timm', tags: ['keras', 'timm'] },
    ['timm', 'keras'],
  ],
  ['tags alone', { id: 'a/b', tags: ['pruna-ai', 'diffusers'] }, ['pruna-ai', 'diffusers']],
  ['GGUF without a library', { id: 'a/b', tags: ['gguf'] }, ['llama-cpp-python']],
  ['GGUF that says transformers', { id: 'a/b', library_name: 'transformers', tags: ['gguf'] }, ['llama-cpp-python']],
  [
    'GGUF beside safetensors',
    { id: 'a/b', library_name: 'transformers', tags: ['transformers', 'safetensors', 'gguf'] },
    ['transformers', 'llama-cpp-python'],
  ],
  ['GGUF by its files', { id: 'a/b', siblings: files('x-Q8_0.gguf') }, ['llama-cpp-python']],
  ['GGUF by what the hub read', { id: 'a/b', gguf: { architecture: 'llama' } }, ['llama-cpp-python']],
  ['GGUF of a picture model', { id: 'a/b', tags: ['gguf'], pipeline_tag: 'text-to-image' }, ['diffusion-single-file']],
  [
    'a model that vLLM names and Transformers has, by the tag of its type',
    { id: 'a/b', library_name: 'vllm', tags: ['vllm', 'safetensors', 'voxtral_realtime'] },
    ['vllm', 'transformers'],
  ],
  [
    'a preset of KerasHub that carries the tag of Keras, which has none of its classes',
    { id: 'a/b', library_name: 'keras-hub', tags: ['keras-hub', 'keras'] },
    ['keras-hub'],
  ],
  ['an architecture alone', { id: 'a/b', config: { architectures: ['LlamaForCausalLM'] } }, ['transformers']],
  ['a library without snippets', { id: 'a/b', library_name: 'gliformer' }, ['gliformer', 'huggingface_hub']],
  [
    'a reranker',
    { ...RANKING, config: { architectures: ['BertForSequenceClassification'] } },
    ['sentence-transformers', 'transformers'],
  ],
  [
    'a reranker that writes its answer',
    { ...RANKING, config: { architectures: ['GemmaForCausalLM'] } },
    ['transformers'],
  ],
  [
    'a vector for each token, as the first ColBERT was saved',
    { library_name: 'transformers', tags: ['transformers', 'bert'], config: { architectures: ['HF_ColBERT'] } },
    ['sentence-transformers'],
  ],
  [
    'a reranker whose class FlagEmbedding has',
    { ...RANKING, config: { architectures: ['LayerWiseMiniCPMForCausalLM'] } },
    ['sentence-transformers'],
  ],
  ['the same by its name', { ...RANKING, id: 'BAAI/bge-reranker-v2-gemma' }, ['transformers']],
  [
    'the same with what Sentence Transformers needs for it',
    {
      ...RANKING,
      config: { architectures: ['Qwen3ForCausalLM'] },
      siblings: files('config_sentence_transformers.json'),
    },
    ['transformers', 'sentence-transformers'],
  ],
  ['GGUF that ranks', { id: 'a/b', pipeline_tag: 'text-ranking', gguf: read('bert') }, ['huggingface_hub']],
  ['GGUF of a text encoder', { id: 'a/b', gguf: read('t5encoder') }, ['huggingface_hub']],
  ['GGUF of an encoder', { id: 'a/b', gguf: read('bert') }, ['llama-cpp-python']],
  ['files of NeMo', { id: 'a/b', siblings: files('model.nemo') }, ['nemo']],
])('%s', (_, record, expected) => {
  expect(librariesOf(record)).toEqual(expected);
});
