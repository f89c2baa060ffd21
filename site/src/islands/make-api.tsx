import type { ReactElement } from 'react';
import type { Model } from '../../../out/types/model.ts';
import { loadInferenceSnippets } from '../../../runtime/inference/lazy.ts';
import { calledBy } from '../browser/done.ts';
import { laterOfCall } from '../browser/live.ts';
import { paint } from '../browser/paint.ts';
import { ApiTabs } from '../components/ApiTabs.tsx';
import { Folded } from '../components/Folded.tsx';
import { apiView, toldOf } from '../views/api.ts';
import type { ApiTask } from '../views/api-task.ts';
import type { ApiSettings } from './api-options.ts';
import { inferenceOptions } from './inference-options.ts';

/** Names the block of snippets that is made here; the one that was built is on the page too. */
const GROUP = 'api-live';

/**
 * The API snippets for what a reader set, or why there are none. Loaded when a reader sets the first option. Where the
 * whole block is folded, it is not folded again.
 */
export async function makeApi(model: Model, task: ApiTask, settings: ApiSettings): Promise<ReactElement> {
  const { unknown: folded } = task;
  const options = inferenceOptions(settings, task);
  const { snippets, reason, notices = [] } = await loadInferenceSnippets(model, options);
  const later = laterOfCall(calledBy(model, options.provider));
  if (snippets.length > 0)
    return (
      <Folded why={toldOf(notices.filter(({ kind }) => !folded || kind !== 'not-known-to-serve'))} asked>
        <ApiTabs
          group={GROUP}
          views={snippets.map((snippet) => apiView(GROUP, snippet, paint, { later: later(snippet) }))}
        />
      </Folded>
    );
  return (
    <p className="note" role="status">
      {reason}
    </p>
  );
}
