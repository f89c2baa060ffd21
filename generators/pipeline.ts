import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Gguf } from '../out/types/gguf.ts';
import type { Modalities } from '../out/types/modalities.ts';
import type { Task } from '../out/types/task.ts';
import { linkProblems, SOURCES } from './1-load/links.ts';
import { type CollectionName, loadProject, type Project } from './1-load/project.ts';
import { projectProblems } from './1-load/rules.ts';
import { slugOf } from './1-load/slug.ts';
import { analyseClients, type ClientPlan } from './2-analyse/inference.ts';
import { analyseLibraries, type LibraryPlan, templatesOf } from './2-analyse/library.ts';
import { taskProblems } from './2-analyse/task-rules.ts';
import { analyseInstalls, type ManagerPlan } from './3-compile/install.ts';
import { emitClient } from './4-emit/client.ts';
import { emitGguf } from './4-emit/gguf.ts';
import { emitInstalls, emitLibraryIndex, emitRegistry } from './4-emit/index-modules.ts';
import { emitInferenceModules } from './4-emit/inference.ts';
import { emitLibrary } from './4-emit/library.ts';
import { emitProject } from './4-emit/source.ts';
import { emitTaskModules } from './4-emit/tasks.ts';
import { emitTypes } from './4-emit/types.ts';
import { compareFolder, type Written, writeFolder } from './4-emit/write.ts';
import { coverageProblems } from './5-render/coverage.ts';
import { importLibrary, renderSeeds } from './5-render/render.ts';
import { type Diagnostic, inOrder } from './diagnostics/diagnostic.ts';
import { type Memo, noMemo } from './memo.ts';

/** Everything decided, before anything is written. */
export interface Analysis {
  project: Project;
  libraries: LibraryPlan[];
  clients: ClientPlan[];
  managers: ManagerPlan[];
  problems: Diagnostic[];
}

const values = <T>(project: Project, name: CollectionName): T[] => project[name].map(({ value }) => value as T);

function problemsOfTasks(project: Project): Diagnostic[] {
  const around = {
    modalities: (project.singles.modalities?.value as Modalities | undefined)?.modalities.map(({ id }) => id),
    mediaFiles: readdirSync(join(project.root, 'site/public/media')),
    libraries: project.parsed.libraries.map(({ file, value }) => ({ file, entry: value })),
  };
  const files = new Map([...project.parsed.tasks, ...project.parsed.libraries].map((json) => [json.file, json]));
  const tasks = project.parsed.tasks.map(({ file, value }) => ({ file, entry: value }));
  return taskProblems(tasks, around).map(({ file, pointer, code, sentence, hint }) => {
    const path = pointer
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    return { code, sentence, hint, ...(files.get(file)?.placeOf(path) ?? { file, line: 1, column: 1 }) };
  });
}

/** Reads and decides everything; writes nothing. A memo keeps what is decided of files that have not changed. */
export function analyse(root: string, memo: Memo = noMemo): Analysis {
  const { project, problems } = loadProject(root, memo);
  const templates = templatesOf(project, memo);
  const installs = analyseInstalls(project, templates);
  const analysed = analyseLibraries(project, templates, memo);
  const libraries = analysed.map(({ plan }) => plan);
  const inference = analyseClients(project, templates);
  const found = [
    ...problems,
    ...projectProblems(project),
    ...problemsOfTasks(project),
    ...installs.problems,
    ...inference.problems,
    ...analysed.flatMap((item) => item.problems),
    ...templates.problems,
  ];
  const coverage = found.length === 0 ? coverageProblems(project, libraries, memo) : [];
  return {
    project,
    libraries,
    clients: inference.clients,
    managers: installs.managers,
    problems: unique(inOrder([...found, ...coverage])),
  };
}

const unique = (problems: readonly Diagnostic[]): Diagnostic[] => {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = JSON.stringify(problem);
    const fresh = !seen.has(key);
    seen.add(key);
    return fresh;
  });
};

/** The text of every module under out/modules. */
export function emitModules(
  { project, libraries, clients, managers }: Analysis,
  memo: Memo = noMemo,
): Map<string, string> {
  const emit = emitProject();
  const modules = new Map<string, string>();
  const plans = managers.map(({ plan }) => plan);
  for (const library of libraries) {
    const make = () => emitLibrary(emit, library, managers);
    modules.set(`libraries/${library.slug}.ts`, memo(`module ${library.slug}`, [library, ...plans], make));
  }
  modules.set('libraries/index.ts', emitLibraryIndex(libraries));
  modules.set('libraries/registry.ts', emitRegistry(libraries));
  modules.set('install.ts', emitInstalls(managers));
  const modalities = project.singles.modalities?.value as Modalities;
  for (const [path, text] of emitTaskModules(
    values<Task>(project, 'tasks'),
    modalities,
    project.libraries.map(({ value }) => value),
  ))
    modules.set(path, text);
  const catalogue = {
    providers: values<{ id: string }>(project, 'providers'),
    clients: values<{ id: string }>(project, 'clients'),
    languages: project.languages.map(({ value }) => ({ ...value })),
    hub: project.singles.hub?.value as object,
  };
  for (const [path, text] of emitInferenceModules(catalogue)) modules.set(path, text);
  for (const client of clients) {
    modules.set(
      `inference/${slugOf(client.id)}.ts`,
      memo(
        `client ${client.id}`,
        client.templates.map(({ plan }) => plan),
        () => emitClient(emit, client),
      ),
    );
  }
  modules.set('gguf-data.ts', emitGguf(project.singles.gguf?.value as Gguf));
  return modules;
}

/** What a run of the generator did. */
export interface Generated {
  problems: Diagnostic[];
  written: Record<'types' | 'modules' | 'snippets', Written> | undefined;
}

/** Renders every seed with the modules that stand in out/modules. */
export async function renderAll({ project, libraries }: Analysis, memo: Memo = noMemo): Promise<Map<string, string>> {
  const seeds = Map.groupBy(project.seeds, ({ value }) => value.library_name);
  const rendered = libraries.map(async ({ library, slug }) => {
    const own = seeds.get(library.id) ?? [];
    if (own.length === 0) return new Map<string, string>();
    const text = readFileSync(join(project.root, `out/modules/libraries/${slug}.ts`), 'utf8');
    const version = createHash('sha256').update(text).digest('hex').slice(0, 16);
    return memo(`snippets ${slug}`, [text, ...own], async () =>
      renderSeeds(project, await importLibrary(project.root, slug, version)),
    );
  });
  return new Map((await Promise.all(rendered)).flatMap((files) => [...files]));
}

/** How to generate: `check` compares the rendered snippets with the folder instead of writing them. */
export interface GenerateOptions {
  check?: boolean;
  memo?: Memo;
}

/** Generates everything: types, modules, and the rendered snippets. Nothing is written when anything has a problem. */
export async function generate(
  root: string,
  { check = false, memo = noMemo }: GenerateOptions = {},
): Promise<Generated> {
  const links = linkProblems(root, SOURCES);
  if (links.length > 0) return { problems: links, written: undefined };
  const analysis = analyse(root, memo);
  if (analysis.problems.length > 0) return { problems: analysis.problems, written: undefined };
  const { schemas } = analysis.project;
  const types = await memo('types', [schemas], () => emitTypes(schemas));
  const modules = emitModules(analysis, memo);
  const written = {
    types: writeFolder(root, 'out/types', types),
    modules: writeFolder(root, 'out/modules', modules),
  };
  const files = await renderAll(analysis, memo);
  const snippets = check ? compareFolder(root, 'out/snippets', files) : writeFolder(root, 'out/snippets', files);
  return { problems: [], written: { ...written, snippets } };
}
