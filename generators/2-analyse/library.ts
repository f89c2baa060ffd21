import type { Condition } from '../../out/types/condition.ts';
import type { Library, Variant } from '../../out/types/library.ts';
import type { JsonFile } from '../1-load/json-file.ts';
import type { Project } from '../1-load/project.ts';
import { slugOf } from '../1-load/slug.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { Memo } from '../memo.ts';
import { analyseTemplate, type Setting } from './analyse.ts';
import { factsOf, simplified, testOf } from './condition.ts';
import { LANGUAGES } from './languages/index.ts';
import type { Plan, Test } from './plan.ts';
import { type Binding, type Scope, withKnown, withNames } from './scope.ts';
import { parseTemplate, type Template } from './template.ts';
import { type ObjectType, typeOfSchema } from './types.ts';

/** The name of the variable that holds the model in emitted code. */
export const MODEL = 'm';
/** The group of the variants that are not marked as also. */
export const MAIN = 'main';

/** A variant with its condition and template decided. */
export interface VariantPlan {
  variant: Variant;
  index: number;
  template: string;
  /** The condition, without what the variants before it in the group have decided; undefined when it always holds. */
  test: Test | undefined;
  /** The group of which only the first match is emitted; undefined when the variant stands alone. */
  group: string | undefined;
  plan: Plan;
}

/** A library with all its variants decided. */
export interface LibraryPlan {
  library: Library;
  slug: string;
  file: string;
  variants: VariantPlan[];
}

/** What the analysis of templates shares: parsed templates, by path, each parsed once. */
export interface Templates {
  get(path: string): Template | undefined;
  readonly problems: Diagnostic[];
}

/** Parses templates on demand; problems of each are reported once. */
export function templatesOf(project: Project, memo: Memo): Templates {
  const problems = new Map<string, Diagnostic[]>();
  return {
    get problems() {
      return [...problems.values()].flat();
    },
    get(path) {
      const source = project.templates.get(path);
      if (source === undefined) return undefined;
      const parsed = memo(`template ${path}`, [source], () => parseTemplate(path, source));
      problems.set(path, parsed.problems);
      return parsed.template;
    },
  };
}

/** Where partials of a language are. */
export const partialSetting = (templates: Templates, extension: string): Pick<Setting, 'partial' | 'partialPath'> => {
  const partialPath = (name: string): string => `templates/partials/${name}.${extension}.hbs`;
  return { partialPath, partial: (name) => templates.get(partialPath(name)) };
};

/** The names that every template may read: sample values of the catalogue. */
export function sampleNames(project: Project): [string, Binding][] {
  const samples = (project.singles.samples?.value ?? {}) as Record<string, string | string[]>;
  return Object.entries(samples)
    .filter(([name]) => name !== '$schema')
    .map(([name, value]) => [
      `samples.${name}`,
      {
        value: { kind: 'constant', value },
        optional: false,
        type: typeof value === 'string' ? { kind: 'text' } : { kind: 'list', item: { kind: 'text' } },
      },
    ]);
}

function lookupNames(
  library: Library,
  scope: Scope,
  report: (path: string[], code: string, values: Record<string, string>) => void,
): [string, Binding][] {
  return Object.entries(library.lookups ?? {}).flatMap(([name, { from, kind }]): [string, Binding][] => {
    testOf(
      { has: from } as Condition,
      scope,
      ({ code, values }) => report(['lookups', name, 'from'], code, values),
      didYouMean,
    );
    const parts = from.split('.');
    const value: Binding['value'] = { kind: 'path', variable: scope.variable, segments: parts };
    return [[`lookup.${name}`, { value: { kind: 'lookup', name, from: value }, type: { kind }, optional: true }]];
  });
}

const badLookupWords = (library: Library): { path: string[]; word: string }[] =>
  Object.entries(library.lookups ?? {}).flatMap(([name, { kind, values }]) =>
    Object.entries(values)
      .filter(([, word]) => kind === 'identifier' && !/^[A-Za-z_]\w*$/.test(word))
      .map(([key, word]) => ({ path: ['lookups', name, 'values', key], word })),
  );

/** The item that a variant reads when it is emitted once per item of a list. */
function itemName(variant: Variant, scope: Scope): [string, Binding][] {
  const field = variant.forEach && scope.root.fields.get(variant.forEach.list);
  if (field?.type.kind !== 'list') return [];
  return [
    ['item', { value: { kind: 'path', variable: 'item', segments: [] }, type: field.type.item, optional: false }],
  ];
}

/** Everything that templates and conditions of libraries can read. */
const modelScope = (project: Project): Scope => ({
  names: new Map(sampleNames(project)),
  root: typeOfSchema(project.schemas.document('model')) as ObjectType,
  variable: MODEL,
  known: new Map(),
});

/** Decides every variant of a library: its condition, its template, and the escaper of each slot. */
export function analyseLibrary(
  json: JsonFile<Library>,
  project: Project,
  templates: Templates,
): { plan: LibraryPlan; problems: Diagnostic[] } {
  const library = json.value;
  const slug = slugOf(library.id);
  const problems: Diagnostic[] = [];
  const report = (path: (string | number)[], code: string, values: Record<string, string>): void => {
    problems.push(diagnostic(code, json.placeOf(path), values));
  };
  const plain = modelScope(project);
  const scope = withNames(plain, lookupNames(library, plain, report));
  for (const { path, word } of badLookupWords(library)) {
    report(path, 'wrong-value', {
      where: path.join('.'),
      value: JSON.stringify(word),
      suggestion: 'write an identifier: letters, digits and underscores.',
    });
  }
  const extensions = new Map(project.languages.map(({ value }) => [value.id, value.extension]));
  const variants: VariantPlan[] = [];
  const absentSoFar = new Map<string, Map<string, boolean>>();
  for (const [index, variant] of (library.variants ?? []).entries()) {
    const path = ['variants', index];
    const language = LANGUAGES[variant.language];
    const extension = extensions.get(variant.language);
    if (!language || !extension) {
      report([...path, 'language'], 'unknown-language', {
        language: variant.language,
        suggestion: didYouMean(variant.language, extensions.keys()),
      });
      continue;
    }
    const test = variant.when
      ? testOf(variant.when, scope, ({ code, values }) => report([...path, 'when'], code, values), didYouMean)
      : undefined;
    const group = variant.also === true ? undefined : (variant.also ?? MAIN);
    const before = (group !== undefined && absentSoFar.get(group)) || new Map<string, boolean>();
    const known = new Map([...before, ...(test ? factsOf(test, true) : [])]);
    if (group !== undefined && test) absentSoFar.set(group, new Map([...before, ...factsOf(test, false)]));
    const file = `templates/libraries/${slug}/${variant.name}.${extension}.hbs`;
    const template = templates.get(file);
    if (!template) {
      if (!project.templates.has(file))
        report([...path, 'name'], 'missing-template', { variant: variant.name, expected: file });
      continue;
    }
    const inside = withNames(withKnown(scope, known), itemName(variant, scope));
    const analysed = analyseTemplate(template, { language, scope: inside, ...partialSetting(templates, extension) });
    problems.push(...analysed.problems);
    variants.push({
      variant,
      index,
      template: file,
      test: test && simplified(test, before),
      group,
      plan: analysed.plan,
    });
  }
  return { plan: { library, slug, file: json.file, variants }, problems };
}

/** Decides every library; one whose files have not changed is taken from the memo. */
export function analyseLibraries(
  project: Project,
  templates: Templates,
  memo: Memo,
): ReturnType<typeof analyseLibrary>[] {
  const isPartial = (path: string): boolean => path.startsWith('templates/partials/');
  const shared = [
    project.schemas,
    project.singles.samples,
    ...project.languages,
    ...[...project.templates].filter(([path]) => isPartial(path)).map(([, text]) => text),
  ];
  return project.libraries.map((json) => {
    const folder = `templates/libraries/${slugOf(json.value.id)}/`;
    const own = [...project.templates].filter(([path]) => path.startsWith(folder));
    const parsed = own.map(([path]) => templates.get(path));
    return memo(`library ${json.file}`, [json, ...shared, ...parsed, ...own.map(([path]) => path)], () =>
      analyseLibrary(json, project, templates),
    );
  });
}
