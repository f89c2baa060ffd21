import * as datasetDerived from '../../runtime/dataset/derived.ts';
import * as modelDerived from '../../runtime/model/derived.ts';

/** A kind of record that the hub returns, and what it is read into. */
export interface RecordKind {
  /** Key of the kind: its schema is schemas/<name>.schema.json, its parser out/modules/<name>.ts. */
  readonly name: string;
  /** The name of its type, and of the function that reads a record. */
  readonly type: string;
  readonly parser: string;
  /** What it is called in sentences. */
  readonly label: string;
  /** The functions that make fields of other fields: the exports of runtime/<name>/derived.ts. */
  readonly derived: Readonly<Record<string, unknown>>;
}

/** The records of a hub. */
export const MODEL_KIND: RecordKind = {
  name: 'model',
  type: 'Model',
  parser: 'parseModel',
  label: 'model',
  derived: modelDerived,
};

export const DATASET_KIND: RecordKind = {
  name: 'dataset',
  type: 'Dataset',
  parser: 'parseDataset',
  label: 'data set',
  derived: datasetDerived,
};
