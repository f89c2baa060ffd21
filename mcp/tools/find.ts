import { z } from 'zod';
import { searchIndex } from '../../out/modules/search.ts';
import { searcher } from '../../runtime/search/search.ts';
import { answer, answerSchema, reasonsOf } from '../answer.ts';
import { type AddTool, name, READS } from './tool.ts';

const INPUT = z.strictObject({
  query: name('Words in any order, with or without typing errors: "whisper", "speech to text", "gguf q4_k_m".'),
});

const text = (description: string) => ({ type: 'string', description }) as const;

const OUTPUT = answerSchema({
  hits: {
    type: 'array',
    description: 'What was found, the best first.',
    items: {
      type: 'object',
      properties: {
        kind: text('model, library, task, provider, app, quantization or doc.'),
        id: text('Its id, as the other tools take it.'),
        title: text('Its name.'),
        url: text('The address of its page, from the base of the site.'),
      },
      required: ['kind', 'id', 'title', 'url'],
    },
  },
});

const search = searcher(searchIndex);

/** What the search of the site finds by names, in its order. */
export function find(query: string): object {
  const hits = search(query).flatMap((group) => group.hits);
  const none = { kind: 'nothing-found', text: 'Nothing has such a name; a model of the hub is also taken by its id.' };
  return { hits, ...reasonsOf(hits.length > 0 ? [] : [none]) };
}

export const addFind: AddTool = (server) => {
  server.registerTool(
    'find',
    {
      title: 'Find a model, library, task, provider, app or label',
      description:
        'Finds models, libraries, tasks, inference providers, programs and GGUF labels of the catalogue by words; the ids are those that the other tools take.',
      inputSchema: INPUT,
      outputSchema: OUTPUT,
      annotations: { ...READS, openWorldHint: false },
    },
    ({ query }) => answer(() => find(query)),
  );
};
