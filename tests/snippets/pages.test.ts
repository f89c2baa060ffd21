import { expect, test } from 'vitest';
import { printed, tags } from './printed.ts';

const info = (auto_model: string, processor = 'AutoProcessor'): object => ({
  transformersInfo: { auto_model, processor },
});
const CHAT = {
  ...tags('transformers', 'qwen2_5_vl', 'image-text-to-text', 'conversational'),
  pipeline_tag: 'image-text-to-text',
  config: { chat_template_jinja: '{{ messages }}' },
  ...info('AutoModelForImageTextToText'),
};
const TYPE = (type: string): object => ({ ...CHAT, ...tags(type, 'image-text-to-text', 'conversational') });
const CAPTIONS = {
  pipeline_tag: 'image-to-text',
  ...tags('vision-encoder-decoder', 'image-text-to-text'),
  ...info('AutoModelForImageTextToText'),
};
const ASKED = { pipeline_tag: 'image-text-to-text', ...info('AutoModelForImageTextToText') };

/** What was trained to read is given a page or a line of text, in the words that it was trained on, and room for the answer. */
test.each<[string, object, string[]]>([
  ['GLM-OCR', TYPE('glm_ocr'), ['"invoice.png"', '"Text Recognition:"', '=4096']],
  ['LightOnOCR-2-1B', TYPE('lighton_ocr'), ['"invoice.png"', '# No text', '=4096']],
  ['olmOCR-2-7B-1025', CHAT, ['"invoice.png"', 'tables to HTML.\\n', '"text": prompt', '=4096']],
  ['Nanonets-OCR2-3B', CHAT, ['"invoice.png"', 'Prefer using ☐ and ☑', '"text": prompt', '=4096']],
  ['granite-docling-258M', TYPE('idefics3'), ['"invoice.png"', '"Convert this page to docling."', '=4096']],
  ['RolmOCR', CHAT, ['"invoice.png"', 'as Markdown', '=4096']],
  ['trocr-base-printed', CAPTIONS, ['load_image("line.png")', 'image = "line.png"']],
  ['nougat-small', CAPTIONS, ['load_image("page.png")', 'unk_token_id', '=2048']],
  ['donut-base', CAPTIONS, ['load_image("page.png")', '=512']],
  [
    'udop-large',
    { ...ASKED, ...tags('udop') },
    ['apply_ocr=True', '"Question answering. What is the invoice number?"'],
  ],
])('%s reads', (name, record, texts) => {
  const text = printed('transformers', { ...record, id: `org/${name}` });
  for (const each of texts) expect(text).toContain(each);
  expect(text).not.toMatch(/candy|parrots|caption en/);
});

test.each<[string, object, string]>([
  ['Qwen2.5-VL-3B-Instruct', CHAT, 'candy.JPG'],
  ['Socrates-VL', CHAT, 'candy.JPG'],
  ['instructblip-vicuna-7b', { ...ASKED, ...tags('instructblip') }, 'text = "Which birds are these?"'],
  ['vit-gpt2-image-captioning', CAPTIONS, 'parrots.png'],
])('%s does more than to read', (name, record, text) => {
  expect(printed('transformers', { ...record, id: `org/${name}` })).toContain(text);
});

test('PaddleOCR-VL is run by its pipeline, whatever its tags are', () => {
  const record = { id: 'PaddlePaddle/PaddleOCR-VL', pipeline_tag: 'image-text-to-text', ...tags('PaddleOCR', 'ocr') };
  expect(printed('PaddleOCR', record)).toContain('PaddleOCRVL(');
});
