import { hub } from '../../../out/modules/hub.ts';
import type { Model } from '../../../out/types/model.ts';
import { type ApiView, apiView, toldOf } from '../views/api.ts';
import { type LibraryView, libraryView } from '../views/library.ts';
import type { LibrarySnippets } from '../views/snippets.ts';
import { aboutClient, aboutVariant } from './about.ts';
import { highlight } from './highlight.ts';
import { apiSnippets } from './inference.ts';
import { to } from './links.ts';

/** Views for pages as they are built: coloured thoroughly, with their files, and with what is known of them. */

/** A library's snippets for a model. */
export const builtLibrary = (library: LibrarySnippets): LibraryView =>
  libraryView(library, {
    paint: highlight,
    beside: ({ file, variant, kind }) => ({
      file: to(`snippets/${file}`),
      about: kind === 'install' ? undefined : aboutVariant(library.entry.id, variant, file),
    }),
  });

/** The API snippets of a model with default options, and why there are none. */
export async function builtApi(model: Model): Promise<{ views: ApiView[]; reason?: string; notice?: string }> {
  const { snippets, reason, notices } = apiSnippets(model);
  const views = snippets.map(async (snippet) =>
    apiView('api', snippet, highlight, {
      file: to(`snippets/${snippet.placed}`),
      about: await aboutClient({ ...snippet, provider: hub.automatic, model }),
    }),
  );
  return { views: await Promise.all(views), reason, notice: toldOf(notices) };
}
