import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { has, type Run, run } from '../../tests/interpreters.ts';
import { hostileTexts } from '../../tests/snippets/hostile-values.ts';
import type { Json } from '../shared/literal.ts';
import { escapeRustComment, escapeRustString } from './escape.ts';
import { rustJson, rustLiteral, rustText } from './literal.ts';
import { rustPath } from './path.ts';
import { inspect } from './test-kit/inspect.ts';

const texts = hostileTexts(10_000);

/** Compiles and runs a program of Rust that needs the standard library alone. */
function runRust(program: string): Run {
  const folder = mkdtempSync(join(tmpdir(), 'snippetry-'));
  try {
    writeFileSync(join(folder, 'main.rs'), program);
    const made = join(folder, 'main');
    const env = { RUSTUP_HOME: process.env.RUSTUP_HOME ?? join(homedir(), '.rustup') };
    const compiled = run(['rustc', '--edition', '2024', '-o', made, join(folder, 'main.rs')], '', env);
    return compiled.status === 0 ? run([made], '') : compiled;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What Rust makes of literals of texts, all in one program: each is printed by its bytes. */
function decoded(literals: readonly string[]): string[] {
  const list = literals.map((literal) => `    ${literal},\n`).join('');
  const { stdout, stderr } = runRust(
    `const TEXTS: &[&str] = &[\n${list}];\n\nfn main() {\n    for text in TEXTS {\n        println!("{}", text.bytes().map(|byte| format!("{byte:02x}")).collect::<String>());\n    }\n}\n`,
  );
  if (stderr !== '') throw new Error(stderr.slice(0, 2000));
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => Buffer.from(line, 'hex').toString());
}

const wellFormed = texts.map((text) => text.toWellFormed());

describe.skipIf(!has('rustc'))('the compiler of Rust', () => {
  test('reads the text back from "…"', () => {
    expect(decoded(texts.map((text) => `"${escapeRustString(text)}"`))).toEqual(wellFormed);
  });

  test('reads a long text back that stands in several lines', () => {
    const long = Array.from({ length: 200 }, (_, index) => wellFormed.slice(index * 20, index * 20 + 20).join(' '));
    expect(decoded(long.map((text, index) => rustText(text, 4 * (index % 3))))).toEqual(long);
  });

  test('takes no comment for code or for documentation', () => {
    const comments = texts.map((text) => `//${escapeRustComment(text)}\n// ${escapeRustComment(text)}\n`).join('');
    const { stdout, stderr } = runRust(`${comments}\nfn main() {\n    println!("end");\n}\n${comments}`);
    expect({ stdout, stderr }).toEqual({ stdout: 'end\n', stderr: '' });
  });
});

test('the parser of Rust reads the text back too', () => {
  for (const text of texts)
    expect(inspect(`const X: &str = "${escapeRustString(text)}"; // ${escapeRustComment(text)}\n`)).toMatchObject({
      literals: [text.toWellFormed()],
      names: ['X'],
    });
});

test.each([
  [{ a: 1, b: [true, null] }, 'json!({\n    "a": 1,\n    "b": [true, null],\n})'],
  [{}, 'json!({})'],
  [Number.NaN, 'json!(null)'],
  [1e21, 'json!(1e21)'],
  ['a"', 'json!("a\\"")'],
] as [Json, string][])('the JSON %j is %s', (value, text) => {
  expect(rustJson(value)).toBe(text);
});

test.each([
  [['a', 'b'], '["a", "b"]'],
  [2, '2'],
  ['\u0000\ud800', '"\\u{0}\\u{fffd}"'],
  [null, 'json!(null)'],
  [{ a: 1 }, 'json!({"a": 1})'],
] as [Json, string][])('%j is %s', (value, text) => {
  expect(rustLiteral(value)).toBe(text);
});

test.each([
  ['plain', 'plain'],
  ['/ a', ' / a'],
  ['! a', ' ! a'],
  ['two\nlines', 'two lines'],
])('the comment of %j is %j', (text, comment) => {
  expect(escapeRustComment(text)).toBe(comment);
});

test('a path is a key or an index a step', () => {
  expect(rustPath(['a"', 0, 'b'])).toBe('["a\\""][0]["b"]');
});
