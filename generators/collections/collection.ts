import { keptFor } from '../1-load/asked.ts';
import type { JsonFile } from '../1-load/json-file.ts';
import type { Project } from '../1-load/project.ts';
import type { Source } from '../1-load/source.ts';
import type { TemplateFolder, Templates } from '../2-analyse/templates.ts';
import { analyseUses, type Planned, type TemplateUse } from '../2-analyse/uses.ts';
import type { Emit } from '../4-emit/ts-morph.ts';
import type { Rendering } from '../5-render/rendering.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Memo } from '../memo.ts';

/** Modules that are generated together: what they are made from, and the text of each by its path below out/modules. */
export interface Emission {
  /** Unique among all; for one module its path. */
  name: string;
  /** While these are the same objects, the texts are the same. */
  inputs: readonly unknown[];
  texts(emit: Emit): Iterable<readonly [path: string, text: string]>;
}

/** The modules of a collection; the list is the same object while each of them is made from the same. */
export interface Emissions {
  /** The name of the collection. */
  readonly of: string;
  readonly emissions: readonly Emission[];
}

/** A rule about the entries of a collection that their schema cannot say: of the project it reads schemas and entries. */
export interface Rule<Entry> {
  (entries: readonly JsonFile<Entry>[], project: Project): Diagnostic[];
  /** The folders that it reads besides the entries of the project. */
  reads?: readonly string[];
}

/** A rule that also reads folders of the project which hold no entries. */
export const reading = <Entry>(
  reads: readonly string[],
  rule: (entries: readonly JsonFile<Entry>[], project: Project) => Diagnostic[],
): Rule<Entry> => Object.assign(rule, { reads });

/** The templates of the entries, and what they may read. */
export interface TemplateUses<Entry, Use extends TemplateUse, Setting> {
  /** The folder below templates/ that the collection owns. */
  folder: string;
  /** The entry that a template of the folder would belong to, by its place; absent where only the entries tell. */
  entryOf?(template: string): string;
  /** What the decisions depend on beside entry and template; `of` is asked again when one of these is another object. */
  inputs(project: Project): readonly unknown[];
  setting(project: Project): Setting;
  /** The templates that an entry prints with, in order, and what is wrong with how it names them. */
  of(json: JsonFile<Entry>, setting: Setting): { uses: Use[]; problems: Diagnostic[] };
}

/** A kind of entry, defined in one place: everything else iterates over the collections and knows none by name. */
export interface Definition<Entry, Use extends TemplateUse, Setting> {
  source: Source<Entry>;
  rules?: readonly Rule<Entry>[];
  /** What was left behind where an entry was removed or has another name: it is told, and hinders nothing from being generated. */
  leftovers?: readonly Rule<Entry>[];
  templates?: TemplateUses<Entry, Use, Setting>;
  /** Rules about an entry together with what its templates turned out to read. */
  planRules?: readonly ((entry: Planned<Entry, Use>, project: Project) => Diagnostic[])[];
  /** The modules that the entries become. For files that they are made of besides, they ask the memo (`stateOf`) for their folder. */
  modules?(entries: readonly Planned<Entry, Use>[], project: Project, memo: Memo): Emission[];
  /** What the entries print for their samples; asked when nothing else is wrong. */
  render?(entries: readonly Planned<Entry, Use>[], project: Project, memo: Memo): Rendering;
}

/** The entries of a collection with every decision made. */
export interface Analysed {
  problems: Diagnostic[];
  /** Paths of the templates and partials that the entries print with. */
  templates: readonly string[];
  /** Where the templates of the collection stand. */
  folder: TemplateFolder | undefined;
  /** How many entries there are, and how many templates they print with. */
  counts: { entries: number; templates: number };
  modules: Emissions;
  render(): Rendering;
}

/** A collection as the pipeline sees it. */
export interface Collection {
  readonly source: Source;
  analyse(project: Project, templates: Templates, memo: Memo): Analysed;
  leftovers(project: Project): Diagnostic[];
}

/** What is rendered of entries that print nothing: the same object, as nothing of it ever changes. */
const NOTHING: Rendering = { files: new Map(), problems: [] };

/** The modules of entries that become none. */
const NO_EMISSIONS: readonly Emission[] = [];

/** Gives a definition the form in which the pipeline iterates over all of them. */
export function defineCollection<Entry, Use extends TemplateUse = TemplateUse, Setting = undefined>({
  source,
  rules = [],
  leftovers = [],
  templates: uses,
  planRules = [],
  modules,
  render,
}: Definition<Entry, Use, Setting>): Collection {
  return {
    source,
    leftovers: (project) => leftovers.flatMap((rule) => rule(project.entries(source), project)),
    analyse(project, templates, memo) {
      const { name } = source;
      const entries = project.entries(source);
      const planned: readonly Plan<Entry, Use>[] = uses
        ? planEntries(name, entries, uses, project, templates, memo)
        : memo(`planned ${name}`, [entries], () => entries.map((json) => withoutTemplates<Entry, Use>(json)));
      const plans = memo(`plans of ${name}`, [planned], () => together(planned));
      const { own } = plans;
      return {
        problems: [
          ...rules.flatMap((rule, index) => {
            const read = (rule.reads ?? []).map((folder) => memo.stateOf(folder));
            return keptFor(memo, `rule ${name} ${index}`, [entries, ...read], project, (asked) => rule(entries, asked));
          }),
          ...plans.problems,
          ...(uses ? problemsUnderBroken(source, uses, project, templates, memo) : []),
          ...planRules.flatMap((rule, index) =>
            keptFor(memo, `plan rule ${name} ${index}`, [own], project, (all) =>
              own.flatMap((entry) =>
                keptFor(memo, `plan rule ${index} ${entry.json.file}`, [entry], all, (asked) => rule(entry, asked)),
              ),
            ),
          ),
        ],
        templates: plans.templates,
        folder: uses && {
          folder: uses.folder,
          entryOf: uses.entryOf,
          broken: [...project.broken(source), ...plans.unsure],
        },
        counts: { entries: entries.length, templates: plans.uses },
        modules: {
          of: name,
          emissions: modules
            ? keptFor(memo, `emissions of ${name}`, [own], project, (asked, noted) => modules(own, asked, noted))
            : NO_EMISSIONS,
        },
        render: () =>
          render
            ? keptFor(memo, `rendering of ${name}`, [own], project, (asked, noted) => render(own, asked, noted))
            : NOTHING,
      };
    },
  };
}

/** An entry with what its templates were decided to be. */
interface Plan<Entry, Use extends TemplateUse> {
  readonly entry: Planned<Entry, Use>;
  readonly problems: Diagnostic[];
  readonly templates: readonly string[];
  /** Whether it is known which templates it prints with. */
  readonly complete: boolean;
}

/** The plan of an entry that prints nothing. */
const withoutTemplates = <Entry, Use extends TemplateUse>(json: JsonFile<Entry>): Plan<Entry, Use> => ({
  entry: { json, uses: [] },
  problems: [],
  templates: [],
  complete: true,
});

/** What the plans of a collection say together. */
const together = <Entry, Use extends TemplateUse>(planned: readonly Plan<Entry, Use>[]) => ({
  own: planned.map(({ entry }) => entry),
  problems: planned.flatMap(({ problems }) => problems),
  templates: planned.flatMap(({ templates }) => templates),
  uses: planned.reduce((sum, { entry }) => sum + entry.uses.length, 0),
  unsure: planned.filter(({ complete }) => !complete).map(({ entry }) => entry.json.file),
});

/** What a broken entry says wrongly decides when a template is printed, and so what it may read there. */
const DECIDED_BY_ENTRY: ReadonlySet<string> = new Set(['optional-field', 'always-decided', 'unreached-branch']);

/** What is wrong with templates of entries that break their schema, where the entry still tells which they are. */
function problemsUnderBroken<Entry, Use extends TemplateUse, Setting>(
  source: Source<Entry>,
  uses: TemplateUses<Entry, Use, Setting>,
  project: Project,
  templates: Templates,
  memo: Memo,
): Diagnostic[] {
  const broken = new Set(project.broken(source));
  const entries = (project.parsed(source) as JsonFile<Entry>[]).filter(({ file }) => broken.has(file));
  return entries.flatMap((json) => {
    try {
      return planEntries(source.name, [json], uses, project, templates, memo)
        .filter(({ complete }) => complete)
        .flatMap(({ problems }) => problems)
        .filter(({ file, code }) => file !== json.file && !DECIDED_BY_ENTRY.has(code));
    } catch {
      // The entry has not the shape that the analysis relies on; its own problems are told.
      return [];
    }
  });
}

/** Decides the templates of every entry; those of an entry whose files have not changed are taken from the memo. */
function planEntries<Entry, Use extends TemplateUse, Setting>(
  name: string,
  entries: readonly JsonFile<Entry>[],
  { inputs, setting, of }: TemplateUses<Entry, Use, Setting>,
  project: Project,
  templates: Templates,
  memo: Memo,
): readonly Plan<Entry, Use>[] {
  const shared = memo(`setting ${name}`, inputs(project), () => ({ value: setting(project) }));
  return memo(`planned ${name}`, [entries, shared, project.templates], () => {
    const partials = [...project.templates].flatMap((named) =>
      named[0].startsWith('templates/partials/') ? named : [],
    );
    const included = memo(`partials of ${name}`, partials, () => ({}));
    return entries.map((json) => {
      const asked = memo(`uses ${json.file}`, [json, shared], () => of(json, shared.value));
      const parsed = asked.uses.map(({ file }) => templates.get(file));
      return memo(`plan ${json.file}`, [asked, included, ...parsed], () => {
        const analysed = analyseUses(json, asked.uses, templates);
        return {
          entry: { json, uses: analysed.uses },
          problems: [...asked.problems, ...analysed.problems],
          templates: analysed.templates,
          // What an entry names wrongly could be any of its templates.
          complete: asked.problems.length === 0,
        };
      });
    });
  });
}
