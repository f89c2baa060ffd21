import { type McpServer, type ReadResourceResult, ResourceTemplate } from '@modelcontextprotocol/server';
import { isLibraryId, libraryLabels, loadLibrary } from '../out/modules/libraries/index.ts';
import { similar } from '../package/bin/similar.ts';
import { reasonOf } from './answer.ts';
import { builtInIds } from './records.ts';
import type { Setting } from './setting.ts';
import { loadModel } from './tools/load-model.ts';

const JSON_TYPE = 'application/json';
/** How many completions a client is told: as many as the protocol takes. */
const MOST_COMPLETIONS = 100;

const asResource = (uri: URL, content: object): ReadResourceResult => ({
  contents: [{ uri: uri.href, mimeType: JSON_TYPE, text: JSON.stringify(content, null, 2) }],
});

const startingWith = (ids: readonly string[], start: string): string[] =>
  ids.filter((id) => id.toLowerCase().startsWith(start.toLowerCase())).slice(0, MOST_COMPLETIONS);

/** A part of a resource's address as it was meant; one that is no text stays as it is and is found nowhere. */
function decoded(value: string | string[] | undefined): string {
  const text = String(value);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What is told of a library: names, addresses, packages, and what to know. */
async function libraryOf(id: string): Promise<object> {
  const entry = isLibraryId(id) ? await loadLibrary(id) : undefined;
  if (!entry) {
    const text = `There is no library ${JSON.stringify(id)} in the catalogue. ${similar(id, Object.keys(libraryLabels))}`;
    return { reasons: [{ kind: 'not-found', text }] };
  }
  const { prettyLabel, docsUrl, repoUrl, install, notices = [], status } = entry;
  return {
    id,
    label: prettyLabel,
    documentation: docsUrl,
    source: repoUrl,
    packages: install,
    status,
    notices: notices.map(({ kind, text, href }) => ({ kind, text, href })),
  };
}

/** Adds what the catalogue has as resources: a model is told as load_model tells it. */
export function addResources(server: McpServer, setting: Setting): void {
  server.registerResource(
    'model',
    new ResourceTemplate('snippetry://models/{+id}', {
      list: () => ({
        resources: builtInIds().map((id) => ({ uri: `snippetry://models/${id}`, name: id, mimeType: JSON_TYPE })),
      }),
      complete: { id: (start) => startingWith(builtInIds(), start) },
    }),
    { title: 'Code that loads a model', description: 'By the id of the model, such as org/name.', mimeType: JSON_TYPE },
    async (uri, { id }) =>
      asResource(
        uri,
        await loadModel({ model: decoded(id) }, setting).catch((error) => ({ reasons: [reasonOf(error)] })),
      ),
  );
  const libraries = Object.keys(libraryLabels).sort();
  server.registerResource(
    'library',
    new ResourceTemplate('snippetry://libraries/{id}', {
      list: () => ({
        resources: libraries.map((id) => ({
          uri: `snippetry://libraries/${encodeURIComponent(id)}`,
          name: id,
          mimeType: JSON_TYPE,
        })),
      }),
      complete: { id: (start) => startingWith(libraries, start) },
    }),
    { title: 'A library', description: 'Its packages, documentation and what to know.', mimeType: JSON_TYPE },
    async (uri, { id }) => asResource(uri, await libraryOf(decoded(id))),
  );
}
