import { appsOf, type PrintedApp } from '../../../runtime/apps/index.ts';
import { slugOf } from '../../../runtime/slug.ts';
import { type AppView, appView } from '../views/apps.ts';
import { highlight } from './highlight.ts';
import { source } from './links.ts';
import { type ModelPage, models } from './models.ts';

const printed = new Map(await Promise.all(models.map(async ({ model }) => [model.id, await appsOf(model)] as const)));

/** The apps that run a model on the reader's own machine, at the quantization that is taken without a choice. */
export const appsFor = ({ model }: ModelPage): readonly PrintedApp[] => printed.get(model.id) ?? [];

/** Where an app's steps are printed from. */
const entryOf = (app: string): string => `catalogue/apps/${slugOf(app)}.json`;

/** The views of a model's apps for its page as it is built. */
export const builtApps = (page: ModelPage): AppView[] =>
  appsFor(page).map((app) =>
    appView(app, {
      paint: highlight,
      group: 'app',
      about: ({ app: id }) => {
        const path = entryOf(id);
        return { says: [], template: { label: 'Entry', path, edit: source(path) } };
      },
    }),
  );
