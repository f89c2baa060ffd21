import * as readers from '../../runtime/model/fields.ts';
import { type Reading, type RecordField, type RecordPlace, WISHES } from '../2-analyse/record.ts';
import type { RecordKind } from '../2-analyse/record-kinds.ts';
import { indented } from './source.ts';

const json = (value: unknown): string => JSON.stringify(value);
const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);
const isIndex = (key: string): boolean => /^\d+$/.test(key);

/** Names that no variable of the parser may have: its own, those of its functions, and what TypeScript reserves. */
const TAKEN = new Set([
  ...Object.keys(readers),
  ...`missing record source path item break case catch class const continue debugger default delete do else enum export
  extends false finally for function if import in instanceof new null return static super switch this throw true try
  typeof var void while with yield let package private protected public interface implements await eval arguments
  undefined`.split(/\s+/),
]);

/** The readers of which the first place that has a value counts, by kind. */
const FIRST = {
  text: 'text',
  name: 'name',
  argument: 'argument',
  identifier: 'identifier',
  'first-text': 'firstText',
  'first-name': 'firstName',
  'is-true': 'isTrue',
  gate: 'gate',
  count: 'countOf',
  keys: 'keysOf',
  'tensor-counts': 'tensorCounts',
  'provider-mappings': 'providerMappings',
  'data-files': 'dataFiles',
  'data-splits': 'dataSplits',
} as const;

type ReadingOf<Kind extends Reading['kind']> = Extract<Reading, { kind: Kind }>;
type FileField = RecordField & { reading: ReadingOf<'file'> };

const isFile = (field: RecordField): field is FileField => field.reading.kind === 'file';

/** The expression that reads a field, behind the one of the wish that comes before it. */
const wished = ({ wish }: RecordField, expression: string, known: ReadonlyMap<string, string>): string =>
  wish === undefined ? expression : `${known.get(WISHES)}?.${wish} ?? ${expression}`;

/** Writes the parser: straight-line code that reads each part of the record once. */
export class RecordWriter {
  /** Functions used, by module. */
  readonly fieldsUsed = new Set<string>();
  readonly derivedUsed = new Set<string>();
  readonly wishesUsed = new Set<string>();
  /** Constants of the module. */
  readonly constants: string[] = [];
  /** Parts of the record that are objects: path and variable. */
  private readonly parts = new Map<string, string>();
  private readonly names: Set<string>;
  private readonly partLines: string[] = [];
  /** Lists that stand in a variable already: how each is read, and the variable. */
  private readonly lists = new Map<string, string>();

  constructor({ name, derived }: RecordKind) {
    this.names = new Set([...TAKEN, ...Object.keys(derived), name]);
  }

  /** Lines that read the parts of the record, to stand before everything else. */
  get preamble(): readonly string[] {
    return this.partLines;
  }

  private call(name: string, ...values: string[]): string {
    this.fieldsUsed.add(name);
    return `${name}(${values.join(', ')})`;
  }

  /** A variable that is not taken. */
  private variable(wanted: string): string {
    let name = wanted;
    while (this.names.has(name)) name += '_';
    this.names.add(name);
    return name;
  }

  /** The variable that holds the object at some keys of the record. */
  private part(keys: readonly string[]): string {
    if (keys.length === 0) return 'source';
    const path = keys.join('.');
    const known = this.parts.get(path);
    if (known !== undefined) return known;
    const value = this.value(keys);
    const words = keys.map((key) => key.replaceAll(/[^A-Za-z0-9]+(.)?/g, (_, next = '') => next.toUpperCase()));
    const variable = this.variable(`in${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`);
    this.partLines.push(`const ${variable} = ${this.call('asRecord', value)};`);
    this.parts.set(path, variable);
    return variable;
  }

  /** What stands at some keys of the record. */
  private value(keys: readonly string[]): string {
    const [last = '', before] = [keys.at(-1), keys.slice(0, -1)];
    if (isIndex(last)) return this.call('itemOf', this.value(before), last);
    return `${this.part(before)}${isName(last) ? `.${last}` : `[${json(last)}]`}`;
  }

  /** What stands at some keys of an item. */
  private inItem(keys: readonly string[]): string {
    return keys.reduce((value, key) => {
      if (isIndex(key)) return this.call('itemOf', value, key);
      return `${this.call('asRecord', value)}${isName(key) ? `.${key}` : `[${json(key)}]`}`;
    }, 'item');
  }

  /** What stands at a place: a value, or the list of the values of all items. */
  private at({ keys, each }: RecordPlace): string {
    if (!each) return this.value(keys);
    const path = [...keys, '*', ...each].join('.');
    const known = this.parts.get(path);
    if (known !== undefined) return known;
    // Several fields read the same list, so that it is made once.
    const expression = this.call('eachOf', this.value(keys), `(item) => ${this.inItem(each)}`);
    const variable = this.variable([...keys, ...each].join('_').replaceAll(/\W/g, '_'));
    this.partLines.push(`const ${variable} = ${expression};`);
    this.parts.set(path, variable);
    return variable;
  }

  /** Whether something holds of what stands at a place, or there in some item of a list. */
  private someAt({ keys, each }: RecordPlace, reader: 'hasText' | 'mentions', ...given: string[]): string {
    if (!each) return this.call(reader, this.value(keys), ...given);
    return `${this.call('asList', this.value(keys))}.some((item) => ${this.call(reader, this.inItem(each), ...given)})`;
  }

  private list(reader: 'texts' | 'names', places: readonly RecordPlace[]): string {
    const lists = places.map((place) => this.call(reader, this.at(place)));
    return lists.length === 1 ? (lists[0] ?? '') : `[${lists.map((list) => `...${list}`).join(', ')}]`;
  }

  /** The name of a constant that belongs to a field. */
  private constantOf({ name }: RecordField): string {
    return this.variable(name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase());
  }

  /** The constant of the facts that a derived field is made with, where there are some. */
  private given(field: RecordField): string[] {
    if (field.reading.kind !== 'derived' || field.reading.given === undefined) return [];
    const constant = this.constantOf(field);
    this.constants.push(`const ${constant} = ${json(field.reading.given)} as const;`);
    return [constant];
  }

  /** The expression that reads a field. */
  private expression(field: RecordField, own: ReadonlyMap<string, string>): string {
    const { reading, fallback } = field;
    const otherwise = fallback === undefined ? '' : ` ?? ${json(fallback)}`;
    const first = (name: string): string =>
      'places' in reading ? reading.places.map((place) => this.call(name, this.at(place))).join(' ?? ') : '';
    switch (reading.kind) {
      case 'derived':
        this.derivedUsed.add(reading.by);
        return `${reading.by}(${[...reading.of.map((name) => own.get(name)), ...this.given(field)].join(', ')})${otherwise}`;
      case 'texts':
      case 'names':
        return this.list(reading.kind, reading.places);
      case 'identifiers':
        return reading.places.length === 1
          ? first('identifiers')
          : this.call(
              'identifiers',
              `[${reading.places.map((place) => `...${this.call('asList', this.at(place))}`).join(', ')}]`,
            );
      case 'every-text':
        return this.call('everyText', ...reading.places.map((place) => this.at(place)));
      case 'wishes': {
        const [block, files] = reading.places.map((place) => this.at(place));
        this.wishesUsed.add('authorWishes');
        // Most cards have no block: the files are not looked through for them.
        return `${block} === undefined ? undefined : authorWishes(${block}, ${files})`;
      }
      case 'file-sizes':
        return this.call('fileSizes', ...reading.places.map((place) => this.at(place)));
      case 'has-text':
        // Texts first: a list is looked through only when no place has one.
        return [...reading.places]
          .sort((a, b) => Number(a.each !== undefined) - Number(b.each !== undefined))
          .map((place) => this.someAt(place, 'hasText'))
          .join(' || ');
      case 'includes':
        return reading.places
          .map((place) => this.call('includesText', this.at(place), json(reading.wanted)))
          .join(' || ');
      case 'mentions': {
        const pieces = this.constantOf(field);
        this.constants.push(`const ${pieces} = ${json(reading.pieces)};`);
        return reading.places.map((place) => this.someAt(place, 'mentions', pieces)).join(' || ');
      }
      case 'least':
        return reading.places
          .map((place) => this.call('isAtLeast', this.at(place), String(reading.least)))
          .join(' || ');
      case 'choice': {
        const table = this.constantOf(field);
        this.constants.push(`const ${table}: Readonly<Record<string, string>> = ${json(reading.choices)};`);
        return this.call('choiceOf', first('identifier'), table, json(reading.otherwise)) + otherwise;
      }
      case 'file':
      case 'object':
        throw new Error(`a field of kind ${reading.kind} is no expression`);
      default:
        return first(FIRST[reading.kind]) + otherwise;
    }
  }

  /** One arm of the loop over files. */
  private fileArm({ ending }: ReadingOf<'file'>, found: string): string[] {
    return [`  case ${json(ending)}:`, `    ${found} ??= ${this.call('argument', 'path')};`, '    break;'];
  }

  /** The loop that finds the first files of all endings, in one pass over the paths. */
  private files(fields: readonly FileField[], own: Map<string, string>, outer: ReadonlyMap<string, string>): string[] {
    const lines: string[] = [];
    const byPlace = Map.groupBy(fields, ({ reading }) => this.list('names', reading.places));
    for (const [expression, group] of byPlace) {
      const arms = group.flatMap(({ name, reading }) => {
        const found = this.variable(name);
        own.set(name, found);
        lines.push(`let ${found}: string | undefined;`);
        return this.fileArm(reading, found);
      });
      const listed = this.lists.get(expression) ?? expression;
      const wish = group[0]?.wish;
      const wishes = outer.get(WISHES);
      const paths =
        wish === undefined ? listed : `${wishes}?.${wish} ? [...${wishes}.${wish}, ...${listed}] : ${listed}`;
      const ending = this.call('endingOf', 'path');
      lines.push(
        `for (const path of ${paths}) {`,
        `  switch (${ending}) {`,
        ...arms.map((arm) => `  ${arm}`),
        '  }',
        '}',
      );
    }
    return lines;
  }

  private nested(
    field: RecordField,
    reading: ReadingOf<'object'>,
    variable: string,
    type: string,
    outer: ReadonlyMap<string, string>,
  ): string[] {
    const place = reading.places[0];
    const inner = `NonNullable<${type}[${json(field.name)}]>`;
    if (!place) return [...this.object(reading.fields, variable, inner, outer)];
    const made = this.variable(`${variable}Read`);
    return [
      `let ${variable}: ${inner} | undefined;`,
      `if (${this.call('isRecord', this.at(place))}) {`,
      ...this.object(reading.fields, made, inner, outer).map((line) => indented(line, 2)),
      `  ${variable} = ${made};`,
      '}',
    ];
  }

  /** The lines that make an object of fields: a variable of the given name and type; `outer` are the variables of the object around it. */
  object(
    fields: readonly RecordField[],
    variable: string,
    type: string,
    outer: ReadonlyMap<string, string> = new Map(),
  ): string[] {
    const own = new Map<string, string>();
    const lines: string[] = [];
    for (const field of fields) {
      const { name, reading } = field;
      if (isFile(field)) continue;
      const known = new Map([...outer, ...own]);
      const expression = reading.kind === 'object' ? '' : wished(field, this.expression(field, known), known);
      const value = this.variable(name);
      own.set(name, value);
      if (reading.kind === 'object') lines.push(...this.nested(field, reading, value, type, known));
      else lines.push(`const ${value} = ${expression};`);
      if (reading.kind === 'names') this.lists.set(expression, value);
    }
    lines.push(...this.files(fields.filter(isFile), own, outer));
    const variableOf = (name: string): string => own.get(name) ?? name;
    const listed = fields.map(({ name }) => (variableOf(name) === name ? name : `${name}: ${variableOf(name)}`));
    // What the record lacks is there as undefined: of one shape, models are read much faster.
    lines.push(`const ${variable}: ${type} = { ${listed.join(', ')} };`);
    return lines;
  }
}
