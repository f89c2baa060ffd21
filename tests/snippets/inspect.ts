import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { parse as parseShell } from 'sh-syntax';
import { csharpTokens, unbalanced } from './csharp.ts';

/** What the parser of a language sees in a snippet. */
export interface Inspection {
  /** Why it does not parse. */
  error?: string;
  /** Its syntax tree as text, without names and without what strings hold. */
  shape: string;
  /** What its strings hold, in order. */
  literals: string[];
  /** Its names, in order. */
  names: string[];
}

const failed = (error: unknown): Inspection => ({
  error: error instanceof Error ? error.message : String(error),
  shape: '',
  literals: [],
  names: [],
});

/** A Python process that parses one snippet after the other. */
export class PythonInspector {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #waiting: ((answer: Inspection) => void)[] = [];

  constructor() {
    this.#process = spawn('python3', [fileURLToPath(new URL('./inspect.py', import.meta.url))]);
    createInterface({ input: this.#process.stdout }).on('line', (line) =>
      this.#waiting.shift()?.({ shape: '', literals: [], names: [], ...JSON.parse(line) }),
    );
  }

  /** Answers come in the order of the questions, which need not wait for each other. */
  inspect(code: string): Promise<Inspection> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#process.stdin.write(`${JSON.stringify(code)}\n`);
    });
  }

  close(): void {
    this.#process.kill();
  }
}

type Tree = { [key: string]: unknown };

function walkJs(value: unknown, found: { shape: string[]; literals: string[]; names: string[] }): void {
  if (Array.isArray(value)) {
    found.shape.push(`[${value.length}`);
    for (const item of value) walkJs(item, found);
  } else if (typeof value === 'object' && value !== null) {
    const node = value as Tree;
    found.shape.push(`(${node.type}`);
    const text = node.type === 'TemplateElement' ? (node.value as { cooked: string }).cooked : node.value;
    if ((node.type === 'Literal' || node.type === 'TemplateElement') && typeof text === 'string') {
      found.literals.push(text);
      return;
    }
    for (const [key, child] of Object.entries(node)) {
      if (key === 'name' && typeof child === 'string') found.names.push(child);
      else if (!['type', 'start', 'end'].includes(key)) walkJs(child, found);
    }
  } else found.shape.push(String(value));
}

/** What oxc sees in a JavaScript module. */
export function inspectJs(code: string): Inspection {
  const { program, errors } = parseSync('snippet.mjs', code, { sourceType: 'module' });
  if (errors.length > 0) return failed(errors[0]?.message);
  const found = { shape: [] as string[], literals: [] as string[], names: [] as string[] };
  walkJs(program.body, found);
  return { ...found, shape: found.shape.join(' ') };
}

/** What a reader of the C# grammar sees. */
export function inspectCsharp(code: string): Inspection {
  try {
    const tokens = csharpTokens(code).filter(({ kind }) => kind !== 'comment');
    const error = unbalanced(tokens);
    return {
      error,
      shape: tokens.map(({ kind, text }) => (kind === 'mark' || kind === 'number' ? text : kind)).join(' '),
      literals: tokens.flatMap(({ value }) => value ?? []),
      names: tokens.flatMap(({ kind, text }) => (kind === 'word' ? text : [])),
    };
  } catch (error) {
    return failed(error);
  }
}

const PLACES = new Set(['Pos', 'End', 'Position', 'Semicolon', 'Hash', 'OpPos', 'Text']);

/**
 * What sh-syntax sees of shell scripts, all at once, for it starts anew at every call: the statements, without words.
 * Words are seen by running the scripts (see argv.ts).
 */
export async function shellStatements(scripts: readonly string[]): Promise<string> {
  const tree = await parseShell(scripts.map((script) => `${script}\n: end\n`).join(''));
  return JSON.stringify(tree, (key, value) => (PLACES.has(key) ? undefined : value));
}

/**
 * Parsers by language, with a cache: most edits of a record do not reach every snippet. Shell is not among them; its
 * scripts are parsed and run together at the end.
 */
export function createInspector(): { inspect(language: string, code: string): Promise<Inspection>; close(): void } {
  const python = new PythonInspector();
  const cache = new Map<string, Promise<Inspection>>();
  const parsers: Record<string, (code: string) => Inspection | Promise<Inspection>> = {
    python: (code) => python.inspect(code),
    js: inspectJs,
    sh: () => ({ shape: '', literals: [], names: [] }),
    csharp: inspectCsharp,
    json: (code) => ({ shape: JSON.stringify(JSON.parse(code)), literals: [], names: [] }),
  };
  return {
    inspect(language, code) {
      const key = `${language}\n${code}`;
      const known = cache.get(key);
      if (known) return known;
      const parse = parsers[language];
      if (!parse) throw new Error(`no parser for ${language}`);
      const answer = Promise.resolve(parse(code));
      cache.set(key, answer);
      return answer;
    },
    close: () => python.close(),
  };
}
