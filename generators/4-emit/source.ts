import CodeBlockWriter from 'code-block-writer';
import type { ImportDeclarationStructure, StatementStructures, WriterFunction } from 'ts-morph';
import { CLOSE, OPEN } from '../1-load/private-use.ts';
import { keyText, quote, Raw } from '../3-compile/code.ts';
import type { PrintFunction } from '../3-compile/functions.ts';
import type { Imports } from '../3-compile/imports.ts';
import { madeOnce } from '../kept.ts';
import { type Emit, KIND } from './ts-morph.ts';

export { Raw } from '../3-compile/code.ts';

export type Statement = StatementStructures | string | WriterFunction;

/** Stands in code for a text that is put in afterwards, with its place in the list. */
const HELD = new RegExp(`"${OPEN}(\\d+)${CLOSE}"`, 'gu');

const placeholder = (place: number): string => `"${OPEN}${place}${CLOSE}"`;

const filled = (code: string, texts: readonly string[]): string =>
  code.replace(HELD, (_, place) => texts[Number(place)] ?? '');

/** Data of what is being written: put in at the end, because the writer looks at every character. */
let held: string[] = [];

function hold(text: string): string {
  held.push(text);
  return placeholder(held.length - 1);
}

/** The code of a statement that is no structure. */
function codeOf(statement: string | WriterFunction): string {
  if (typeof statement === 'string') return statement.trimEnd();
  held = [];
  const writer = new CodeBlockWriter({ indentNumberOfSpaces: 2, useSingleQuote: true });
  statement(writer);
  return filled(writer.toString(), held).trimEnd();
}

/** Statements as a text that is equal for equal ones; nothing where one holds a function, of which no text tells what it does. */
function keyOf(statements: readonly Statement[]): string | undefined {
  let isWhole = true;
  const key = JSON.stringify(statements, (_, value) => {
    if (typeof value === 'function') isWhole = false;
    return value;
  });
  return isWhole ? key : undefined;
}

function printed(emit: Emit, statements: readonly Statement[]): string {
  const project = emit();
  const gap: WriterFunction = (writer) => writer.blankLineIfLastNot();
  const spaced = statements.flatMap((statement) => (isImport(statement) ? [statement] : [gap, statement]));
  const source = project.createSourceFile('module.ts', { statements: spaced }, { overwrite: true });
  const text = source.getFullText().trim();
  project.removeSourceFile(source);
  return text;
}

/** The text of statements, of which the project parses what is a structure: in the place of others stands what is put in afterwards. */
function bodyOf(emit: Emit, imports: readonly Statement[], others: readonly Statement[]): string {
  const codes: string[] = [];
  const stand = (statement: Statement): Statement =>
    typeof statement === 'object' ? statement : placeholder(codes.push(codeOf(statement)) - 1);
  const standing = [...imports, ...others.map(stand)];
  const key = keyOf(standing);
  if (key !== undefined) {
    const whole = madeOnce(`printed\0${key}`, () => printed(emit, standing));
    return filled(whole, codes);
  }
  held = [];
  return filled(printed(emit, [...imports, ...others]), held);
}

/** The text of a module with a header that names where its content comes from. */
export function moduleText(emit: Emit, sources: readonly string[], statements: readonly Statement[]): string {
  const imports = statements.filter(isImport);
  const others = statements.filter((statement) => !isImport(statement));
  const text = bodyOf(emit, imports, others).trim();
  return `// Generated from ${sources.join(' and ')}: edit there and run \`npm run generate\`.\n${text}\n`;
}

const isImport = (statement: Statement | undefined): boolean =>
  typeof statement === 'object' && statement.kind === KIND.import;

/** An import of names, or of types, from a module. */
export const importOf = (
  moduleSpecifier: string,
  namedImports: readonly string[],
  isTypeOnly = false,
): ImportDeclarationStructure => ({
  kind: KIND.import,
  moduleSpecifier,
  namedImports: [...namedImports],
  isTypeOnly,
});

/** Import declarations for what emitted code uses of runtime/, sorted by module; `root` leads to the root. */
export const importDeclarations = (imports: Imports, root: string): ImportDeclarationStructure[] =>
  [
    ...[...imports.modules].map(([module, helpers]) => ({ module, names: helpers.keys(), isTypeOnly: false })),
    ...[...imports.types].map(([module, names]) => ({ module, names: names.keys(), isTypeOnly: true })),
  ]
    .sort((a, b) => (a.module < b.module ? -1 : a.module > b.module ? 1 : Number(a.isTypeOnly) - Number(b.isTypeOnly)))
    .map(({ module, names, isTypeOnly }) => {
      const folder = module.startsWith('languages/') ? root : `${root}runtime/`;
      return importOf(`${folder}${module}.ts`, [...names].sort(), isTypeOnly);
    });

/** Values that fit on a line of this many characters stand on one. */
const LINE = 100;

/** JSON data as TypeScript, on one line. */
function inlineText(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(inlineText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = fieldsOf(value).map(([key, field]) => `${keyText(key)}: ${inlineText(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** JSON data as TypeScript, one field or item a line where it is long. */
function dataText(value: unknown, margin = ''): string {
  const inline = inlineText(value);
  if (typeof value !== 'object' || value === null || inline.length <= LINE) return inline;
  const inner = `${margin}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => dataText(item, inner))
    : fieldsOf(value).map(([key, item]) =>
        key === SPREAD ? SPREAD + dataText(item, inner) : `${keyText(key)}: ${dataText(item, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${margin}${close}`;
}

const fieldsOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, field]) => field !== undefined);

/** A method in the place of a field: its parameters and its statements. */
export class Method {
  readonly parameters: string;
  readonly body: string;
  readonly isAsync: boolean;

  constructor(parameters: string, body: string, isAsync = false) {
    this.parameters = parameters;
    this.body = body;
    this.isAsync = isAsync;
  }
}

const isCode = (value: unknown): boolean => value instanceof Raw || value instanceof Method;

const hasCode = (value: unknown): boolean =>
  isCode(value) || (typeof value === 'object' && value !== null && Object.values(value).some(hasCode));

/** The key in whose place the fields of the value are spread. */
export const SPREAD = '...';

function writeField(writer: CodeBlockWriter, key: string, value: unknown): void {
  if (key === SPREAD) {
    writer.write(SPREAD);
    writeValue(writer, value);
    return;
  }
  if (value instanceof Method && value.isAsync) writer.write('async ');
  writer.write(keyText(key));
  if (value instanceof Method) {
    writer.write(`(${value.parameters}) `).inlineBlock(() => writer.write(value.body));
    return;
  }
  writer.write(': ');
  writeValue(writer, value);
}

/** Writes JSON data as TypeScript, one field or item a line where it is long; Raw and Method stand for code among it. */
export function writeValue(writer: CodeBlockWriter, value: unknown): void {
  if (value instanceof Raw) {
    writer.write(value.code);
    return;
  }
  if (typeof value !== 'object' || value === null || !hasCode(value)) {
    writer.write(dataText(value));
    return;
  }
  const isList = Array.isArray(value);
  writer.write(isList ? '[' : '{').newLine();
  writer.indent(() => {
    for (const [key, item] of isList ? value.entries() : fieldsOf(value)) {
      if (isList) writeValue(writer, item);
      else writeField(writer, String(key), item);
      writer.write(',').newLine();
    }
  });
  writer.write(isList ? ']' : '}');
}

/** How a constant of a module is declared. */
export interface Constant {
  name: string;
  type?: string;
  value: unknown;
  docs?: string;
  isExported?: boolean;
  /** The type is what the value is, to the letter. */
  asConst?: boolean;
}

/**
 * A constant of JSON data or code. It is no structure of a variable statement, because ts-morph indents the initializer
 * of one once more.
 */
export const constant =
  ({ name, type, value, docs, isExported = false, asConst = false }: Constant): WriterFunction =>
  (writer) => {
    if (docs !== undefined) writer.writeLine(`/** ${docs} */`);
    writer.write(`${isExported ? 'export ' : ''}const ${name}${type === undefined ? '' : `: ${type}`} = `);
    if (hasCode(value)) writeValue(writer, value);
    else writer.write(hold(dataText(value)));
    writer.write(asConst ? ' as const;' : ';').newLine();
  };

/** The union of the ids of entries, one a line. */
export const union =
  (name: string, docs: string, entries: readonly { readonly id: string }[]): WriterFunction =>
  (writer) => {
    writer.writeLine(`/** ${docs} */`).write(`export type ${name} =`);
    if (entries.length === 0) writer.write(' never');
    writer.indent(() => {
      for (const { id } of entries) writer.newLine().write(`| ${quote(id)}`);
    });
    writer.write(';').newLine();
  };

/** Parameters or arguments: on the line where they fit, else each on its own. */
export function listed(before: string, items: readonly string[], after: string): string {
  const line = `${before}(${items.join(', ')})${after}`;
  if (line.length <= LINE || items.length === 0) return line;
  return `${before}(\n${items.map((item) => `  ${item},\n`).join('')})${after}`;
}

/** The declaration of a function that prints a template or a part of one. */
export const printFunction =
  ({ name, docs, parameters, type, code }: PrintFunction): WriterFunction =>
  (writer) => {
    const list = parameters.map((parameter) => `${parameter.name}: ${parameter.type}`);
    writer.writeLine(`/** ${docs} */`);
    writer.write(listed(`function ${name}`, list, `: ${type} `)).block(() => writer.writeLine(`return ${code};`));
  };

/** Statements indented by a number of spaces; lines inside template literals must not be passed. */
export const indented = (code: string, spaces: number): string =>
  code
    .split('\n')
    .map((line) => (line === '' ? line : ' '.repeat(spaces) + line))
    .join('\n');
