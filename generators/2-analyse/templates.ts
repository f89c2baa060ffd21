import type { Project } from '../1-load/project.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../diagnostics/suggest.ts';
import type { Memo } from '../memo.ts';
import { parseTemplate, type Template } from './template.ts';

/** The templates of a project, each parsed once, when it is first asked for. */
export interface Templates {
  get(path: string): Template | undefined;
  /** Whether there is such a file, be it well formed or not. */
  has(path: string): boolean;
  /** The names of the partials for the language whose files end so. */
  partials(extension: string): string[];
  /** What is wrong with the text of those that were asked for. */
  readonly problems: Diagnostic[];
}

/** Parses templates on demand. */
export function templatesOf(project: Project, memo: Memo): Templates {
  const asked = new Map<string, ReturnType<typeof parseTemplate>>();
  return {
    get problems() {
      return [...asked.values()].flatMap((parsed) => parsed.problems);
    },
    has: (path) => project.templates.has(path),
    partials: (extension) => {
      const [before, after] = partialPath('\n', extension).split('\n') as [string, string];
      return [...project.templates.keys()].flatMap((path) =>
        path.startsWith(before) && path.endsWith(after) ? path.slice(before.length, -after.length) : [],
      );
    },
    get(path) {
      const source = project.templates.get(path);
      if (source === undefined) return undefined;
      const parsed = asked.get(path) ?? memo(`template ${path}`, [source], () => parseTemplate(path, source));
      asked.set(path, parsed);
      return parsed.template;
    },
  };
}

const PARTIALS = 'templates/partials';

/** Where the partial of a name stands for a language. */
export const partialPath = (name: string, extension: string): string => `${PARTIALS}/${name}.${extension}.hbs`;

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Where the templates of a collection stand. */
export interface TemplateFolder {
  folder: string;
  /** The entry that a template would belong to, by its place; absent where only the entries tell. */
  entryOf?(template: string): string;
  /** Paths of entries of which it is not known what they print with. */
  broken: readonly string[];
}

const isUnknown = (file: string, { entryOf, broken }: TemplateFolder): boolean =>
  entryOf ? broken.includes(entryOf(file)) : broken.length > 0;

/** Of the paths where a template is missing, the one that a file is meant for: in its folder, or in one called much like it. */
function meantPath(file: string, missing: readonly string[]): string | undefined {
  const folder = folderOf(file);
  const beside = missing.map(folderOf).filter((path) => folderOf(path) === folderOf(folder));
  const near = nearest(nameOf(folder), beside.map(nameOf));
  const names = missing.filter((path) => folderOf(path) === `${folderOf(folder)}/${near}`).map(nameOf);
  const name = nearest(nameOf(file), names) ?? (names.length === 1 ? names[0] : undefined);
  return name && `${folderOf(folder)}/${near}/${name}`;
}

function orphanHint(
  file: string,
  missing: readonly string[],
  others: readonly string[],
  owner: TemplateFolder | undefined,
): string {
  const meant = meantPath(file, missing);
  if (meant !== undefined)
    return `rename it to ${meant}, which an entry prints with and which is missing, or delete it.`;
  if (others.length > 0) return `name it like a template that its entry prints; ${didYouMean(nameOf(file), others)}`;
  if (owner?.entryOf) return `write ${owner.entryOf(file)}, or delete the template.`;
  return 'no entry prints a template of this folder: write the entry, move the template, or delete it.';
}

/**
 * The templates and partials that nothing prints.
 * @param used Paths of those that something prints, or would if they were there.
 * @param allParsed Whether every template could be parsed: what another includes is not known.
 */
export function orphanTemplates(
  project: Project,
  used: ReadonlySet<string>,
  folders: readonly TemplateFolder[],
  allParsed = true,
): Diagnostic[] {
  const siblings = Map.groupBy(used, folderOf);
  const missing = [...used].filter((path) => !project.templates.has(path));
  const anyBroken = !allParsed || folders.some(({ broken }) => broken.length > 0);
  return [...project.templates.keys()].flatMap((file) => {
    if (used.has(file)) return [];
    const folder = folderOf(file);
    const place = { file, line: 1, column: 1 };
    if (folder === PARTIALS) return anyBroken ? [] : [diagnostic('unused-partial', place)];
    const owner = folders.find((one) => file.startsWith(`${one.folder}/`));
    if (owner && isUnknown(file, owner)) return [];
    const others = (siblings.get(folder) ?? []).map(nameOf);
    return [diagnostic('orphan-template', place, { suggestion: orphanHint(file, missing, others, owner) })];
  });
}
