import { describe, expect, test } from 'vitest';
import { gguf, printedFor, textOf } from './test-kit/records.ts';

/** Files of a quantization that was split, at the top or in a folder. */
const partsOf = (name: string, count = 2): string[] =>
  Array.from({ length: count }, (_, at) => `${name}-0000${at + 1}-of-0000${count}.gguf`);

const SPLIT = [...partsOf('m-Q4_K_M'), 'm-Q2_K.gguf', ...partsOf('m-Q8_0', 3)];

/** The commands of an app, each on one line. */
const codeOf = async (
  app: string,
  files: string[],
  options: object = {},
  changes: Record<string, unknown> = {},
): Promise<string> => textOf((await printedFor(gguf(changes, files), options))[app]).replaceAll(/ \\\n +/g, ' ');

const warningsOf = async (files: string[], options?: object): Promise<string[]> =>
  (await printedFor(gguf({}, files), options)).ollama?.notices.map(({ text }) => text) ?? ['not offered'];

describe('a file that was split', () => {
  test.each<[string, string, string[], object, string[], string[]]>([
    ['llama.cpp finds the parts', 'llama.cpp', SPLIT, {}, ['-hf org/m-GGUF:Q4_K_M '], []],
    [
      'llama-cpp-python downloads them',
      'llama-cpp-python',
      SPLIT,
      {},
      [
        "hf download org/m-GGUF --include 'm-Q4_K_M-*-of-00002.gguf' --local-dir .\n",
        'llama_cpp.server --model m-Q4_K_M-00001-of-00002.gguf --port 8000',
      ],
      ['--hf_model_repo_id', 'mmproj'],
    ],
    [
      'those of a folder',
      'llama-cpp-python',
      partsOf('a [b]/m-Q4_K_M'),
      {},
      ["--include 'a [[]b]/m-Q4_K_M-*-of-00002.gguf'", "--model 'a [b]/m-Q4_K_M-00001-of-00002.gguf'"],
      [],
    ],
    [
      'and the projector',
      'llama-cpp-python',
      [...SPLIT, 'mmproj-m-f16.gguf'],
      {},
      ["-00002.gguf' --include mmproj-m-f16.gguf --local-dir .", '--clip_model_path mmproj-m-f16.gguf'],
      [],
    ],
    [
      'no other quantization',
      'llama-cpp-python',
      SPLIT,
      { quantization: 'Q2_K' },
      ['--hf_model_repo_id'],
      ['hf download'],
    ],
    ['LocalAI takes the repository', 'localai', SPLIT, {}, ['local-ai run huggingface://org/m-GGUF\n'], ['00001']],
    ['another whole', 'localai', SPLIT, { quantization: 'Q2_K' }, ['huggingface://org/m-GGUF/m-Q2_K.gguf\n'], []],
    ['which gives no other that was split', 'localai', SPLIT, { quantization: 'Q8_0' }, [], ['local-ai']],
    ['Ollama takes another', 'ollama', SPLIT, {}, ['ollama run hf.co/org/m-GGUF:Q2_K\n'], ['Q4_K_M', 'Q8_0']],
    ['and in place of the chosen', 'ollama', SPLIT, { quantization: 'Q8_0' }, ['hf.co/org/m-GGUF:Q2_K\n'], ['Q8_0']],
    ['the chosen', 'ollama', SPLIT, { quantization: 'Q2_K' }, ['hf.co/org/m-GGUF:Q2_K\n'], []],
    [
      'a part stands for all',
      'llama-cpp-python',
      SPLIT,
      { file: SPLIT[1] },
      ['--model m-Q4_K_M-00001-of'],
      ['-00002-of-00002'],
    ],
    ['none where all were split', 'ollama', partsOf('m-Q4_K_M'), {}, [], ['ollama']],
  ])('%s', async (_, app, files, options, has, lacks) => {
    const code = await codeOf(app, files, options);
    for (const piece of has) expect(code).toContain(piece);
    for (const piece of lacks) expect(code).not.toContain(piece);
  });

  const said = (file: string): string =>
    `Ollama loads no file that was split into parts, as ${file} was: its commands name m-Q2_K.gguf.`;
  test.each<[string, string[], object, string[]]>([
    ['another than it would be', SPLIT, {}, [said('m-Q4_K_M-00001-of-00002.gguf')]],
    ['another than the chosen', SPLIT, { quantization: 'Q8_0' }, [said('m-Q8_0-00001-of-00003.gguf')]],
    [
      'another than what is not there',
      SPLIT,
      { quantization: 'Q6_K' },
      ['The model has no GGUF file at Q6_K.', said('m-Q4_K_M-00001-of-00002.gguf')],
    ],
    ['the chosen', SPLIT, { quantization: 'Q2_K' }, []],
    ['none', partsOf('m-Q4_K_M'), {}, ['not offered']],
  ])('of Ollama is told where it is %s', async (_, files, options, texts) =>
    expect(await warningsOf(files, options)).toEqual(texts));
});

describe('the projector', () => {
  const seeing = { pipeline_tag: 'image-text-to-text' };
  const FORMAT = '--chat_format mtmd --clip_model_path mmproj-m-f16.gguf';

  test('is given to the server of llama-cpp-python, which is then asked about a picture', async () => {
    const code = await codeOf('llama-cpp-python', ['m-Q4_K_M.gguf', 'mmproj-m-f16.gguf'], {}, seeing);
    expect(code).toContain(`--hf_model_repo_id org/m-GGUF --model m-Q4_K_M.gguf ${FORMAT} --port 8000`);
    expect(code).toContain('image_url');
  });
  test('of a model without a chat template in its file is read in the format of its family', async () => {
    const record = { ...seeing, id: 'mys/ggml_llava-v1.5-7b' };
    const code = await codeOf('llama-cpp-python', ['m-q4_k.gguf', 'mmproj-m-f16.gguf'], {}, record);
    expect(code).toContain('--chat_format llava-1-5 --clip_model_path mmproj-m-f16.gguf');
    expect(code).not.toContain('mtmd');
  });
  test.each(['llama.cpp', 'llama-cpp-python', 'ollama'])('is not there: %s is asked with words alone', async (app) => {
    const code = await codeOf(app, ['m-Q4_K_M.gguf'], {}, seeing);
    expect(code).toContain('/v1/chat/completions');
    expect(code).not.toMatch(/image_url|chat_format/);
  });
  test('may be there where the record lists no files', async () =>
    expect(await codeOf('llama.cpp', [], {}, seeing)).toContain('image_url'));
});
