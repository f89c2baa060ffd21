import type { Templates } from '../../runtime/inference/types.ts';
import type { JsonFile } from '../1-load/json-file.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Printed } from './syntax.ts';

/** What prints the calls of a client: its entry, and its templates as functions, which are made when they are asked for. */
export interface Printer {
  readonly json: JsonFile<unknown>;
  templates(): Templates;
}

/** What the entries of a collection print for their samples, by the code that they are emitted as. */
export interface Rendering {
  /** Code with the places of the templates that printed it, by path below out/snippets. */
  files: ReadonlyMap<string, Printed>;
  /** More code that is checked and not written, by a name for it. */
  samples?: ReadonlyMap<string, Printed>;
  /** What prints the calls of each client, by its id; the same object while neither its entry nor a template of it changes. */
  printers?: ReadonlyMap<string, Printer>;
  /** What the samples do not reach. */
  problems: Diagnostic[];
}
