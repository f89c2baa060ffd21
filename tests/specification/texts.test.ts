import { expect, test } from 'vitest';
import { inferenceSnippets } from '../../runtime/inference/index.ts';
import { parseModel } from '../../runtime/model/parse.ts';

/** Where the clients of the hub give the text of an answer, as their published types say: a reader wants the text alone. */
const TEXTS: Readonly<Record<string, string>> = {
  'image-to-text': 'generated_text',
  summarization: 'summary_text',
  translation: 'translation_text',
  'automatic-speech-recognition': 'text',
};

const CLIENTS = ['huggingface.js', 'huggingface_hub', 'AsyncInferenceClient'];

test.each(
  Object.entries(TEXTS).flatMap(([task, field]) => CLIENTS.map((client) => [client, task, field] as const)),
)('%s prints the text of %s alone: %s', (client, task, field) => {
  const { snippets } = inferenceSnippets(parseModel({ id: 'org/name', pipeline_tag: task }), { client });
  expect(snippets.map(({ code }) => code).join('\n')).toMatch(new RegExp(`(?:log|print)\\(\\w+\\.${field}\\)`));
});
