import { shellWords } from '../../runtime/escape/shell.ts';
import type { Project } from '../1-load/project.ts';
import { analyseTemplate } from '../2-analyse/analyse.ts';
import { LANGUAGES } from '../2-analyse/languages/index.ts';
import { partialSetting, type Templates } from '../2-analyse/library.ts';
import type { Plan } from '../2-analyse/plan.ts';
import type { Scope } from '../2-analyse/scope.ts';
import { objectOf } from '../2-analyse/types.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';

/** The install command of a package manager. */
export interface ManagerPlan {
  ecosystem: string;
  manager: string;
  label: string;
  plan: Plan;
}

/** Variable of the emitted function that holds the list of packages. */
export const PACKAGES = 'packages';

const SCOPE: Scope = {
  names: new Map([
    [
      PACKAGES,
      {
        value: { kind: 'path', variable: PACKAGES, segments: [] },
        type: { kind: 'list', item: { kind: 'text' } },
        optional: false,
      },
    ],
  ]),
  root: objectOf({}),
  variable: 'unused',
  known: new Map(),
};

/** Decides the install command of every package manager of the catalogue. */
export function analyseInstalls(
  project: Project,
  templates: Templates,
): { managers: ManagerPlan[]; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const managers: ManagerPlan[] = [];
  const used = new Set<string>();
  for (const json of project.ecosystems) {
    for (const [index, { id, label }] of json.value.managers.entries()) {
      const file = `templates/install/${json.value.id}/${id}.sh.hbs`;
      used.add(file);
      const template = templates.get(file);
      if (!template) {
        if (!project.templates.has(file))
          problems.push(
            diagnostic('missing-template', json.placeOf(['managers', index, 'id']), { variant: id, expected: file }),
          );
        continue;
      }
      const language = LANGUAGES.sh;
      if (!language) throw new Error('the shell has no rules');
      const analysed = analyseTemplate(template, { language, scope: SCOPE, ...partialSetting(templates, 'sh') });
      problems.push(...analysed.problems);
      managers.push({ ecosystem: json.value.id, manager: id, label, plan: analysed.plan });
    }
  }
  for (const file of project.templates.keys()) {
    if (file.startsWith('templates/install/') && !used.has(file)) {
      problems.push(
        diagnostic('orphan-template', { file, line: 1, column: 1 }, { suggestion: didYouMean(file, used) }),
      );
    }
  }
  return { managers, problems };
}

/** The install command for known packages, by the default manager of the ecosystem; undefined when it has none. */
export function installCommand(
  ecosystem: string,
  packages: readonly string[],
  managers: readonly ManagerPlan[],
): string | undefined {
  const manager = managers.find((item) => item.ecosystem === ecosystem);
  return manager?.plan.map((node) => (node.kind === 'text' ? node.text : shellWords(packages))).join('');
}
