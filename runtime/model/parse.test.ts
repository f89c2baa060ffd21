import { describe, expect, test } from 'vitest';
import { parseModel } from './parse.ts';

const EMPTY = {
  id: 'fill-in-model-id',
  name: 'fill-in-model-id',
  moduleName: 'fill_in_model_id',
  tags: [],
  cardBaseModels: [],
  baseModels: [],
  sentences: [],
  files: [],
  file: {},
  kerasHubTasks: [],
  hasChatTemplate: false,
  ownClasses: [],
  handlesTools: false,
  reasons: false,
  ggufContext: false,
  longGgufContext: false,
  trustRemoteCode: false,
  draftModel: false,
  lacksProjector: false,
  tokenizerAlone: false,
  torchWeights: true,
  misnamedWeights: false,
  unservedWeights: false,
  peftAdapter: false,
  mlxModel: false,
};

/** A JSON value of every type that is not text. */
const NOT_TEXT = [null, true, 0, 1.5, [], {}, [[]], '', '  ', '\n\t', '\u0000', '\u200b', '\ufeff', '\ud800'];

describe('a record that is none gives the empty model', () => {
  test.each<[unknown]>([
    [undefined],
    [null],
    [true],
    [0],
    ['text'],
    [[]],
    [[{ id: 'x' }]],
    [{}],
    [JSON.parse('{"__proto__": {"id": "polluted"}}')],
  ])('%j', (record) => {
    expect(parseModel(record)).toEqual(EMPTY);
  });
});

describe('a text field that is not text, or has nothing to see, is absent', () => {
  const paths = [
    'id',
    'pipeline_tag',
    'library_name',
    'mask_token',
    'cardData.instance_prompt',
    'cardData.base_model',
    'cardData.language',
    'widgetData.0.text',
    'config.adapter_transformers.model_name',
    'config.peft.base_model_name_or_path',
    'config.peft.task_type',
    'config.sklearn.model.file',
    'config.sklearn.model_format',
    'config.speechbrain.speechbrain_interface',
    'config.architectures.0',
    'config.chat_template_jinja',
    'config.tokenizer_config.chat_template',
    'config.tokenizer_config.chat_template.0',
    'config.tokenizer_config.chat_template.0.template',
    'config.processor_config.chat_template',
    'config.chat_template',
    'config.chat_template.0.template',
    'tags',
    'siblings',
    'siblings.0',
    'siblings.0.rfilename',
    'transformersInfo',
    'config',
    'cardData',
    'widgetData',
    'widgetData.0',
    'config.keras_hub.tasks',
  ];
  test.each(paths)('%s', (path) => {
    for (const value of NOT_TEXT) {
      if (path === 'transformersInfo' && JSON.stringify(value) === '{}') continue;
      expect(parseModel(at(path, value)), JSON.stringify(value)).toEqual(EMPTY);
    }
  });
});

/** A record with one value at a dotted path; numbers make lists. */
function at(path: string, value: unknown): unknown {
  return path
    .split('.')
    .reverse()
    .reduce<unknown>((inner, key) => (/^\d+$/.test(key) ? [inner] : { [key]: inner }), value);
}

/** The fields of a text of the widget. */
const said = (text: string) => ({ ownPrompt: text, ownWidgetText: text, prompt: text, widgetText: text });

describe('what a record says', () => {
  test.each<[string, unknown, object]>([
    [
      'the name is what follows the first slash',
      { id: 'org/a/b' },
      { id: 'org/a/b', name: 'a/b', moduleName: undefined },
    ],
    ['an id without a slash is its own name', { id: 'gpt2' }, { id: 'gpt2', name: 'gpt2', moduleName: 'gpt2' }],
    [
      'a name as a module',
      { id: 'o/en-core-web' },
      { id: 'o/en-core-web', name: 'en-core-web', moduleName: 'en_core_web' },
    ],
    ['a name that is no module', { id: 'o/a.b' }, { id: 'o/a.b', name: 'a.b', moduleName: undefined }],
    ['nothing after the slash', { id: 'org/' }, { id: 'org/', name: 'org/', moduleName: undefined }],
    ['an id that is an option', { id: '--upload-file=/etc/passwd' }, {}],
    ['a name that is an option', { id: 'org/-rf' }, { id: 'org/-rf', name: 'org/-rf', moduleName: undefined }],
    ['hostile text stays text', { id: 'o/a"; $(id)' }, { id: 'o/a"; $(id)', name: 'a"; $(id)', moduleName: undefined }],
    ['tags: text only', { tags: ['a', 1, null, ['b'], '', 'c'] }, { tags: ['a', 'c'] }],
    ['tags: one text is a list', { tags: 'a' }, { tags: ['a'] }],
    ['custom_code', { tags: ['custom_code'] }, { tags: ['custom_code'], trustRemoteCode: true }],
    [
      'base models',
      at('cardData.base_model', ['a', 2, 'b']),
      {
        adaptedModel: 'a',
        baseModel: 'a',
        baseModels: ['a', 'b'],
        cardBaseModels: ['a', 'b'],
        peftBase: 'a',
        pipelineBase: 'a',
      },
    ],
    ['a language', at('cardData.language', ['fr', 'en']), { language: 'fr' }],
    ['the prompt of the card', at('cardData.instance_prompt', 'a cat'), { ownPrompt: 'a cat', prompt: 'a cat' }],
    [
      'the text of the widget before the prompt of the card',
      { widgetData: [{ text: 'a dog' }], cardData: { instance_prompt: 'a cat' } },
      { ...said('a dog'), unmaskedWidgetText: 'a dog' },
    ],
    [
      'a mask token is literal text, and every one is replaced',
      { mask_token: '$&.*', widgetData: [{ text: 'x $&.* y $&.*' }] },
      {
        namedMaskToken: '$&.*',
        maskToken: '$&.*',
        ...said('x $&.* y $&.*'),
        unmaskedWidgetText: 'x A y A',
      },
    ],
    ['sentences need a source', { widgetData: [{ sentences: ['a', 'b'] }] }, {}],
    ['sentences', { widgetData: [{ source_sentence: 's', sentences: ['a', 3, 'b'] }] }, { sentences: ['s', 'a', 'b'] }],
    [
      'a chat template as text',
      at('config.chat_template_jinja', '{{x}}'),
      { hasChatTemplate: true, untaggedChat: true },
    ],
    [
      'a chat template as a list',
      at('config.tokenizer_config.chat_template', [{ name: 'default', template: '{{ x }}' }]),
      { hasChatTemplate: true, untaggedChat: true },
    ],
    ['a chat template of the model', at('config.chat_template', 'x'), { hasChatTemplate: true, untaggedChat: true }],
    [
      'a chat template of the model as a list',
      at('config.chat_template', [{ name: 'tool_use', template: '' }, { template: 'x' }]),
      { hasChatTemplate: true, untaggedChat: true },
    ],
    [
      'a chat template of the processor',
      at('config.processor_config.chat_template', 'x'),
      { hasChatTemplate: true, untaggedChat: true },
    ],
    [
      'a chat template that asks for tools',
      { gguf: { chat_template: '{% if tools %}' } },
      { handlesTools: true, gguf: {} },
    ],
    [
      'a chat template with a place for thoughts',
      at('config.chat_template', '<think>'),
      { hasChatTemplate: true, untaggedChat: true, reasons: true },
    ],
    [
      'a chat template in the files with a place for thoughts',
      at('gguf.chat_template', '<think>'),
      { reasons: true, gguf: {} },
    ],
    ['a number of weights', { gguf: { total: 7e9 } }, { gguf: { parameters: 7e9 } }],
    ['a number of weights that is none', { gguf: { total: -1 } }, { gguf: {} }],
    [
      'a length of context',
      { gguf: { context_length: 4096 } },
      { ggufContext: true, ggufUse: 'text', gguf: { contextLength: 4096 } },
    ],
    ['no length of context', { gguf: { context_length: 0 } }, { gguf: { contextLength: 0 } }],
    ['a length that is a text', { gguf: { context_length: '64000' } }, { gguf: {} }],
    [
      'a long context',
      { gguf: { context_length: 64_000 } },
      { ggufContext: true, ggufUse: 'text', longGgufContext: true, gguf: { contextLength: 64_000 } },
    ],
    [
      'how weights were quantized',
      at('config.quantization_config.quant_method', 'awq'),
      { quantMethod: 'awq', quantizedBy: 'awq' },
    ],
    ['in how many bits', at('config.quantization_config.bits', 4), { quantBits: 4 }],
    ['an architecture', at('config.architectures', ['Bert']), { architecture: 'Bert' }],
    ['an architecture that is no name', at('config.architectures', ['os; import x']), {}],
    [
      'an architecture that is a reserved word of some language',
      at('config.architectures', ['class']),
      { architecture: 'class' },
    ],
    ['transformers without anything', { transformersInfo: {} }, { transformers: { autoModel: 'AutoModel' } }],
    [
      'transformers with a processor of no customary name',
      { transformersInfo: { auto_model: 'AutoModelForX', processor: 'AutoImageProcessor' } },
      { transformers: { autoModel: 'AutoModelForX', processor: 'AutoImageProcessor', processorVariable: 'processor' } },
    ],
    [
      'a processor that is a key of every object',
      { transformersInfo: { auto_model: 'a b', processor: 'constructor' } },
      { transformers: { autoModel: 'AutoModel', processor: 'constructor', processorVariable: 'processor' } },
    ],
    [
      'transformers with hostile names',
      { transformersInfo: { auto_model: 'X\n', processor: 'Y()' } },
      { transformers: { autoModel: 'AutoModel' } },
    ],
    [
      'tasks of KerasHub: names, each once',
      at('config.keras_hub.tasks', ['CausalLM', 'CausalLM', 'a b', 1, 'import', 'TextToImage']),
      { kerasHubTasks: ['CausalLM', 'import', 'TextToImage'] },
    ],
    [
      'files by kind, the 4-bit one before other GGUF files',
      { siblings: ['a.GGUF', 'b-Q4_K_M.gguf', 'x.bin', 1, '-x.onnx', 'y.onnx'].map((rfilename) => ({ rfilename })) },
      {
        files: ['a.GGUF', 'b-Q4_K_M.gguf', 'x.bin', '-x.onnx', 'y.onnx'],
        file: { gguf: 'b-Q4_K_M.gguf', bin: 'x.bin', onnx: 'y.onnx' },
        misnamedWeights: true,
      },
    ],
    [
      'names that hold what nobody sees',
      {
        id: 'o/n\u0003\ntouch x\n',
        pipeline_tag: 'text\u001b[2J',
        library_name: 'lib\u200b',
        siblings: ['a\t.onnx', 'b\u202e.bin', 'c.bin'].map((rfilename) => ({ rfilename })),
        cardData: { base_model: ['o/a\u00ad', 'o/b'] },
      },
      {
        adaptedModel: 'o/b',
        baseModel: 'o/b',
        baseModels: ['o/b'],
        cardBaseModels: ['o/b'],
        peftBase: 'o/b',
        pipelineBase: 'o/b',
        files: ['c.bin'],
        file: { bin: 'c.bin' },
        misnamedWeights: true,
      },
    ],
    [
      'a GGUF file that is no projector, also when the projector is 4-bit',
      { siblings: ['mmproj-Q4_K_M.gguf', 'b.gguf', '-c-Q4_K_M.gguf'].map((rfilename) => ({ rfilename })) },
      {
        files: ['mmproj-Q4_K_M.gguf', 'b.gguf', '-c-Q4_K_M.gguf'],
        file: { gguf: 'b.gguf', projector: 'mmproj-Q4_K_M.gguf' },
        torchWeights: false,
      },
    ],
    [
      'no file of an ending without a dot, of another ending, or of a folder',
      { siblings: ['gguf', 'a.gguf.txt', 'b.gguf/c', 'd.'].map((rfilename) => ({ rfilename })) },
      { files: ['gguf', 'a.gguf.txt', 'b.gguf/c', 'd.'], torchWeights: false },
    ],
    [
      'a key __proto__',
      JSON.parse('{"__proto__": {"id": "x"}, "config": {"__proto__": {"peft": {"task_type": "y"}}}}'),
      {},
    ],
  ])('%s', (_, record, fields) => {
    expect(parseModel(record)).toEqual({ ...EMPTY, ...fields });
  });
});
