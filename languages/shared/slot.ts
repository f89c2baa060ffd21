/** What is known, before any model is seen, of the value that a slot will have. */
export type SlotType =
  | { kind: 'text' /** All that it can be, where that is known. */; values?: readonly string[] }
  | { kind: 'number' /** Of a duration, which a language prints in the unit of its clock. */; unit?: 'seconds' }
  | { kind: 'identifier' | 'boolean' | 'json' | 'path' }
  | { kind: 'list'; item: SlotType }
  | { kind: 'object'; fields: ReadonlyMap<string, Field> };

/** A field of an object: its type, and whether it is always there. */
export interface Field {
  type: SlotType;
  optional: boolean;
}

/** Whether a value of this type can be printed as a literal of JSON kind: anything but a name of code. */
export const isData = (type: SlotType): boolean =>
  type.kind === 'list' ? isData(type.item) : type.kind !== 'object' && type.kind !== 'path';

/** The function that prints a value in a context, and what it is given besides the value. */
export interface Printer {
  /** The module of the function below the repository's root, without its ending; empty for a function of ECMAScript. */
  module: string;
  name: string;
  /** The function itself, for values that are known at build time. */
  print(value: never, indent: number): string;
  indent?: number;
}

/** The function that gives a text when it can be a name in a language, and where emitted code imports it from. */
export interface NameReader {
  /** As the module of a printer. */
  module: string;
  print(text: string | undefined): string | undefined;
}

/** Makes printers of the functions of a module; emitted code imports them from there by their own name. */
export const printersOf =
  (module: string) =>
  (print: Printer['print'], indent?: number): Printer => ({
    module,
    name: print.name,
    print,
    ...(indent === undefined ? {} : { indent }),
  });

/** Prints a number as ECMAScript does, which every language reads. */
export const NUMBER: Printer = { module: '', name: 'String', print: String };

/** The printer of a state; a state without one is a fault of the language's rules, for nothing may be printed raw. */
export function printerOf(printers: Readonly<Record<string, Printer>>, state: string): Printer {
  const printer = printers[state];
  if (!printer) throw new Error(`nothing prints a text in the state ${state}`);
  return printer;
}
