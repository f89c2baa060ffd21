import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { typedByItsClass } from './own-class.ts';
import { fitsInSomePart } from './unions.ts';

const run = promisify(execFile);

/** Installs the newest releases of npm packages into a folder of their own; no script of theirs runs. */
export async function installPackages(names: readonly string[], folder: string): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const latest = names.map((name) => `${name}@latest`);
  await run('npm', ['install', '--ignore-scripts', '--no-save', '--no-package-lock', ...latest], { cwd: folder });
  return new Map(names.map((name) => [name, versionOf(name, folder)]));
}

function versionOf(name: string, folder: string): string {
  const file = join(folder, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** What the type checker found in one file. */
export interface ScriptResult {
  imports: string[];
  /** Properties of option objects that the called signature declares. */
  keywords: string[];
  failures: [line: number, sentence: string][];
  unchecked: [line: number, reason: string][];
}

const options: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  types: [],
  strict: false,
};

/** A compiler host in which the snippets stand as files beside node_modules. */
function hostOf(snippets: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => snippets.has(file) || fileExists(file);
  host.readFile = (file) => snippets.get(file) ?? readFile(file);
  const { getSourceFile } = host;
  host.getSourceFile = (file, version, ...rest) => {
    const code = snippets.get(file);
    return code === undefined ? getSourceFile(file, version, ...rest) : ts.createSourceFile(file, code, version, true);
  };
  return host;
}

const lineOf = (file: ts.SourceFile, position: number): number => file.getLineAndCharacterOfPosition(position).line + 1;

function collect(program: ts.Program, file: ts.SourceFile): ScriptResult {
  const checker = program.getTypeChecker();
  const result: ScriptResult = { imports: [], keywords: [], failures: [], unchecked: [] };
  const wrong = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  for (const { messageText, start = 0 } of wrong) {
    const line = lineOf(file, start);
    if (fitsInSomePart(checker, file, start)) {
      const first = typeof messageText === 'string' ? messageText : messageText.messageText;
      result.unchecked.push([line, `the result has several types: ${first}`]);
    } else {
      result.failures.push([line, ts.flattenDiagnosticMessageText(messageText, ' ').replaceAll(/\s+/g, ' ')]);
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node)) {
      const module = node.parent.parent.parent.moduleSpecifier as ts.StringLiteral;
      result.imports.push(`${module.text}.${(node.propertyName ?? node.name).text}`);
    }
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
      const expected = ts.isObjectLiteralExpression(node.parent) ? checker.getContextualType(node.parent) : undefined;
      if (expected?.getProperty(node.name.text)) {
        result.keywords.push(`${checker.typeToString(expected)}.${node.name.text}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return result;
}

function fileOf(program: ts.Program, name: string): ts.SourceFile {
  const file = program.getSourceFile(name);
  if (!file) throw new Error(`${name} was not read`);
  return file;
}

/** Type-checks JavaScript snippets (name → code) against the packages that are installed in a folder. */
export function checkScripts(codes: ReadonlyMap<string, string>, folder: string): Map<string, ScriptResult> {
  const path = (name: string): string => join(folder, name.replaceAll('/', '--'));
  const snippets = new Map([...codes].map(([name, code]) => [path(name), `${code}export {};\n`]));
  const first = ts.createProgram([...snippets.keys()], options, hostOf(snippets));
  const checker = first.getTypeChecker();
  const typed = new Map([...snippets.keys()].map((name) => [name, typedByItsClass(checker, fileOf(first, name))]));
  const program = ts.createProgram([...typed.keys()], options, hostOf(typed), first);
  return new Map([...codes.keys()].map((name) => [name, collect(program, fileOf(program, path(name)))]));
}
