import type { ReactElement } from 'react';
import type { Model } from '../../../out/types/model.ts';
import { loadInferenceSnippets } from '../../../runtime/inference/lazy.ts';
import { paint } from '../browser/paint.ts';
import { ApiTabs } from '../components/ApiTabs.tsx';
import { apiView } from '../views/api.ts';

/** Names the block of snippets that is made here; the one that was built is on the page too. */
const GROUP = 'api-live';

/** The API snippets for options, or why there are none. Loaded when a reader sets the first option. */
export async function makeApi(model: Model, options: Record<string, unknown>): Promise<ReactElement> {
  const { snippets, reason } = await loadInferenceSnippets(model, options);
  if (snippets.length > 0)
    return <ApiTabs group={GROUP} views={snippets.map((snippet) => apiView(GROUP, snippet, paint))} />;
  return (
    <p className="note" role="status">
      {reason}
    </p>
  );
}
