import type { Client } from '../../../out/types/client.ts';
import type { Project } from '../../1-load/project.ts';
import { type ClientSetting, clientUses, missingFacts, type ViewUse } from '../../2-analyse/inference.ts';
import type { Planned } from '../../2-analyse/uses.ts';
import { kindOfTemplate, viewKinds } from '../../2-analyse/views.ts';
import { clientModule, emitClient } from '../../4-emit/client.ts';
import type { CallSetting } from '../../4-emit/client-calls.ts';
import { emitClientPrinters, type TextOf } from '../../4-emit/client-printers.ts';
import { emitClientModules } from '../../4-emit/inference.ts';
import { emitClientPage } from '../../4-emit/site.ts';
import type { Memo } from '../../memo.ts';
import { calls, callsOf, namesOf } from '../calls/source.ts';
import { defineCollection, type Emission } from '../collection.ts';
import { extensionsOf, languages } from '../languages/source.ts';
import { renderClients } from './render.ts';
import { listedTasks } from './rules/listed-tasks.ts';
import { missingKinds } from './rules/missing-kinds.ts';
import { unevenValues } from './rules/values.ts';
import { clients } from './source.ts';

const settingOf = (project: Project): CallSetting => {
  const kinds = viewKinds(project.schemas.document('inference-view'));
  return {
    kindOf: (template) => kindOfTemplate(kinds, template)?.kind,
    calls: callsOf(project),
    names: namesOf(project),
  };
};

/** Emits the module of each client once, although it is written and decides what tells that its snippets changed. */
function emitOnce(memo: Memo): TextOf {
  const texts = new Map<Planned<Client, ViewUse>, string>();
  return (entry, emit) => {
    const text = texts.get(entry) ?? memo(`text of ${entry.json.file}`, [entry], () => emitClient(emit, entry));
    texts.set(entry, text);
    return text;
  };
}

/** The templates of one client, as its module prints them. */
const ownModule = (entry: Planned<Client, ViewUse>, textOf: TextOf): Emission => {
  const path = clientModule(entry.json.value.id);
  return { name: path, inputs: [entry], texts: (emit) => [[path, textOf(entry, emit)]] };
};

/** What pages say of a client. */
const pageModule = ({ json }: Planned<Client, ViewUse>): Emission => ({
  name: `page of ${json.file}`,
  inputs: [json],
  texts: (emit) => [emitClientPage(emit, json.file, json.value)],
});

/** The module of each client, its page, and those that tell of them all. */
function modules(entries: readonly Planned<Client, ViewUse>[], project: Project, memo: Memo): Emission[] {
  const textOf = emitOnce(memo);
  const called = project.entries(calls);
  const setting = memo('setting of calls', [project.schemas, called], () => settingOf(project));
  return [
    ...entries.map((entry) => ownModule(entry, textOf)),
    ...entries.map(pageModule),
    {
      name: 'printers.ts',
      inputs: [project.schemas, ...entries, called],
      texts: (emit) => [['printers.ts', emitClientPrinters(emit, entries, setting, textOf, memo)]],
    },
    {
      name: 'clients',
      inputs: [project.schemas, ...entries.map(({ json }) => json), ...project.entries(languages), called],
      texts: (emit) =>
        emitClientModules(
          emit,
          entries.map(({ json }) => json.value),
          project.entries(languages).map(({ value }) => value),
          setting,
          memo,
        ),
    },
  ];
}

export const collections = [
  defineCollection<Client, ViewUse, ClientSetting>({
    source: clients,
    templates: {
      folder: 'templates/inference',
      inputs: (project) => [project.schemas, ...project.entries(languages), ...project.templates.keys()],
      setting: (project) => ({
        kinds: viewKinds(project.schemas.document('inference-view')),
        extensions: extensionsOf(project),
        files: [...project.templates.keys()],
      }),
      of: clientUses,
    },
    planRules: [missingFacts, missingKinds, listedTasks, unevenValues],
    render: renderClients,
    modules,
  }),
];
