import { describe, expect, test } from 'vitest';
import { clients } from '../../out/modules/clients.ts';
import { libraryLabels, loadLibrary } from '../../out/modules/libraries/index.ts';
import { TASK_IDS } from '../../out/modules/tasks/index.ts';
import { codeOfFileType, codeOfTensorType, fileTypeOfCode, isFileType } from '../../runtime/gguf/index.ts';
import { type InferenceOptions, inferenceSnippets } from '../../runtime/inference/index.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { CALL_FACTS, CLIENT_FACTS, Having, TEXT } from './calls.ts';
import { LIBRARY_FACTS } from './library-snippets.ts';
import { FILE_CODES, TENSOR_CODES } from './quantization.ts';

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The pattern of a text that is no part of a longer word or number. */
const alone = (text: string): RegExp => new RegExp(`(?<!\\w)${escaped(text)}(?![\\w]|\\.\\d)`);

/** Whether a value is as wanted: equal, of the pattern, or, for objects, with the fields that are wanted. */
function fits(value: unknown, wanted: unknown): boolean {
  if (wanted === TEXT) return typeof value === 'string' && value !== '';
  if (wanted instanceof RegExp) return wanted.test(String(value));
  if (wanted instanceof Having) return Array.isArray(value) && value.some((item) => fits(item, wanted.item));
  if (Array.isArray(wanted)) {
    if (!Array.isArray(value)) return false;
    if (wanted.every((item) => item instanceof Having)) return wanted.every((item) => fits(value, item));
    return value.length === wanted.length && wanted.every((item, index) => fits(value[index], item));
  }
  if (typeof wanted !== 'object' || wanted === null) return value === wanted;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(wanted).every(([key, item]) => fits((value as Record<string, unknown>)[key], item));
}

const snippetsOf = (task: string, tags: readonly string[] = [], options?: InferenceOptions) =>
  inferenceSnippets(parseModel({ id: 'org/name', pipeline_tag: task, tags }), options);

describe('library snippets', () => {
  test.each(LIBRARY_FACTS)('$library: $what', async ({ library, record, prints }) => {
    const entry = await loadLibrary(library);
    const snippets = entry?.snippets(parseModel({ library_name: library, ...record })) ?? [];
    const code = snippets.map((snippet) => snippet.code).join('\n');
    for (const item of prints) expect(code).toMatch(typeof item === 'string' ? alone(item) : item);
  });
});

describe('API calls', () => {
  test.each(CALL_FACTS)('$what', ({ task, tags, options, request }) => {
    const { snippets } = snippetsOf(task, tags, options);
    const requests = snippets.flatMap((snippet) => snippet.request ?? []);
    expect(requests.length).toBeGreaterThan(0);
    for (const one of requests) expect(fits(one, request), JSON.stringify(one, null, 2)).toBe(true);
  });

  test.each(CLIENT_FACTS)('clients: $what', ({ task, options, clients: wanted }) => {
    const { snippets } = snippetsOf(task, ['conversational'], options);
    expect(snippets.map(({ language, client }) => `${language} ${client}`)).toEqual(wanted);
  });

  test('without a request for others, the languages are python, js and sh, with these clients', () => {
    const usual = clients.filter((client) => client.async === undefined && !client.onRequest);
    const all = Object.groupBy(usual, ({ language }) => language);
    const names = Object.entries(all).map(([language, list]) => [language, list?.map(({ client }) => client).sort()]);
    expect(Object.fromEntries(names)).toEqual({
      python: ['fal_client', 'huggingface_hub', 'openai', 'requests'],
      js: ['fetch', 'huggingface.js', 'openai'],
      sh: ['curl'],
    });
  });

  test('a provider that is not known has no snippet, and the reason is said', () => {
    const { snippets, reason } = snippetsOf('text-generation', ['conversational'], { provider: 'nobody' });
    expect(snippets).toEqual([]);
    expect(reason).toContain('nobody');
  });

  test('a task without a sample has no snippet, and says why', () => {
    expect(snippetsOf('graph-ml')).toEqual({
      snippets: [],
      reason: 'No input example has been defined for this model task.',
      reasonKind: 'no-input',
    });
  });
});

describe('codes of quantized weights', () => {
  test.each(Object.entries(FILE_CODES))('%s is %d', (label, code) => {
    expect(isFileType(label) && codeOfFileType(label)).toBe(code);
    expect(fileTypeOfCode(code)).toBe(label);
  });

  test.each(Object.entries(TENSOR_CODES))('the tensor type %s is %d', (label, code) => {
    expect(codeOfTensorType(label as 'I8')).toBe(code);
  });
});

describe('the catalogue', () => {
  test('holds about 200 libraries and about 55 tasks', () => {
    expect(Object.keys(libraryLabels).length).toBeGreaterThanOrEqual(200);
    expect(TASK_IDS.length).toBeGreaterThanOrEqual(55);
  });

  test.each([
    ['summarization', 'text-generation'],
    ['translation', 'text-generation'],
    ['text-to-speech', 'text-to-audio'],
  ])('the task %s is a kind of %s', async (id, canonical) => {
    const { task } = await import(`../../out/modules/tasks/${id}.ts`);
    expect(task.canonicalId).toBe(canonical);
  });
});
