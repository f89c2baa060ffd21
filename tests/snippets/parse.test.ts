import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-nodejs';
import { format } from 'prettier';
import { ts } from 'ts-morph';
import { describe, expect, test } from 'vitest';
import { inspect as inspectCsharp } from '../../languages/csharp/test-kit/inspect.ts';
import { QUICK } from '../../languages/java/quick.ts';
import { inspect as inspectJs } from '../../languages/js/test-kit/inspect.ts';
import { inspect as inspectPowershell } from '../../languages/powershell/test-kit/inspect.ts';
import { shellStatements } from '../../languages/sh/test-kit/inspect.ts';
import { has, run } from '../interpreters.ts';
import exceptions from './format-exceptions.json' with { type: 'json' };

/** Every committed snippet, by the parser of its own language. */
const root = fileURLToPath(new URL('../../out/snippets/', import.meta.url));

const files = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('.') && extname(path) !== '')
    .sort()
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);

const ofLanguage = (extension: string): [path: string, code: string][] =>
  [...files].filter(([path]) => extname(path) === `.${extension}`);

/** What is wrong, by file; a test expects nothing. */
const problemsOf = (extension: string, check: (code: string) => string[]): Record<string, string[]> =>
  Object.fromEntries(
    ofLanguage(extension)
      .map(([path, code]) => [path, check(code)] as const)
      .filter(([, problems]) => problems.length > 0),
  );

/** The extensions of languages whose formatter starts lines with tabs, as their entries say. */
const languages = fileURLToPath(new URL('../../languages/', import.meta.url));
const TABBED = new Set(
  readdirSync(languages, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('language.json'))
    .map((path): { extension: string; indent?: string } => JSON.parse(readFileSync(join(languages, path), 'utf8')))
    .flatMap(({ extension, indent }) => (indent === 'tab' ? [extension] : [])),
);

/** Code without the tabs at the start of its lines, where the formatter of its language puts them. */
const unindented = (extension: string, code: string): string =>
  TABBED.has(extension) ? code.replace(/^\t+/gm, '') : code;

test('every language has snippets, and no file is of another', () => {
  const extensions = Object.groupBy(files.keys(), (path) => extname(path).slice(1));
  expect(Object.keys(extensions).sort()).toEqual(['cs', 'go', 'java', 'js', 'php', 'ps1', 'py', 'rb', 'rs', 'sh']);
});

test.each([
  'py',
  'js',
  'sh',
  'cs',
  'go',
  'rs',
  'java',
  'php',
  'rb',
  'ps1',
])('%s files end in one newline and hold nothing that only a program would print', (extension) => {
  const wrong = /undefined|\[object |\bNaN\b|\{\{|\}\}(?!["')\]},;\s])|fill-in-model-id/;
  const problems = problemsOf(extension, (code) => [
    ...(/[^\n]\n$/.test(code) ? [] : ['does not end in one newline']),
    ...(/[ \t]$/m.test(code) ? ['has a line that ends in a space'] : []),
    ...(/(?!\n)[\p{Cc}\u2028\u2029]/u.test(unindented(extension, code)) ? ['has a control character'] : []),
    ...(wrong.exec(code) ?? []),
  ]);
  expect(problems).toEqual({});
});

describe('Python', () => {
  /** Pyflakes finds names that are not there, imports that nobody uses, and the like; E9 is what does not parse. */
  const workspace = new Workspace(
    { 'target-version': 'py310', lint: { select: ['E9', 'F', 'PLE', 'W'] } },
    PositionEncoding.Utf16,
  );
  /** Where lines break depends on how long the record's values are, so a file may be formatted for either width. */
  const formatters = [88, 320].map((width) => new Workspace({ 'line-length': width }, PositionEncoding.Utf16));

  test('ruff finds no error, no undefined name and no unused import', () => {
    const problems = problemsOf('py', (code) =>
      workspace
        .check(code)
        .map(
          (found: { code: string; message: string; start_location: { row: number } }) =>
            `${found.start_location.row}: ${found.code} ${found.message}`,
        ),
    );
    expect(problems).toEqual({});
  });

  test.skipIf(!has('python3'))('Python compiles every file', () => {
    const script = `
import json, sys
problems = {}
for path, code in json.load(sys.stdin):
    try:
        compile(code.encode("utf-8"), path, "exec", dont_inherit=True)
    except SyntaxError as error:
        problems[path] = str(error)
json.dump(problems, sys.stdout)
`;
    expect(JSON.parse(run(['python3', '-c', script], JSON.stringify(ofLanguage('py'))).stdout)).toEqual({});
  });

  test('the formatter of ruff leaves every file as it is, but for the exceptions that are listed with a reason', () => {
    const changed = ofLanguage('py').flatMap(([path, code]) =>
      formatters.some((formatter) => formatter.format(code) === code) ? [] : [path],
    );
    expectListed('python', changed);
  });
});

describe('JavaScript', () => {
  test('oxc and TypeScript parse every file as a module', () => {
    const problems = problemsOf('js', (code) => {
      const source = ts.createSourceFile('snippet.mjs', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
      const { parseDiagnostics } = source as unknown as { parseDiagnostics: { messageText: string }[] };
      return [
        ...parseDiagnostics.map(({ messageText }) => String(messageText)),
        ...(inspectJs(code).error ? ['oxc'] : []),
      ];
    });
    expect(problems).toEqual({});
  });

  test('Prettier leaves every file as it is, but for the exceptions that are listed with a reason', async () => {
    const changed: string[] = [];
    for (const [path, code] of ofLanguage('js')) {
      const printed = await Promise.all(
        [80, 320].map((printWidth) => format(code, { parser: 'babel', printWidth, objectWrap: 'preserve' })),
      );
      if (!printed.includes(code)) changed.push(path);
    }
    expectListed('js', changed);
  });
});

describe('shell', () => {
  test('sh-syntax parses every file', async () => {
    const scripts = ofLanguage('sh').map(([, code]) => code);
    const broken = await shellStatements(scripts).then(
      () => [],
      () => brokenOf(ofLanguage('sh')),
    );
    expect(broken).toEqual([]);
  });

  test.skipIf(!has('bash'))('bash parses every file', () => {
    // A function is read whole before any of it would run, and none is called. A comment alone is no body: `:` does nothing.
    const scripts = ofLanguage('sh').map(([path, code], index) => `# ${path}\nf${index}() {\n:\n${code}\n}\n`);
    expect(run(['bash', '--norc', '-n'], scripts.join(''))).toEqual({ stdout: '', stderr: '', status: 0 });
  });

  test.skipIf(!has('shellcheck'))(`shellcheck finds nothing in ${ofLanguage('sh').length} files`, () => {
    const distinct = new Map(ofLanguage('sh').map(([path, code]) => [code, path]));
    const paths = [...distinct.values()].map((path) => join(root, path));
    // A snippet is pasted into a shell that goes on: SC2164 wants "|| exit" after cd, SC2148 a #! line; SC1091 cannot
    // follow a file that a command before makes; SC2155 wants a line of its own for a variable before its export.
    const { stdout } = run(
      ['shellcheck', '--shell=bash', '--format=gcc', '--exclude=SC2164,SC2148,SC1091,SC2155', ...paths],
      '',
    );
    expect(stdout.split('\n').filter((line) => line !== '')).toEqual([]);
  });
});

test.each([
  ['C#', 'cs', inspectCsharp],
  ['PowerShell', 'ps1', inspectPowershell],
])('%s: its parser parses every file', (_, extension, inspect) => {
  expect(problemsOf(extension, (code) => inspect(code).error?.split('\n') ?? [])).toEqual({});
});

/** The files that do not parse, one by one. */
async function brokenOf(some: [path: string, code: string][]): Promise<string[]> {
  const found: string[] = [];
  for (const [path, code] of some) {
    await shellStatements([code]).catch((error: Error) => found.push(`${path}: ${error.message}`));
  }
  return found;
}

/** The library of a file and the name of its variant: out/snippets/<library>/<seed>/<number>-<variant>.<extension>. */
function variantOf(path: string): string {
  const name = path.split('/').at(-1) ?? '';
  return `${path.split('/')[0]}/${name.replace(/^\d+-/, '').replace(/\.\w+$/, '')}`;
}

/** The files that a formatter changes are those of the variants that are listed, each with a reason. */
function expectListed(language: string, changed: readonly string[]): void {
  const listed = exceptions.filter((exception) => exception.language === language);
  expect([...new Set(changed.map(variantOf))].sort()).toEqual(listed.map(({ variant }) => variant).sort());
  for (const { reason } of listed) expect(reason.length).toBeGreaterThan(20);
}

describe('Rust', () => {
  test.skipIf(!has('rustfmt'))('rustfmt leaves every file as it is', () => {
    const paths = ofLanguage('rs').map(([path]) => join(root, path));
    const env = { RUSTUP_HOME: process.env.RUSTUP_HOME ?? join(homedir(), '.rustup') };
    expect(run(['rustfmt', '--edition', '2024', '--check', ...paths], '', env)).toMatchObject({
      stdout: '',
      stderr: '',
    });
  });
});

describe('Java', () => {
  /** As .ci/run gets it from Maven Central. */
  const jar = join(
    homedir(),
    '.m2/repository/com/google/googlejavaformat/google-java-format/1.28.0/google-java-format-1.28.0-all-deps.jar',
  );
  /** Where lines break depends on how long addresses are: behind the sign of an assignment, and in front of a plus. */
  const unbroken = (code: string): string => code.replace(/=\n +"(?!"")/g, '= "').replace(/\n +\+ /g, ' + ');

  test.skipIf(!has('javac') || !existsSync(jar))('google-java-format leaves every file as it is', () => {
    const folder = mkdtempSync(join(tmpdir(), 'snippetry-'));
    try {
      const codes = new Map(
        ofLanguage('java').map(([path, code]) => {
          // The formatter would put a space into the line that JBang reads.
          const commented = code.replace(/^\/\/DEPS/m, '// DEPS');
          const name = `${path.replace(/\W/g, '_')}.java`;
          writeFileSync(join(folder, name), commented);
          return [name, commented];
        }),
      );
      expect(codes.size).toBeGreaterThan(100);
      expect(
        run(['java', ...QUICK, '-jar', jar, '--replace', ...[...codes.keys()].map((name) => join(folder, name))], ''),
      ).toEqual({
        stdout: '',
        stderr: '',
        status: 0,
      });
      const changed = [...codes].filter(([name, code]) => {
        const formatted = readFileSync(join(folder, name), 'utf8');
        return formatted !== code && unbroken(formatted) !== unbroken(code);
      });
      expect(changed.map(([name]) => name)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('Go', () => {
  test.skipIf(!has('gofmt'))('gofmt leaves every file as it is', () => {
    expect(run(['gofmt', '-l', root], '')).toMatchObject({ stdout: '', stderr: '', status: 0 });
  });
});

describe('PHP', () => {
  const paths = ofLanguage('php').map(([path]) => join(root, path));

  test.skipIf(!has('php'))('PHP takes every file', () => {
    const check = 'for path; do php --syntax-check "$path" >/dev/null || exit; done';
    expect(run(['sh', '-c', check, 'sh', ...paths], '')).toEqual({ stdout: '', stderr: '', status: 0 });
    expect(paths.length).toBeGreaterThan(100);
  });

  test.skipIf(!has('phpcs'))('PHP_CodeSniffer finds nothing that PSR-12 does not want', () => {
    // A script that is one file has its function and calls it; where a line is longer than 120 characters, an address is.
    const command = [
      'phpcs',
      '--standard=PSR12',
      '--report=emacs',
      '--exclude=PSR1.Files.SideEffects,Generic.Files.LineLength',
    ];
    expect(run([...command, ...paths], '')).toEqual({ stdout: '', stderr: '', status: 0 });
  });
});

describe('Ruby', () => {
  const paths = ofLanguage('rb').map(([path]) => join(root, path));

  test.skipIf(!has('ruby'))('Ruby takes every file, and warns of nothing', () => {
    const check = 'ARGV.each { |path| RubyVM::InstructionSequence.compile_file(path) }';
    expect(run(['ruby', '-w', '-e', check, ...paths], '')).toEqual({ stdout: '', stderr: '', status: 0 });
    expect(paths.length).toBeGreaterThan(100);
  });

  test.skipIf(!has('rubocop'))('RuboCop finds nothing', () => {
    // A script has no name of its own, freezes no strings, and does its work in one go; arrays of a body are data.
    const others = 'Naming/FileName,Style/FrozenStringLiteralComment,Style/WordArray,Metrics';
    const command = ['rubocop', '--cache', 'false', '--force-default-config', '--format', 'emacs', '--except', others];
    expect(run([...command, ...paths], '')).toEqual({ stdout: '', stderr: '', status: 0 });
  });
});
