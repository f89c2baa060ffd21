import { describe, expect, test } from 'vitest';
import { parseModel } from './parse.ts';

const read = (name: string, more: object = {}) =>
  parseModel({ id: `org/${name}`, pipeline_tag: 'translation', ...more });

describe('a translator is given a sentence of the language that its name says it reads', () => {
  test.each([
    ['opus-mt-fr-en', 'Le train part à neuf heures.'],
    ['opus-mt-tc-big-de-es', 'Der Zug fährt um neun Uhr ab.'],
    ['wmt19-ru-en', 'Поезд отправляется в девять часов.'],
    ['opus-mt-jap-en-ctranslate2', '電車は九時に出発します。'],
    ['m2m_fr_to_en', 'Le train part à neuf heures.'],
    ['gemma-2b-it-pl-en', 'Pociąg odjeżdża o dziewiątej.'],
    ['opus-mt-en-fr', undefined],
    ['opus-mt-fr-en-turned-en-fr', undefined],
    ['opus-mt-mul-en', undefined],
    ['nllb-200-distilled-600M', undefined],
    ['madlad400-3b-mt', undefined],
  ])('%s', (name, said) => {
    expect(read(name).widgetText).toBe(said);
    expect(read(name).prompt).toBe(said);
  });

  test.each([
    ['of a pair the first', ['marian', 'translation', 'fr', 'en'], 'Le train part à neuf heures.'],
    ['of a pair that begins with English none', ['marian', 'en', 'fr'], undefined],
    ['of a pair without English the first', ['de', 'license:mit', 'es'], 'Der Zug fährt um neun Uhr ab.'],
    ['of several with English none', ['ar', 'de', 'en', 'fr'], undefined],
    ['of several without English the first', ['de', 'es', 'fr'], 'Der Zug fährt um neun Uhr ab.'],
    ['one alone may be what it writes', ['fr'], undefined],
    ['the code says that the text is English', ['nllb', 'm2m_100', 'fr', 'en'], undefined],
    ['words that are no codes', ['onnx', 'tf', 'multilingual'], undefined],
  ])('or its tags, where the name says none: %s', (_, tags, said) => {
    expect(read('translator', { tags }).widgetText).toBe(said);
    expect(read('opus-mt-ru-en', { tags: ['marian', 'ru', 'en'] }).widgetText).toBe(
      'Поезд отправляется в девять часов.',
    );
  });

  test('but not where the code says of a text that it is English', () => {
    expect(read('mbart-large-50-ru-en', { tags: ['mbart', 'ru', 'en'] }).widgetText).toBeUndefined();
  });

  test('where its card says nothing else', () => {
    expect(read('opus-mt-fr-en', { widgetData: [{ text: 'Bonjour' }] })).toMatchObject({
      widgetText: 'Bonjour',
      prompt: 'Bonjour',
    });
    expect(read('opus-mt-fr-en', { cardData: { instance_prompt: 'Salut' } })).toMatchObject({ prompt: 'Salut' });
  });

  test('where it translates', () => {
    expect(read('opus-mt-fr-en', { pipeline_tag: 'text-classification' }).widgetText).toBeUndefined();
  });
});
