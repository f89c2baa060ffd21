import { inferenceData } from '../../../runtime/inference/index.ts';
import type { InferenceData, Templates } from '../../../runtime/inference/types.ts';
import { apiSnippets } from './inference.ts';
import { models } from './models.ts';

/** The data that calls are made from, with other templates for some clients. */
const dataWith = (templates: ReadonlyMap<string, Templates>): InferenceData => ({
  ...inferenceData,
  client: (id) => {
    const client = inferenceData.client(id);
    const render = templates.get(id);
    return client && render ? { ...client, render } : client;
  },
});

/**
 * The calls on the pages of models that are printed otherwise with other templates than those of the modules.
 * @param templates By id of a client.
 * @returns Their code by its path below /snippets/.
 */
export function callsAnew(templates: ReadonlyMap<string, Templates>): [path: string, code: string][] {
  const data = dataWith(templates);
  return models.flatMap(({ model }) => {
    const before = new Map(apiSnippets(model).snippets.map(({ placed, code }) => [placed, code]));
    return apiSnippets(model, data).snippets.flatMap(({ placed, code }): [string, string][] =>
      code === before.get(placed) ? [] : [[placed, code]],
    );
  });
}
