import type { ReactElement } from 'react';
import { loadLibraryInParts } from '../../../out/modules/libraries/index.ts';
import type { Model } from '../../../out/types/model.ts';
import { appsOf } from '../../../runtime/apps/index.ts';
import { shownFor } from '../../../runtime/libraries.ts';
import { withPrompt } from '../../../runtime/model/prompt.ts';
import { withQuantization } from '../../../runtime/model/quantization.ts';
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
  /** Whether code of a library says the prompt; where none does, each has a text of its own. */
  readonly isPromptUsed: boolean;
}

/**
 * Makes the code of libraries and apps for a quantization and a prompt, each empty where the model's own is meant. Loaded
 * when a reader first chooses one.
 */
export async function makeOwn(model: Model, quantization: string, prompt: string): Promise<Own> {
  const own = withPrompt(withQuantization(model, quantization || undefined).model, prompt);
  const options = { ...(quantization && { quantization }), ...(prompt && { prompt }) };
  const [shown, apps] = await Promise.all([shownFor(own, loadLibraryInParts), appsOf(own, options)]);
  const speaking = snippetsOf(shown, own.id).filter(({ snippets }) => snippets.length > 0);
  const codes = speaking.flatMap(({ snippets }) => snippets.map(({ code }) => code));
  return {
    isPromptUsed: prompt === '' || codes.some((code) => code.includes(JSON.stringify(prompt).slice(1, -1))),
    libraries: <LibraryTabs libraries={speaking.map((library) => libraryView(library, { paint }))} />,
    apps: <AppTabs group="apps" apps={apps.map((app) => appView(app, { paint, group: 'app', live: true }))} />,
  };
}
