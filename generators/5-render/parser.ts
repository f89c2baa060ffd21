import { compileFunction } from 'node:vm';
import type { Dataset } from '../../out/types/dataset.ts';
import type { Model } from '../../out/types/model.ts';
import type { ModelReading } from '../../out/types/model-reading.ts';
import * as fields from '../../runtime/model/fields.ts';
import * as wishes from '../../runtime/model/wishes.ts';
import type { JsonFile } from '../1-load/json-file.ts';
import { analyseRecord } from '../2-analyse/record.ts';
import { DATASET_KIND, MODEL_KIND, type RecordKind } from '../2-analyse/record-kinds.ts';
import { emitRecordParser } from '../4-emit/record-parser.ts';
import { emitProject, tsMorph } from '../4-emit/ts-morph.ts';
import { madeOnce } from '../kept.ts';

/** Turns a model record into a model. */
export type ParseModel = (record: unknown) => Model;

/** Turns the record of a data set into a data set. */
export type ParseDataset = (record: unknown) => Dataset;

const parsers = new WeakMap<JsonFile, (record: unknown) => unknown>();

/** What a parser imports whatever its kind, by the name of the file. */
const MODULES = new Map<string, object>([
  ['fields.ts', fields],
  ['wishes.ts', wishes],
]);

function commonJs(text: string): string {
  const { ts } = tsMorph();
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext },
  });
  return outputText;
}

function compile(json: JsonFile<ModelReading>, kind: RecordKind): (record: unknown) => unknown {
  const text = emitRecordParser(emitProject(), analyseRecord(json, kind).fields, kind);
  const outputText = madeOnce(`CommonJS\0${text}`, () => commonJs(text));
  const exported: Record<string, (record: unknown) => unknown> = {};
  const load = compileFunction(outputText, ['require', 'exports'], { filename: `out/modules/${kind.name}.ts` });
  load((name: string) => MODULES.get(name.slice(name.lastIndexOf('/') + 1)) ?? kind.derived, exported);
  const parse = exported[kind.parser];
  if (!parse) throw new Error(`the generated parser of records exports no ${kind.parser}`);
  return parse;
}

/** Parses a record once for as long as somebody holds it: rules ask about seeds that are rendered, and become pages, besides. */
function keeping(parse: (record: unknown) => unknown): (record: unknown) => unknown {
  const parsed = new WeakMap<object, { readonly is: unknown }>();
  return (record) => {
    if (typeof record !== 'object' || record === null) return parse(record);
    const known = parsed.get(record) ?? { is: parse(record) };
    parsed.set(record, known);
    return known.is;
  };
}

function compiledOnce(json: JsonFile<ModelReading>, kind: RecordKind): (record: unknown) => unknown {
  const parse = parsers.get(json) ?? keeping(compile(json, kind));
  parsers.set(json, parse);
  return parse;
}

/**
 * The parser that a schema of the model becomes, run from memory: seeds are parsed before any module is written, and
 * with the schema as it is now. Compiled once for each reading of the file.
 */
export const parserOf = (json: JsonFile<ModelReading>): ParseModel => compiledOnce(json, MODEL_KIND) as ParseModel;

/** The same for the schema of the data set. */
export const datasetParserOf = (json: JsonFile<ModelReading>): ParseDataset =>
  compiledOnce(json, DATASET_KIND) as ParseDataset;
