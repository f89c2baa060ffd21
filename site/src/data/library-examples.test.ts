import { beforeEach, expect, it, vi } from 'vitest';
import { libraries } from './libraries.ts';
import { libraryExamples } from './library-examples.ts';

beforeEach(() => {
  vi.stubEnv('BASE_URL', '/');
  vi.stubEnv('SITE', 'https://site.test');
});

/** The install command beside the example of a library for a model; nothing where that of the library itself is meant. */
function installBeside(library: string, model: string): string | undefined {
  const entry = libraries.find(({ id }) => id === library);
  const examples = entry ? libraryExamples(entry).flatMap((task) => task.examples) : [];
  const example = examples.find(({ page }) => page.model.id === model);
  if (!example) throw new Error(`${library} shows ${examples.map(({ page }) => page.model.id).join(', ')}`);
  return example.install?.choices[0]?.code.code.trim();
}

it.each<[string, string, string | undefined]>([
  ['neutts', 'neuphonic/neutts-2e-q4-gguf', "pip install -U 'neutts[llama]' 'torch<2.15' 'torchao<0.18'"],
  ['neutts', 'neuphonic/neutts-2e', undefined],
  ['libreyolo', 'LibreYOLO/LibreGroundFlorence2base', "pip install -U 'libreyolo[ground]'"],
  ['libreyolo', 'LibreYOLO/LibreYOLO9t', undefined],
])('a page of %s says how what %s needs is installed', (library, model, install) =>
  expect(installBeside(library, model)).toBe(install));

it.each([
  ['sentence-transformers', 'Sentence Similarity'],
  ['diffusers', 'Text-to-Image'],
  ['timm', 'Image Classification'],
])('a page of %s begins with the task of most of its models: %s', (library, task) => {
  const entry = libraries.find(({ id }) => id === library);
  expect(entry && libraryExamples(entry)[0]?.label).toBe(task);
});
