import type { Project } from '../1-load/project.ts';
import { slugOf } from '../1-load/slug.ts';
import { analyseTemplate } from '../2-analyse/analyse.ts';
import { LANGUAGES } from '../2-analyse/languages/index.ts';
import { partialSetting, type Templates } from '../2-analyse/library.ts';
import type { Plan } from '../2-analyse/plan.ts';
import type { Scope } from '../2-analyse/scope.ts';
import { type ObjectType, typeOfSchema } from '../2-analyse/types.ts';
import { Imports, planExpression } from '../3-compile/expression.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** The name of the variable that holds the view in emitted code. */
const VIEW = 'v';

/** What an inference template reads: the fields of the view alone. */
const viewScope = (project: Project): Scope => ({
  names: new Map(),
  root: typeOfSchema(project.schemas.document('inference-view')) as ObjectType,
  variable: VIEW,
  known: new Map(),
});

/** A client's templates with every slot decided, by template name. */
export interface InferencePlan {
  client: string;
  plans: ReadonlyMap<string, Plan>;
}

const folderOf = (client: { language: string; client: string }): string =>
  `templates/inference/${client.language}/${slugOf(client.client)}/`;

/** Decides the templates of every client: templates/inference/<language>/<slug of client>/<name>.<extension>.hbs. */
export function analyseInference(
  project: Project,
  templates: Templates,
): { clients: InferencePlan[]; problems: Diagnostic[] } {
  const scope = viewScope(project);
  const extensions = new Map(project.languages.map(({ value }) => [value.id, value.extension]));
  const problems: Diagnostic[] = [];
  const clients = project.clients.map(({ value }) => {
    const client = value as unknown as { id: string; language: string; client: string };
    const folder = folderOf(client);
    const extension = extensions.get(client.language) ?? client.language;
    const language = LANGUAGES[client.language];
    const plans = new Map<string, Plan>();
    for (const path of [...project.templates.keys()].filter((path) => path.startsWith(folder)).sort()) {
      const template = templates.get(path);
      if (!template || !language) continue;
      const analysed = analyseTemplate(template, { language, scope, ...partialSetting(templates, extension) });
      problems.push(...analysed.problems);
      plans.set(path.slice(folder.length).replace(/\..*$/, ''), analysed.plan);
    }
    return { client: client.id, plans };
  });
  return { clients, problems };
}

/** The module of a client's compiled templates, inference/<slug of client id>.ts: render, a function per template. */
export function emitInferenceTemplates({ client, plans }: InferencePlan): string {
  const imports = new Imports();
  const functions = [...plans].map(
    ([name, plan]) => `  ${JSON.stringify(name)}: (${VIEW}: View): string => ${planExpression(plan, imports)},\n`,
  );
  const used = [...imports.modules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([module, names]) => `import { ${[...names].sort().join(', ')} } from '../../../runtime/${module}.ts';\n`);
  return `// Generated from templates/inference: edit there and run \`npm run generate\`.
import type { View } from '../../../runtime/inference/types.ts';
${used.join('')}
/** The templates of ${client}, by name. */
export const render = {
${functions.join('')}};
`;
}
