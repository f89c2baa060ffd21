import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Run, run } from '../../../tests/interpreters.ts';
import { QUICK, QUICK_INSIDE } from '../quick.ts';

/** Literals in one method, of which a class file holds no more than 64 KiB. */
const AT_ONCE = 200;

/** Literals in one class, whose pool of constants has 65,535 places. */
const IN_CLASS = 4000;

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** A class with these texts: each is printed by its UTF-16 units, so that no encoding of the output has a say. */
function classOf(name: string, literals: readonly string[]): string {
  const parts = chunks(literals, AT_ONCE).map(
    (some, index) =>
      `  static void part${index}() {\n${some.map((literal) => `    Main.print(${literal});\n`).join('')}  }\n`,
  );
  const calls = parts.map((_, index) => `    part${index}();\n`).join('');
  return `class ${name} {\n${parts.join('\n')}\n  static void all() {\n${calls}  }\n}\n`;
}

/** A program that prints these texts, one a line. */
export function programOf(literals: readonly string[]): string {
  const classes = chunks(literals, IN_CLASS).map((some, index) => classOf(`Part${index}`, some));
  const calls = classes.map((_, index) => `    Part${index}.all();\n`).join('');
  return `public class Main {
  public static void main(String[] args) {
${calls}    System.out.print(PRINTED);
  }

  static final StringBuilder PRINTED = new StringBuilder();

  static void print(String text) {
    for (char unit : text.toCharArray())
      for (int shift = 12; shift >= 0; shift -= 4) PRINTED.append(Character.forDigit(unit >> shift & 15, 16));
    PRINTED.append('\\n');
  }
}

${classes.join('\n')}`;
}

/** Compiles and runs a program of Java that needs the class library alone. */
export function runJava(program: string): Run {
  const folder = mkdtempSync(join(tmpdir(), 'snippetry-'));
  try {
    writeFileSync(join(folder, 'Main.java'), program);
    const compiled = run(['javac', ...QUICK_INSIDE, '-encoding', 'UTF-8', '-d', folder, join(folder, 'Main.java')], '');
    return compiled.status === 0 ? run(['java', ...QUICK, '-cp', folder, 'Main'], '') : compiled;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What Java makes of literals of texts, all in one program. */
export function decodeJava(literals: readonly string[]): string[] {
  const { stdout, stderr, status } = runJava(programOf(literals));
  if (status !== 0) throw new Error(stderr.slice(0, 2000));
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => String.fromCharCode(...(line.match(/..../g) ?? []).map((unit) => Number.parseInt(unit, 16))));
}
