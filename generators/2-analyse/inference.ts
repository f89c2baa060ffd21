import type { Project } from '../1-load/project.ts';
import { slugOf } from '../1-load/slug.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { analyseTemplate } from './analyse.ts';
import { LANGUAGES } from './languages/index.ts';
import { partialSetting, type Templates } from './library.ts';
import type { Plan } from './plan.ts';
import type { Scope } from './scope.ts';
import { type ObjectType, typeOfSchema } from './types.ts';

/** Variable of emitted code that holds the view. */
export const VIEW = 'v';

/** The templates of one client, each decided. */
export interface ClientPlan {
  /** Id of the client, such as python-openai. */
  id: string;
  folder: string;
  templates: { name: string; file: string; plan: Plan }[];
}

interface ClientEntry {
  id: string;
  client: string;
  language: string;
  tasks: 'all' | Record<string, { template: string }>;
}

const viewScope = (project: Project): Scope => ({
  names: new Map(),
  root: typeOfSchema(project.schemas.document('inference-view')) as ObjectType,
  variable: VIEW,
  known: new Map(),
});

/** Decides every template of every client against the view that `inferenceSnippets` hands to it. */
export function analyseClients(
  project: Project,
  templates: Templates,
): { clients: ClientPlan[]; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const scope = viewScope(project);
  const extensions = new Map(project.languages.map(({ value }) => [value.id, value.extension]));
  const used = new Set<string>();
  const clients = project.clients.map((json): ClientPlan => {
    const client = json.value as unknown as ClientEntry;
    const language = LANGUAGES[client.language];
    const extension = extensions.get(client.language) ?? '';
    const folder = `templates/inference/${client.language}/${slugOf(client.client)}`;
    const ending = `.${extension}.hbs`;
    const files = [...project.templates.keys()].filter(
      (file) => file.startsWith(`${folder}/`) && file.endsWith(ending),
    );
    const plans = files.flatMap((file) => {
      used.add(file);
      const template = templates.get(file);
      if (!template || !language) return [];
      const analysed = analyseTemplate(template, { language, scope, ...partialSetting(templates, extension) });
      problems.push(...analysed.problems);
      return [{ name: file.slice(folder.length + 1, -ending.length), file, plan: analysed.plan }];
    });
    const names = new Set(files.map((file) => file.slice(folder.length + 1, -ending.length)));
    for (const [task, call] of Object.entries(client.tasks === 'all' ? {} : client.tasks)) {
      if (names.has(call.template)) continue;
      const place = json.placeOf(['tasks', task, 'template']);
      problems.push(
        diagnostic('missing-template', place, {
          variant: call.template,
          expected: `${folder}/${call.template}${ending}`,
        }),
      );
    }
    return { id: client.id, folder, templates: plans };
  });
  for (const file of project.templates.keys()) {
    if (!file.startsWith('templates/inference/') || used.has(file)) continue;
    const suggestion = `move it to the folder of a client; ${didYouMean(
      file,
      clients.map(({ folder }) => folder),
    )}`;
    problems.push(diagnostic('orphan-template', { file, line: 1, column: 1 }, { suggestion }));
  }
  return { clients, problems };
}
