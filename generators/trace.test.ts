import { describe, expect, test } from 'vitest';
import { languages, clients as shippedClients } from '../out/modules/clients.ts';
import { hub } from '../out/modules/hub.ts';
import { clientModules } from '../out/modules/inference/registry.ts';
import { registry } from '../out/modules/libraries/registry.ts';
import { providers } from '../out/modules/providers/registry.ts';
import { loadingLibraries } from '../out/modules/safetensors.ts';
import { samplesByTask } from '../out/modules/samples-by-task.ts';
import { snippetsFrom } from '../runtime/inference/snippets.ts';
import type { InferenceData, InferenceOptions, Templates } from '../runtime/inference/types.ts';
import { librariesOfModel } from '../runtime/libraries.ts';
import { parseModel } from '../runtime/model/parse.ts';
import { CHAT, type Provider, type SampleInput } from '../runtime/request/types.ts';
import type { LibraryEntry } from '../runtime/snippet.ts';
import { loadProject } from './1-load/project.ts';
import { clientUses } from './2-analyse/inference.ts';
import { templatesOf } from './2-analyse/templates.ts';
import { analyseUses } from './2-analyse/uses.ts';
import { viewKinds } from './2-analyse/views.ts';
import { type Mark, Marks, readMarks } from './3-compile/marks.ts';
import { printersScript, type TracedTemplates } from './4-emit/printers.ts';
import { runScript } from './5-render/run.ts';
import { ROOT } from './cli/command.ts';
import { clients } from './collections/clients/source.ts';
import { COLLECTIONS } from './collections/index.ts';
import { extensionsOf } from './collections/languages/source.ts';
import { seeds } from './collections/seeds/source.ts';
import { noMemo } from './memo.ts';
import { analyse } from './pipeline.ts';

const { project } = loadProject(
  ROOT,
  COLLECTIONS.map(({ source }) => source),
);

/** The templates of every client, printing marks, and the places that the marks stand for. */
function tracedTemplates(): { traced: Map<string, TracedTemplates>; tables: Map<string, readonly Mark[]> } {
  const templates = templatesOf(project, noMemo);
  const setting = {
    kinds: viewKinds(project.schemas.document('inference-view')),
    extensions: extensionsOf(project),
    files: [...project.templates.keys()],
  };
  const traced = new Map<string, TracedTemplates>();
  const tables = new Map<string, readonly Mark[]>();
  for (const json of project.entries(clients)) {
    const marks = new Marks();
    const { uses } = analyseUses(json, clientUses(json, setting).uses, templates);
    traced.set(json.value.id, runScript<TracedTemplates>(printersScript(uses, marks), json.value.id));
    tables.set(json.value.id, marks.table);
  }
  return { traced, tables };
}

/** Templates of which those that print a command give the command that they print, without its marks. */
const withCommands = (templates: TracedTemplates, read: (text: string) => string): Templates =>
  Object.fromEntries(
    Object.entries(templates).map(([name, print]): [string, Templates[string]] => [
      name,
      name.endsWith('-command') ? (view) => JSON.parse(read(print(view))) : print,
    ]),
  );

/** Tasks whose models chat: in words alone, and about a file. */
const CHAT_TASKS = ['text-generation', 'audio-text-to-text'];

/** The usual clients, their asynchronous forms, and each language that is given only by name. */
const ASKED: readonly InferenceOptions[] = [
  {},
  { async: true },
  ...[...new Set(shippedClients.filter(({ onRequest }) => onRequest).map(({ language }) => language))].map(
    (language) => ({ language }),
  ),
];

/** Calls of every provider and task, with the options on which templates depend. */
const CALLS: { task: string; options: InferenceOptions }[] = [
  { provider: 'auto', tasks: samplesByTask },
  ...Object.values(providers).map(({ id, tasks }) => ({ provider: id, tasks })),
].flatMap(({ provider, tasks }) =>
  Object.keys(tasks).flatMap((task) =>
    [{}, { directRequest: true }, { streaming: true, billTo: 'org' }, { accessToken: 'hf_x', top_p: 0.5 }].flatMap(
      (more) =>
        ASKED.flatMap((asked) =>
          (task === CHAT ? CHAT_TASKS : [task]).map((one) => ({
            task: one,
            options: { provider, providerModelId: 'vendor/model', ...more, ...asked },
          })),
        ),
    ),
  ),
);

describe('what is printed with marks is, without them, what the emitted modules print', () => {
  test('for every seed', async () => {
    const { snippets, problems } = await analyse(ROOT);
    expect(problems).toEqual([]);
    const traced = [...snippets].flatMap(([path, { text }]) => (path.startsWith('dataset-libraries/') ? [] : text));
    const libraries: Readonly<Record<string, LibraryEntry | undefined>> = registry;
    const plain = project.entries(seeds).flatMap(({ value }) => {
      const model = parseModel(value);
      const main = libraries[value.library_name ?? ''] ?? libraries[librariesOfModel(model)[0] ?? ''];
      const own = value.rendered?.map((id) => libraries[id]) ?? [main];
      return own.flatMap((entry) => {
        const precisions = loadingLibraries.some((id) => id === entry?.id) ? (value.precisions ?? []) : [];
        const models = [model, ...precisions.map((precision) => ({ ...model, precision }))];
        return models.flatMap((one) => entry?.snippets(one).map(({ code }) => code) ?? []);
      });
    });
    expect(traced.length).toBeGreaterThan(900);
    expect(traced.toSorted()).toEqual(plain.toSorted());
    for (const { marks } of snippets.values())
      expect(marks.length === 0 || marks[0]?.mark.kind === 'template').toBe(true);
  });

  test('for every template of every client', () => {
    const { traced, tables } = tracedTemplates();
    const data: Omit<InferenceData, 'client'> = {
      hub,
      clients: shippedClients,
      languages,
      provider: (id) => (providers as Readonly<Record<string, Provider>>)[id],
      sample: (task) => (samplesByTask as Readonly<Record<string, SampleInput>>)[task],
    };
    const printed = new Set<Mark>();
    const readOf = (id: string) => (given: string) => {
      const { text, marks } = readMarks(given, tables.get(id) ?? []);
      for (const { mark } of marks) printed.add(mark);
      return text;
    };
    const marking = new Map(
      [...traced].map(([id, own]) => [id, { ...clientModules[id], render: withCommands(own, readOf(id)) }]),
    );
    for (const { task, options } of CALLS) {
      const model = parseModel({ id: 'org/model', pipeline_tag: task, tags: ['conversational'] });
      const plain = snippetsFrom({ ...data, client: (id) => clientModules[id] }, model, options);
      const marked = snippetsFrom({ ...data, client: (id) => marking.get(id) }, model, options);
      const read = marked.snippets.map((snippet) => {
        const entry = shippedClients.find(
          ({ client, language }) => client === snippet.client && language === snippet.language,
        );
        return { ...snippet, code: readOf(entry?.id ?? '')(snippet.code) };
      });
      expect(read).toEqual(plain.snippets);
    }
    const isTemplate = ({ kind }: Mark): boolean => kind === 'template';
    const all = [...tables.values()].flat().filter(isTemplate);
    expect([...printed].filter(isTemplate)).toHaveLength(all.length);
  });
});
