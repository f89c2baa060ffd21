import type { ReactElement } from 'react';
import { loadLibrary } from '../../../out/modules/libraries/index.ts';
import type { Model } from '../../../out/types/model.ts';
import { appsOf } from '../../../runtime/apps/index.ts';
import { shownFor } from '../../../runtime/libraries.ts';
import { withQuantization } from '../../../runtime/model/quantization.ts';
import { paint } from '../browser/paint.ts';
import { AppTabs } from '../components/AppTabs.tsx';
import { LibraryTabs } from '../components/LibraryTabs.tsx';
import { appView } from '../views/apps.ts';
import { libraryView } from '../views/library.ts';
import { snippetsOf } from '../views/snippets.ts';

/** The code for a quantization that a page was not built with. */
export interface Own {
  readonly libraries: ReactElement;
  readonly apps: ReactElement;
}

/** Makes the code of libraries and apps for a quantization. Loaded when a reader first chooses one. */
export async function makeOwn(model: Model, quantization: string): Promise<Own> {
  const { model: own } = withQuantization(model, quantization);
  const [shown, apps] = await Promise.all([shownFor(own, loadLibrary), appsOf(own, { quantization })]);
  const speaking = snippetsOf(shown, own.id).filter(({ snippets }) => snippets.length > 0);
  return {
    libraries: <LibraryTabs libraries={speaking.map((library) => libraryView(library, { paint }))} />,
    apps: <AppTabs group="apps" apps={apps.map((app) => appView(app, { paint, group: 'app', live: true }))} />,
  };
}
