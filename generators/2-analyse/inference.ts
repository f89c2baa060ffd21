import type { Client } from '../../out/types/client.ts';
import type { JsonFile } from '../1-load/json-file.ts';
import { slugOf } from '../1-load/slug.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { Scope } from './scope.ts';
import { objectTypeOf } from './types.ts';
import type { TemplateUse } from './uses.ts';

/** Variable of emitted code that holds the view. */
export const VIEW = 'v';

/** What the templates of clients are decided against. */
export interface ClientSetting {
  /** The schema of the view. */
  view: Record<string, unknown>;
  /** The ending of the files of each language, by its key. */
  extensions: ReadonlyMap<string, string>;
  /** Paths of all templates. */
  files: readonly string[];
}

/** The folder of a client's templates. */
export const clientFolder = ({ language, client }: Client): string =>
  `templates/inference/${language}/${slugOf(client)}`;

/** The templates of a client: those of its folder, and those that its tasks name. */
export function clientUses(
  json: JsonFile<Client>,
  { view, extensions, files }: ClientSetting,
): { uses: TemplateUse[]; problems: Diagnostic[] } {
  const { language, tasks } = json.value;
  const extension = extensions.get(language);
  if (extension === undefined) {
    const values = { language, suggestion: didYouMean(language, extensions.keys()) };
    return { uses: [], problems: [diagnostic('unknown-language', json.placeOf(['language']), values)] };
  }
  const folder = clientFolder(json.value);
  const ending = `.${extension}.hbs`;
  const scope: Scope = { names: new Map(), root: objectTypeOf(view), variable: VIEW, known: new Map() };
  const named = Object.entries(tasks === 'all' ? {} : tasks).map(([task, { template }]): [string, string[]] => [
    template,
    ['tasks', task, 'template'],
  ]);
  const found = files
    .filter((file) => file.startsWith(`${folder}/`) && file.endsWith(ending))
    .map((file): [string, string[]] => [file.slice(folder.length + 1, -ending.length), []]);
  const paths = new Map([...named.reverse(), ...found].reverse());
  const uses = [...paths].map(([name, path]) => ({
    name,
    file: `${folder}/${name}${ending}`,
    language,
    extension,
    path,
    scope,
  }));
  return { uses: uses.sort((a, b) => (a.name < b.name ? -1 : 1)), problems: [] };
}
