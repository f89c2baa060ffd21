/** What a script says of itself before its code. */
export interface ScriptNeeds {
  /** As its registry reads them: `torch`, `transformers>=4.57,<6`. */
  readonly packages: readonly string[];
  /** A minor version of Python, such as 3.13. */
  readonly python: string;
}

/** A line that begins or ends a block: https://packaging.python.org/en/latest/specifications/inline-script-metadata/ */
const BLOCK = /^# \/\/\/(?: [A-Za-z0-9-]+)?$/m;

/**
 * Code with a block of inline script metadata before it (https://packaging.python.org/en/latest/specifications/inline-script-metadata/)
 * and an empty line between them, which keeps comments of the code out of the block. The text ends in the code, byte for byte.
 * @returns undefined where the code itself has a line of such a block: a script may have one of each type.
 */
export function inlineScript(code: string, { packages, python }: ScriptNeeds): string | undefined {
  if (BLOCK.test(code.replaceAll('\r', '\n'))) return undefined;
  const lines = [
    '/// script',
    `requires-python = "==${python}.*"`,
    'dependencies = [',
    ...packages.map((name) => `  ${JSON.stringify(name)},`),
    ']',
    '///',
  ];
  return `${lines.map((line) => `# ${line}\n`).join('')}\n${code}`;
}
