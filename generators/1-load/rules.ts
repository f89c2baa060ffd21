import { basename } from 'node:path';
import type { Condition } from '../../out/types/condition.ts';
import { parseDownloadQuery } from '../../runtime/downloads/index.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { JsonFile } from './json-file.ts';
import type { Project } from './project.ts';

type Path = (string | number)[];

const oneOrMore = (value: string | string[]): string[] => (typeof value === 'string' ? [value] : value);

/** Every condition inside a condition, itself first, with its path. */
export function eachCondition(
  condition: Condition,
  path: Path,
  visit: (condition: Condition, path: Path) => void,
): void {
  visit(condition, path);
  if ('not' in condition) eachCondition(condition.not, [...path, 'not'], visit);
  for (const key of ['all', 'any'] as const) {
    if (key in condition) {
      for (const [index, inner] of (condition as Record<typeof key, Condition[]>)[key].entries())
        eachCondition(inner, [...path, key, index], visit);
    }
  }
}

/** What the entries of a folder define; undefined when one of them cannot be read, and so may define anything. */
const known = (project: Project, folder: string, words: readonly unknown[]): ReadonlySet<string> | undefined =>
  project.unread.some((path) => path.startsWith(`${folder}/`)) ? undefined : new Set(words.map(String));

const idsOf = (project: Project, name: 'libraries' | 'tasks' | 'ecosystems'): ReadonlySet<string> | undefined =>
  known(
    project,
    `catalogue/${name}`,
    project.parsed[name].map(({ value }) => (value as { id?: unknown } | null)?.id),
  );

function tagsOf(project: Project): ReadonlySet<string> | undefined {
  const lists = project.parsed.seeds.map(({ value }) => (value as { tags?: unknown } | null)?.tags);
  return known(
    project,
    'seeds',
    lists.flatMap((tags) => (Array.isArray(tags) ? tags : [])),
  );
}

type LibraryFile = Project['libraries'][number];

type Words = ReadonlySet<string> | undefined;

function vocabularyProblems(json: LibraryFile, tags: Words, tasks: Words): Diagnostic[] {
  const found: Diagnostic[] = [];
  const check = (words: string[], vocabulary: Words, code: string, key: string, path: Path): void => {
    if (!vocabulary) return;
    for (const word of words.filter((item) => !vocabulary.has(item))) {
      found.push(diagnostic(code, json.placeOf(path), { [key]: word, suggestion: didYouMean(word, vocabulary) }));
    }
  };
  for (const [index, variant] of (json.value.variants ?? []).entries()) {
    if (!variant.when) continue;
    eachCondition(variant.when, ['variants', index, 'when'], (condition, path) => {
      if ('tag' in condition) check(oneOrMore(condition.tag), tags, 'unknown-tag', 'tag', [...path, 'tag']);
      if ('task' in condition) check(oneOrMore(condition.task), tasks, 'unknown-task', 'task', [...path, 'task']);
    });
  }
  return found;
}

function variantProblems(json: LibraryFile, ecosystems: Words): Diagnostic[] {
  const found: Diagnostic[] = [];
  const names = new Set<string>();
  const always = new Set<string>();
  const install = (packages: object | undefined, path: Path): void => {
    if (!ecosystems) return;
    for (const id of Object.keys(packages ?? {}).filter((key) => !ecosystems.has(key))) {
      found.push(
        diagnostic('unknown-ecosystem', json.placeOf([...path, id]), {
          ecosystem: id,
          suggestion: didYouMean(id, ecosystems),
        }),
      );
    }
  };
  install(json.value.install, ['install']);
  for (const [index, variant] of (json.value.variants ?? []).entries()) {
    const path: Path = ['variants', index];
    install(variant.install, [...path, 'install']);
    if (names.has(variant.name))
      found.push(diagnostic('duplicate-variant', json.placeOf([...path, 'name']), { variant: variant.name }));
    names.add(variant.name);
    if (variant.also === true) continue;
    const group = variant.also ?? '';
    if (always.has(group))
      found.push(diagnostic('unreachable-variant', json.placeOf([...path, 'name']), { variant: variant.name }));
    if (!variant.when) always.add(group);
  }
  return found;
}

type Entry = { variants?: { name?: unknown }[] } | null;

function orphanTemplates(project: Project): Diagnostic[] {
  const slugs = new Map(project.parsed.libraries.map(({ file, value }) => [basename(file, '.json'), value as Entry]));
  const unread = new Set(project.unread.map((path) => basename(path, '.json')));
  const extensions = new Set(project.languages.map(({ value }) => value.extension));
  return [...project.templates.keys()].flatMap((file) => {
    const [, slug, name] = /^templates\/libraries\/([^/]+)\/([^/]+)$/.exec(file) ?? [];
    if (slug === undefined || name === undefined || unread.has(slug)) return [];
    const library = slugs.get(slug);
    const stem = name.replace(/\.[a-z0-9]+\.hbs$/, '');
    const variants = Array.isArray(library?.variants) ? library.variants.map((variant) => String(variant?.name)) : [];
    const extension = /\.([a-z0-9]+)\.hbs$/.exec(basename(file))?.[1] ?? '';
    if (variants.includes(stem) && extensions.has(extension)) return [];
    const suggestion = library
      ? `name it like a variant of the entry; ${didYouMean(stem, variants)}`
      : `write catalogue/libraries/${slug}.json, or delete the template.`;
    return [diagnostic('orphan-template', { file, line: 1, column: 1 }, { suggestion })];
  });
}

function seedProblems(project: Project): Diagnostic[] {
  const libraries = idsOf(project, 'libraries');
  const contents = new Map<string, JsonFile>();
  return project.seeds.flatMap((json) => {
    const found: Diagnostic[] = [];
    const { id: _, ...rest } = json.value;
    const content = JSON.stringify(rest);
    const other = contents.get(content);
    if (other) found.push(diagnostic('duplicate-seed', json.placeOf([]), { other: other.file }));
    contents.set(content, json);
    const library = json.value.library_name;
    if (library !== undefined && libraries && !libraries.has(library)) {
      found.push(
        diagnostic('unknown-library', json.placeOf(['library_name']), {
          library,
          suggestion: didYouMean(library, libraries),
        }),
      );
    }
    return found;
  });
}

function downloadProblems(json: LibraryFile): Diagnostic[] {
  if (json.value.countDownloads === undefined) return [];
  const parsed = parseDownloadQuery(json.value.countDownloads);
  if (parsed.ok) return [];
  const { offset, sentence, hint } = parsed.error;
  return [diagnostic('bad-download-query', json.placeInText(['countDownloads'], offset), { sentence, hint })];
}

/** Problems between files: names that one file uses and no other file defines. */
export function projectProblems(project: Project): Diagnostic[] {
  const tags = tagsOf(project);
  const tasks = idsOf(project, 'tasks');
  const ecosystems = idsOf(project, 'ecosystems');
  const ofLibraries = project.libraries.flatMap((json) => [
    ...vocabularyProblems(json, tags, tasks),
    ...variantProblems(json, ecosystems),
    ...downloadProblems(json),
  ]);
  return [...ofLibraries, ...orphanTemplates(project), ...seedProblems(project)];
}
