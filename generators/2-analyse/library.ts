import { LANGUAGES } from '../../languages/index.ts';
import type { Condition } from '../../out/types/condition.ts';
import type { Library, Variant } from '../../out/types/library.ts';
import type { Samples } from '../../out/types/samples.ts';
import { slugOf } from '../../runtime/slug.ts';
import type { JsonFile } from '../1-load/json-file.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { factsOf, simplified, testOf } from './condition.ts';
import type { NoticePlan } from './notice.ts';
import type { Test } from './plan.ts';
import type { RequirementSet } from './requirement.ts';
import { type Binding, type Scope, withKnown, withNames } from './scope.ts';
import type { ObjectType } from './types.ts';
import type { PlannedUse, TemplateUse } from './uses.ts';

/** The name of the variable that holds the model in emitted code. */
export const MODEL = 'm';
/** The group of the variants that are not marked as also. */
export const MAIN = 'main';

/** A variant with its condition decided. */
export interface VariantUse extends TemplateUse {
  variant: Variant;
  index: number;
  /** The condition, without what the variants before it in the group have decided; undefined when it always holds. */
  test: Test | undefined;
  /** The group of which only the first match is emitted; undefined when the variant stands alone. */
  group: string | undefined;
}

export type VariantPlan = PlannedUse<VariantUse>;

/** What is asked of an entry whose variants are printed: a library of models, or of data sets. */
export type VariantsEntry = Pick<Library, 'id' | 'install' | 'lookups' | 'variants'>;

/** A library with all its variants decided. */
export interface LibraryPlan<Entry extends VariantsEntry = Library> {
  library: Entry;
  slug: string;
  file: string;
  variants: readonly VariantPlan[];
  notices: readonly NoticePlan[];
  /** Packages that some models need besides. */
  requires: readonly RequirementSet[];
  /** The type of the model that their conditions ask. */
  model: ObjectType;
}

/** The names that every template may read: sample values of the catalogue. */
export const sampleNames = (samples: Samples): [string, Binding][] =>
  Object.entries(samples)
    .filter(([name]) => name !== '$schema')
    .map(([name, value]) => [
      `samples.${name}`,
      {
        value: { kind: 'constant', value },
        optional: false,
        type: typeof value === 'string' ? { kind: 'text' } : { kind: 'list', item: { kind: 'text' } },
      },
    ]);

function lookupNames(
  library: VariantsEntry,
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
    return [
      [
        `lookup.${name}`,
        { value: { kind: 'lookup', name, from: value, isNumber: kind === 'number' }, type: { kind }, optional: true },
      ],
    ];
  });
}

/** How the words of a kind are written, and what to say of one that is not. */
const LOOKUP_WORDS = {
  identifier: { written: /^[A-Za-z_]\w*$/, suggestion: 'write an identifier: letters, digits and underscores.' },
  number: { written: /^\d+(?:\.\d+)?$/, suggestion: 'write a number in digits, such as 24 or 0.5.' },
  text: { written: /./s, suggestion: 'write what the snippet shall print.' },
};

const badLookupWords = (library: VariantsEntry): { path: string[]; word: string; suggestion: string }[] =>
  Object.entries(library.lookups ?? {}).flatMap(([name, { kind, values }]) =>
    Object.entries(values)
      .filter(([, word]) => !LOOKUP_WORDS[kind].written.test(word))
      .map(([key, word]) => ({
        path: ['lookups', name, 'values', key],
        word,
        suggestion: LOOKUP_WORDS[kind].suggestion,
      })),
  );

/** The item that a variant reads when it is emitted once per item of a list. */
function itemName(variant: Variant, scope: Scope): [string, Binding][] {
  const field = variant.forEach && scope.root.fields.get(variant.forEach.list);
  if (field?.type.kind !== 'list') return [];
  return [
    ['item', { value: { kind: 'path', variable: 'item', segments: [] }, type: field.type.item, optional: false }],
  ];
}

/** What the variants of a library are decided against. */
export interface LibrarySetting {
  /** The type of the model, or of the data set. */
  model: ObjectType;
  /** The folder of the templates of all libraries. */
  folder: string;
  samples: Samples;
  /** The ending of the files of each language, by its key. */
  extensions: ReadonlyMap<string, string>;
}

/** Decides the condition of every variant of a library, and what its template may read. */
export function libraryUses(
  json: JsonFile<VariantsEntry>,
  { model, folder, samples, extensions }: LibrarySetting,
): { uses: VariantUse[]; problems: Diagnostic[] } {
  const library = json.value;
  const slug = slugOf(library.id);
  const problems: Diagnostic[] = [];
  const report = (path: (string | number)[], code: string, values: Record<string, string>): void => {
    problems.push(diagnostic(code, json.placeOf(path), values));
  };
  const plain: Scope = { names: new Map(sampleNames(samples)), root: model, variable: MODEL, known: new Map() };
  const scope = withNames(plain, lookupNames(library, plain, report));
  for (const { path, word, suggestion } of badLookupWords(library)) {
    report(path, 'wrong-value', {
      where: path.join('.'),
      value: JSON.stringify(word),
      suggestion,
    });
  }
  const absentSoFar = new Map<string, Map<string, boolean>>();
  const uses = (library.variants ?? []).flatMap((variant, index): VariantUse[] => {
    const path = ['variants', index];
    const extension = extensions.get(variant.language);
    if (extension === undefined) {
      const suggestion = didYouMean(variant.language, extensions.keys());
      report([...path, 'language'], 'unknown-language', { language: variant.language, suggestion });
      return [];
    }
    const own: Scope = { ...scope, reader: LANGUAGES.get(variant.language)?.names };
    const test = variant.when
      ? testOf(variant.when, own, ({ code, values }) => report([...path, 'when'], code, values), didYouMean)
      : undefined;
    const group = variant.also === true ? undefined : (variant.also ?? MAIN);
    const before = (group !== undefined && absentSoFar.get(group)) || new Map<string, boolean>();
    const known = new Map([...before, ...(test ? factsOf(test, true) : [])]);
    if (group !== undefined && test) absentSoFar.set(group, new Map([...before, ...factsOf(test, false)]));
    return [
      {
        name: variant.name,
        file: `${folder}/${slug}/${variant.name}.${extension}.hbs`,
        language: variant.language,
        extension,
        path: [...path, 'name'],
        scope: withNames(withKnown(own, known), itemName(variant, scope)),
        variant,
        index,
        test: test && simplified(test, before),
        group,
      },
    ];
  });
  return { uses, problems };
}
