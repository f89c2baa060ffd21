import type { RecordField } from '../2-analyse/record.ts';
import { MODEL_KIND, type RecordKind } from '../2-analyse/record-kinds.ts';
import { RecordWriter } from './record-writer.ts';
import { constant, importOf, moduleText } from './source.ts';
import { type Emit, KIND } from './ts-morph.ts';

const readersOf = (names: ReadonlySet<string>, module: string) => ({
  kind: KIND.import,
  moduleSpecifier: `../../runtime/${module}.ts`,
  namedImports: [...names].sort(),
});

/** The module that parses a record: out/modules/model.ts and its like. */
export function emitRecordParser(emit: Emit, fields: readonly RecordField[], kind: RecordKind = MODEL_KIND): string {
  const { name, type, parser, label } = kind;
  const writer = new RecordWriter(kind);
  const body = writer.object(fields, name, type);
  const missing = Object.fromEntries(
    fields.flatMap((field) => (field.fallback === undefined ? [] : [[field.name, field.fallback]])),
  );
  return moduleText(
    emit,
    [`schemas/${name}.schema.json`],
    [
      importOf(`../types/${name}.ts`, [type], true),
      ...(writer.derivedUsed.size > 0 ? [readersOf(writer.derivedUsed, `${name}/derived`)] : []),
      readersOf(new Set([...writer.fieldsUsed, 'asRecord']), 'model/fields'),
      ...(writer.wishesUsed.size > 0 ? [readersOf(writer.wishesUsed, 'model/wishes')] : []),
      ...writer.constants,
      constant({
        name: 'missing',
        value: missing,
        docs: `What stands in for texts that every ${label} has, when the record lacks them.`,
        isExported: true,
        asConst: true,
      }),
      {
        kind: KIND.function,
        name: parser,
        isExported: true,
        parameters: [{ name: 'record', type: 'unknown' }],
        returnType: type,
        docs: [
          `Reads a ${label} record, as a hub returns it: what is missing or malformed is undefined. Never throws.`,
        ],
        statements: ['const source = asRecord(record);', ...writer.preamble, ...body, `return ${name};`],
      },
    ],
  );
}
