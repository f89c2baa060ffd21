import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Printed } from './syntax.ts';

/** What the entries of a collection print for their samples, by the code that they are emitted as. */
export interface Rendering {
  /** Code with the places of the templates that printed it, by path below out/snippets. */
  files: ReadonlyMap<string, Printed>;
  /** More code that is checked and not written, by a name for it. */
  samples?: ReadonlyMap<string, Printed>;
  /** What the samples do not reach. */
  problems: Diagnostic[];
}
