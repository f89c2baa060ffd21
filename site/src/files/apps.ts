import { type AppPage, appPagePath, appPath, apps, kindInWords, systemsOf } from '../data/apps.ts';
import { absolute, beside, type SiteFile } from './file.ts';
import { joined } from './markdown.ts';

const addressOf = (app: AppPage, model: AppPage['models'][number]): string => absolute(`${appPath(model, app.id)}/`);

const appMarkdown = (app: AppPage): string =>
  joined([
    `# ${app.label}`,
    `${kindInWords[app.kind]}. It is for ${systemsOf(app)}. Its own documentation: ${app.docsUrl}`,
    '## Models that it runs',
    app.models.map((model) => `- [${model.model.id}](${addressOf(app, model)})\n`).join(''),
  ]);

const appValue = (app: AppPage) => ({
  id: app.id,
  label: app.label,
  kind: app.kind,
  platforms: app.platforms,
  docsUrl: app.docsUrl,
  page: absolute(`${appPagePath(app.id)}/`),
  models: app.models.map((model) => ({ id: model.model.id, page: addressOf(app, model) })),
});

export const appFiles = (): SiteFile[] =>
  apps.flatMap((app) =>
    beside(
      appPagePath(app.id),
      () => appMarkdown(app),
      () => appValue(app),
    ),
  );
