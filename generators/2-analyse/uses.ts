import { LANGUAGES } from '../../languages/index.ts';
import type { JsonFile } from '../1-load/json-file.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { analyseTemplate } from './analyse.ts';
import type { Plan } from './plan.ts';
import type { Scope } from './scope.ts';
import { partialPath, type Templates } from './templates.ts';

/** A template that an entry prints with. */
export interface TemplateUse {
  /** Its name within the entry. */
  name: string;
  file: string;
  /** The key of the language that it prints. */
  language: string;
  /** The ending of the language's files, which is that of its partials too. */
  extension: string;
  /** Where the entry names it. */
  path: (string | number)[];
  /** What it may read. */
  scope: Scope;
  /** Where it prints JSON for a program to read: the type of the value, and the module of out/types that has it. */
  value?: { type: string; module: string };
}

/** A template with every decision made. */
export type PlannedUse<Use extends TemplateUse = TemplateUse> = Use & { plan: Plan };

/** An entry with the templates that it prints with. */
export interface Planned<Entry, Use extends TemplateUse = TemplateUse> {
  json: JsonFile<Entry>;
  uses: readonly PlannedUse<Use>[];
}

/** The uses with their plans, without those whose template is missing. */
export interface AnalysedUses<Use extends TemplateUse> {
  uses: PlannedUse<Use>[];
  problems: Diagnostic[];
  /** The templates and partials that are printed with, those that are missing too. */
  templates: string[];
}

/** Decides the templates of an entry: the value and the escaper of each slot. */
export function analyseUses<Use extends TemplateUse>(
  json: JsonFile,
  uses: readonly Use[],
  templates: Templates,
): AnalysedUses<Use> {
  const found: AnalysedUses<Use> = { uses: [], problems: [], templates: [] };
  for (const use of uses) {
    const language = LANGUAGES.get(use.language)?.rules;
    if (!language) throw new Error(`no language has the key ${use.language}`);
    found.templates.push(use.file);
    const template = templates.get(use.file);
    if (!template) {
      const values = { variant: use.name, expected: use.file };
      if (!templates.has(use.file)) found.problems.push(diagnostic('missing-template', json.placeOf(use.path), values));
      continue;
    }
    const pathOf = (name: string): string => partialPath(name, use.extension);
    const partial = (name: string) => {
      found.templates.push(pathOf(name));
      return templates.get(pathOf(name));
    };
    const partialNames = () => templates.partials(use.extension);
    const setting = { language, scope: use.scope, partial, partialPath: pathOf, partialNames };
    const analysed = analyseTemplate(template, setting);
    found.problems.push(...analysed.problems);
    found.uses.push({ ...use, plan: analysed.plan });
  }
  return found;
}
