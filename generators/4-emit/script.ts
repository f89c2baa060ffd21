import CodeBlockWriter from 'code-block-writer';
import type { Unit } from '../3-compile/functions.ts';
import type { Helper } from '../3-compile/imports.ts';
import { type Constant, writeValue } from './source.ts';

/** Emitted code that is run from memory: what a module holds, without types. */
export interface Script {
  /** The body of a function that returns what a module would export. */
  text: string;
  /** What the text calls, by name. */
  helpers: ReadonlyMap<string, Helper>;
}

/** The script with the functions of a unit, constants, and an expression for what it gives out. */
export function scriptOf(
  { functions, imports }: Pick<Unit, 'functions' | 'imports'>,
  constants: readonly Constant[],
  exported: string,
): Script {
  const writer = new CodeBlockWriter();
  for (const { name, value } of constants) {
    writer.write(`const ${name} = `);
    writeValue(writer, value);
    writer.write(';').newLine();
  }
  const printers = functions.map(
    ({ name, parameters, code }) =>
      `function ${name}(${parameters.map((one) => one.name).join(', ')}) { return ${code}; }\n`,
  );
  return {
    text: `${writer.toString()}${printers.join('')}return ${exported};`,
    helpers: new Map([...imports.modules.values()].flatMap((helpers) => [...helpers])),
  };
}
