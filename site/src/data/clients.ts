import type { Client } from '../../../out/types/client.ts';
import { slugOf, templatePaths } from './catalogue.ts';

const clients = Object.values(
  import.meta.glob<Client>('../../../catalogue/clients/*.json', { eager: true, import: 'default' }),
);

/** What a client's snippets are written for, and the folder of their templates in the repository. */
export function clientOf(
  language: string,
  client: string,
): { id: string; versions: [string, string][]; templates: string } {
  const entry = clients.find((one) => one.language === language && one.client === client);
  const folders = templatePaths.map((path) => path.slice(0, path.lastIndexOf('/') + 1));
  const folder = folders.find(
    (path) =>
      path.startsWith(`templates/inference/${language}/`) && slugOf(path.split('/').at(-2) ?? '') === slugOf(client),
  );
  return {
    id: entry?.id ?? '',
    versions: Object.entries(entry?.versions ?? {}),
    templates: folder ?? `templates/inference/${language}/`,
  };
}
