import { LANGUAGES } from '../../languages/index.ts';
import type { Client } from '../../out/types/client.ts';
import { slugOf } from '../../runtime/slug.ts';
import type { JsonFile } from '../1-load/json-file.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { Planned, TemplateUse } from './uses.ts';
import { fieldsRead, kindOfTemplate, type ViewKind } from './views.ts';

/** A template of a client: what it may read is what its kind of view has. */
export interface ViewUse extends TemplateUse {
  view: ViewKind;
}

/** What the templates of clients are decided against. */
export interface ClientSetting {
  /** The kinds of view. */
  kinds: readonly ViewKind[];
  /** The ending of the files of each language, by its key. */
  extensions: ReadonlyMap<string, string>;
  /** Paths of all templates. */
  files: readonly string[];
}

/** The folder of a client's templates. */
export const clientFolder = ({ language, client }: Client): string =>
  `templates/inference/${language}/${slugOf(client)}`;

/** What the names of templates end in that print a command as data, for every shell; and the language that data is in. */
export const COMMAND = /-command$/;
const DATA = 'json';
const VALUE = { type: 'Command', module: 'command' };

/** The templates of a folder that print commands: JSON (schemas/command.schema.json), for the calls of a kind. */
function commandUses(
  folder: string,
  kinds: readonly ViewKind[],
  extensions: ReadonlyMap<string, string>,
  files: readonly string[],
): ViewUse[] {
  const extension = extensions.get(DATA) ?? DATA;
  const ending = `.${extension}.hbs`;
  return files
    .filter((file) => file.startsWith(`${folder}/`) && file.endsWith(ending))
    .flatMap((file): ViewUse[] => {
      const name = file.slice(folder.length + 1, -ending.length);
      const view = COMMAND.test(name) ? kindOfTemplate(kinds, name) : undefined;
      return view ? [{ name, file, language: DATA, extension, path: [], view, scope: view.scope, value: VALUE }] : [];
    });
}

/** The templates of a client: those of its folder, and those that its tasks name. */
export function clientUses(
  json: JsonFile<Client>,
  { kinds, extensions, files }: ClientSetting,
): { uses: ViewUse[]; problems: Diagnostic[] } {
  const { language, tasks } = json.value;
  const extension = extensions.get(language);
  if (extension === undefined) {
    const values = { language, suggestion: didYouMean(language, extensions.keys()) };
    return { uses: [], problems: [diagnostic('unknown-language', json.placeOf(['language']), values)] };
  }
  const folder = clientFolder(json.value);
  const ending = `.${extension}.hbs`;
  const commands = LANGUAGES.get(language)?.shell === undefined ? [] : commandUses(folder, kinds, extensions, files);
  const named = Object.entries(typeof tasks === 'string' ? {} : tasks).flatMap(
    ([task, { template }]): [string, string[]][] =>
      template === undefined ? [] : [[template, ['tasks', task, 'template']]],
  );
  const found = files
    .filter((file) => file.startsWith(`${folder}/`) && file.endsWith(ending))
    .map((file): [string, string[]] => [file.slice(folder.length + 1, -ending.length), []]);
  const paths = new Map([...named.reverse(), ...found].reverse());
  const problems: Diagnostic[] = [];
  const own = [...paths].flatMap(([name, path]): ViewUse[] => {
    const file = `${folder}/${name}${ending}`;
    const view = kindOfTemplate(kinds, name);
    if (view) return [{ name, file, language, extension, path, view, scope: view.scope }];
    const place = path.length > 0 ? json.placeOf(path) : { file, line: 1, column: 1 };
    const names = kinds.map(({ kind }) => kind);
    problems.push(diagnostic('unknown-kind', place, { name, suggestion: didYouMean(name, names) }));
    return [];
  });
  const uses = [...own, ...commands];
  return { uses: uses.sort((a, b) => (a.name < b.name ? -1 : 1)), problems };
}

/** The calls of a client that do not state what their template prints. */
export function missingFacts({ json, uses }: Planned<Client, ViewUse>): Diagnostic[] {
  const { tasks } = json.value;
  return Object.entries(typeof tasks === 'string' ? {} : tasks).flatMap(([task, call]) => {
    const { template = '' } = call;
    const used = uses.find(({ name }) => name === template);
    const needed = used ? [...fieldsRead(used.plan)].filter((field) => used.view.fromClient.has(field)) : [];
    return needed
      .filter((field) => !Object.hasOwn(call, field))
      .map((field) => diagnostic('missing-fact', json.placeOf(['tasks', task]), { task, template, field }));
  });
}
