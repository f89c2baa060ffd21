import type { ReactElement } from 'react';
import { loadLibraryInParts } from '../../../out/modules/libraries/index.ts';
import type { Model } from '../../../out/types/model.ts';
import { appsOf } from '../../../runtime/apps/index.ts';
import { shownFor } from '../../../runtime/libraries.ts';
import { withOtherPrompt, withPrompt } from '../../../runtime/model/prompt.ts';
import { withQuantization } from '../../../runtime/model/quantization.ts';
import { promptLeftOut } from '../../../runtime/shown.ts';
import { laterOfLibrary, laterOfStep } from '../browser/live.ts';
import { paint } from '../browser/paint.ts';
import { AppTabs } from '../components/AppTabs.tsx';
import { LibraryTabs } from '../components/LibraryTabs.tsx';
import { appView } from '../views/apps.ts';
import { libraryView } from '../views/library.ts';
import { snippetsOf } from '../views/snippets.ts';

/** The code for a quantization or a prompt that a page was not built with. */
export interface Own {
  readonly libraries: ReactElement;
  readonly apps: ReactElement;
  /** The libraries whose code leaves the prompt out, in a sentence. */
  readonly promptLeftOut: string | undefined;
}

/**
 * Makes the code of libraries and apps for a quantization and a prompt, each empty where the model's own is meant. Loaded
 * when a reader first chooses one.
 */
export async function makeOwn(model: Model, quantization: string, prompt: string): Promise<Own> {
  const own = withPrompt(withQuantization(model, quantization || undefined).model, prompt);
  const options = { ...(quantization && { quantization }), ...(prompt && { prompt }) };
  const [shown, other, apps] = await Promise.all([
    shownFor(own, loadLibraryInParts),
    prompt ? shownFor(withOtherPrompt(own, prompt), loadLibraryInParts) : [],
    appsOf(own, options),
  ]);
  const speaking = snippetsOf(shown, own.id).filter(({ snippets }) => snippets.length > 0);
  const later = laterOfStep(own, prompt);
  return {
    promptLeftOut: promptLeftOut(shown, other),
    libraries: (
      <LibraryTabs
        libraries={speaking.map((library) => libraryView(library, { paint, later: laterOfLibrary(library, own) }))}
      />
    ),
    apps: <AppTabs group="apps" apps={apps.map((app) => appView(app, { paint, group: 'app', later }))} />,
  };
}
