import { randomUUID } from 'node:crypto';
import { StructureKind } from 'ts-morph';
import { describe, expect, test } from 'vitest';
import { constant, importOf, Method, moduleText, Raw, type Statement, union } from './source.ts';
import { type Emit, emitProject } from './ts-morph.ts';

/** The module without its header. */
const bodyOf = (emit: Emit, statements: readonly Statement[]): string =>
  moduleText(emit, ['a.json'], statements).split('\n').slice(1).join('\n');

/** What ts-morph prints of the statements when it is given all of their text. */
function printedWhole(statements: readonly Statement[]): string {
  const isImport = (one: Statement): boolean => typeof one === 'object' && one.kind === StructureKind.ImportDeclaration;
  const imports = statements.filter(isImport);
  const others = statements.filter((one) => !isImport(one));
  const source = emitProject()().createSourceFile('whole.ts', {
    statements: [...imports, ...others.flatMap((one): Statement[] => [(writer) => writer.blankLineIfLastNot(), one])],
  });
  return `${source.getFullText().trim()}\n`;
}

const asks = (body: string): Statement => ({
  kind: StructureKind.Function,
  name: 'ask',
  isExported: true,
  parameters: [{ name: 'what', type: 'string' }],
  statements: body,
});

/** As `asks`, with a body that is written by a function. */
const writes = (body: string): Statement => ({
  kind: StructureKind.Function,
  name: 'ask',
  statements: [(writer) => writer.writeLine(body)],
});

const LONG = 'x'.repeat(70);

describe('statements -> the text that ts-morph prints of them', () => {
  test.each<[what: string, statements: Statement[]]>([
    ['an import', [importOf('./a.ts', ['a', 'b']), importOf('./b.ts', ['B'], true)]],
    ['an import that is told last', ['const a = 1;', importOf('./a.ts', ['a'])]],
    ['code, and what is between it', ['const a = 1;', 'const b = 2;', 'const c = {\n  d: [\n    3,\n  ],\n};']],
    ['code that begins with a line of its own', [importOf('./a.ts', ['a']), '\nexport const b = a;']],
    ['a structure between code', ['const a = 1;', asks('return what;'), 'const b = 2;']],
    ['a structure whose code a function writes', [writes('return 1;'), 'const b = 2;']],
    ['a union', [union('Id', 'The ids.', [{ id: 'a' }, { id: "it's" }]), union('None', 'No ids.', [])]],
    [
      'a constant of code',
      [constant({ name: 'a', value: { b: new Raw('c()'), d: new Method('e: string', 'return e;') } })],
    ],
  ])('%s', (_, statements) => {
    expect(bodyOf(emitProject(), statements)).toBe(printedWhole(statements));
  });

  test('a constant of data stands on a line where it fits', () => {
    const value = { short: [1, true, null], long: [LONG, LONG], 'odd key': 'it' };
    expect(bodyOf(emitProject(), [constant({ name: 'a', value, docs: 'It.', isExported: true, asConst: true })])).toBe(
      `/** It. */\nexport const a = {\n  short: [1, true, null],\n  long: [\n    '${LONG}',\n    '${LONG}',\n  ],\n  'odd key': 'it',\n} as const;\n`,
    );
  });
});

test('data inside a structure, with code and data beside it, stand where they belong', () => {
  const inside: Statement = {
    kind: StructureKind.Function,
    name: 'f',
    statements: [constant({ name: 'a', value: ['inside'] })],
  };
  const statements = [constant({ name: 'b', value: ['before'] }), inside, constant({ name: 'c', value: ['after'] })];
  expect(bodyOf(emitProject(), statements)).toBe(
    "const b = ['before'];\n\nfunction f() {\n  const a = ['inside'];\n}\n\nconst c = ['after'];\n",
  );
});

describe('modules of one kind, one after the other', () => {
  test.each<[what: string, make: (word: string) => Statement[]]>([
    ['data', (value) => [constant({ name: 'a', value })]],
    ['two constants of data', (value) => [constant({ name: 'a', value: [value] }), constant({ name: 'b', value })]],
    ['code', (word) => [importOf('./a.ts', ['a']), `a(${word});`]],
    ['imports', (word) => [importOf(`./${word}.ts`, ['a']), 'a();']],
    ['structures', (word) => [asks(`return ${word};`)]],
    ['functions inside structures', (word) => [writes(`return ${word};`)]],
  ])('that differ in their %s have each its own', (_, make) => {
    const emit = emitProject();
    const words = ['one', 'two', 'one'];
    const bodies = words.map((word) => bodyOf(emit, make(word)));
    expect(bodies).toEqual(words.map((word) => bodyOf(emitProject(), make(word))));
    expect(bodies[0]).toContain('one');
    expect(bodies[1]).not.toBe(bodies[0]);
  });

  test('are printed by ts-morph once where they differ in code and data alone', () => {
    const emit = emitProject();
    const made: string[] = [];
    const given = emit();
    const create = given.createSourceFile.bind(given);
    given.createSourceFile = (path, ...rest) => {
      made.push(path);
      return create(path, ...rest);
    };
    // No earlier run has kept it.
    const from = `./${randomUUID()}.ts`;
    for (const word of ['one', 'two', 'three'])
      bodyOf(emit, [importOf(from, ['a']), constant({ name: 'b', value: word }), `a(${word});`]);
    expect(made).toHaveLength(1);
    for (const word of ['one', 'one']) bodyOf(emit, [writes(word)]);
    expect(made).toHaveLength(3);
  });
});
