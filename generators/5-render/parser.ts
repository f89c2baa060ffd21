import { compileFunction } from 'node:vm';
import { ts } from 'ts-morph';
import type { Model } from '../../out/types/model.ts';
import type { ModelReading } from '../../out/types/model-reading.ts';
import * as derived from '../../runtime/model/derived.ts';
import * as fields from '../../runtime/model/fields.ts';
import type { JsonFile } from '../1-load/json-file.ts';
import { analyseRecord } from '../2-analyse/record.ts';
import { emitRecordParser } from '../4-emit/record-parser.ts';
import { emitProject } from '../4-emit/source.ts';

/** Turns a model record into a model. */
export type ParseModel = (record: unknown) => Model;

const MODULES: Readonly<Record<string, object>> = {
  '../../runtime/model/derived.ts': derived,
  '../../runtime/model/fields.ts': fields,
};

const parsers = new WeakMap<JsonFile, ParseModel>();

function compile(json: JsonFile<ModelReading>): ParseModel {
  const text = emitRecordParser(emitProject(), analyseRecord(json).fields);
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext },
  });
  const exported: { parseModel?: ParseModel } = {};
  const load = compileFunction(outputText, ['require', 'exports'], { filename: 'out/modules/model.ts' });
  load((name: string) => MODULES[name], exported);
  if (!exported.parseModel) throw new Error('the generated parser of records exports no parseModel');
  return exported.parseModel;
}

/**
 * The parser that a schema of the model becomes, run from memory: seeds are parsed before any module is written, and
 * with the schema as it is now. Compiled once for each reading of the file.
 */
export function parserOf(json: JsonFile<ModelReading>): ParseModel {
  const parse = parsers.get(json) ?? compile(json);
  parsers.set(json, parse);
  return parse;
}
