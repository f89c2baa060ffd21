import ts from 'typescript';
import { commentsOf, linesOf, nodesOf, placeOf, type Source } from './source.ts';

const MAX_FILE_LINES = 300;
const MAX_FUNCTION_LINES = 60;

/** What must hold in every source: `broken` gives the places where it does not. */
export interface Rule {
  name: string;
  broken: (source: Source) => string[];
}

const SHIPPED = /^(?:generators|languages|package|runtime|shells|site\/src)\//;
const isTest = (path: string): boolean => path.endsWith('.test.ts');
const isForTests = (path: string): boolean => isTest(path) || path.startsWith('tests/') || path.includes('/test-kit/');

const lengths: Rule = {
  name: `a file has at most ${MAX_FILE_LINES} lines`,
  broken: ({ path, text }) => (linesOf(text) > MAX_FILE_LINES ? [`${path}: ${linesOf(text)} lines`] : []),
};

/** `describe(…)`, `describe.each(…)(…)`, `describe.skipIf(…)(…)`: a heading over tests, whatever it holds. */
const isDescribe = (node: ts.Node): boolean =>
  ts.isIdentifier(node)
    ? node.text === 'describe'
    : (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) && isDescribe(node.expression);

const isHeading = (node: ts.Node): boolean => ts.isCallExpression(node.parent) && isDescribe(node.parent.expression);

const functions: Rule = {
  name: `a function has at most ${MAX_FUNCTION_LINES} lines`,
  broken: (source) =>
    nodesOf(source, ts.isFunctionLike).flatMap((node) => {
      const lines = linesOf(node.getText());
      return lines > MAX_FUNCTION_LINES && !isHeading(node) ? [`${placeOf(node)}: ${lines} lines`] : [];
    }),
};

const isUnknown = (node: ts.Expression): boolean =>
  ts.isParenthesizedExpression(node)
    ? isUnknown(node.expression)
    : ts.isAsExpression(node) && node.type.kind === ts.SyntaxKind.UnknownKeyword;

const casts: Rule = {
  name: 'nothing is cast by way of unknown',
  broken: (source) =>
    SHIPPED.test(source.path) && !isTest(source.path)
      ? nodesOf(source, ts.isAsExpression)
          .filter(({ expression }) => isUnknown(expression))
          .map(placeOf)
      : [],
};

const assertions: Rule = {
  name: 'nothing is said to be there by `!`',
  broken: (source) => (SHIPPED.test(source.path) ? nodesOf(source, ts.isNonNullExpression).map(placeOf) : []),
};

/** Other names for the place of what helps tests. */
const OTHER_KIT =
  /(?:^|\/)(?:fixtures|helpers|test-utils|test-helpers|__\w+__)\/|[.-](?:kit|for-tests|fixtures?|helpers?)\.\w+$/;

const kits: Rule = {
  name: 'what helps tests stands in a folder called test-kit',
  broken: ({ path }) => (OTHER_KIT.test(path) ? [path] : []),
};

/** Where what helps tests, or a test, sets a real timer, and why. */
const TIMERS: Readonly<Record<string, string>> = {
  'runtime/http/http.test.ts': 'the sleep itself is what is tested, and aborted at once',
  'runtime/realtime/test-kit/events.ts': 'counts the timers that are set; nothing waits for them',
  'tests/apps/session.ts':
    'a limit for a program that does not end, and the time between two questions whether it answers',
  'tests/browser/watch.test.ts': 'a limit for a process that does not end',
  'tests/mutation/tree.ts': 'a limit for a check that does not end',
  'tests/oracle/driver.ts': 'a limit for a call that does not end',
  'tests/recorder/forks.ts': 'a limit for a snippet that does not end',
  'tests/recorder/recorder.ts': 'the pieces of an answer are to be read apart, as from a network',
  'tests/recorder/run.ts': 'a limit for a snippet that does not end',
  'tests/servers/fake-queue.ts': 'the clock is the one that the test turns',
  'tests/servers/faults.ts': 'a server that is slow on purpose, as slow as the test says',
  'tests/servers/memory-storage.ts': 'the clock is the one that the test turns',
};

const SLEEPERS: ReadonlySet<string> = new Set(['setTimeout', 'setInterval', 'sleep', 'waitForTimeout']);

/** The name by which a call calls something, unless it belongs to a clock that the caller gave. */
function calledName({ expression }: ts.CallExpression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (!ts.isPropertyAccessExpression(expression)) return '';
  return /clock$/i.test(expression.expression.getText()) ? '' : expression.name.text;
}

/** What a source calls the `setTimeout` that gives a promise. */
const namesOfSleep = (source: Source): string[] =>
  nodesOf(source, ts.isImportSpecifier)
    .filter((node) => (node.propertyName ?? node.name).getText() === 'setTimeout')
    .map((node) => node.name.text);

const timers: Rule = {
  name: 'no test waits for a real clock',
  broken: (source) => {
    if (!isForTests(source.path) || source.text.includes('vi.useFakeTimers(')) return [];
    const sleepers = new Set([...SLEEPERS, ...namesOfSleep(source)]);
    const found = nodesOf(source, ts.isCallExpression).filter((call) => sleepers.has(calledName(call)));
    if (!(source.path in TIMERS)) return found.map(placeOf);
    return found.length > 0 ? [] : [`${source.path} sets no timer: strike it from the list`];
  },
};

const HOOKS: ReadonlySet<string> = new Set(['beforeAll', 'beforeEach', 'afterAll', 'afterEach']);

/** What every test file begins with anew, though the modules that it imports are shared. */
const SETUP = 'tests/setup.ts';

/** Whether a module does this when it is loaded, and not in a function that somebody calls. */
const isAtLoading = (node: ts.Node): boolean =>
  ts.isSourceFile(node) || (!ts.isFunctionLike(node) && isAtLoading(node.parent));

/** Whether a call says what a process does at its exit: a worker that is ended does nothing then. */
const isAtExit = (call: ts.CallExpression): boolean => /^process\.(?:on|once)\('exit'/.test(call.getText());

const hooks: Rule = {
  name: 'what helps tests has no hooks of its own: the files of a worker share it, and only the first would have them',
  broken: (source) =>
    isTest(source.path) || source.path === SETUP
      ? []
      : nodesOf(source, ts.isCallExpression)
          .filter((call) => HOOKS.has(calledName(call)) || (isForTests(source.path) && isAtExit(call)))
          .filter(isAtLoading)
          .map(placeOf),
};

const REFERENCE =
  /\b(?:findings?|issues?|sections?|chapters?|tickets?) #?[A-Z]?\d|specification('s)? section|\bissue #|§/i;
/** Standards, which anybody can look up. */
const STANDARD = /\bRFC \d|\bFIPS \d|\bHTML standard|\bPNG specification/;

const references: Rule = {
  name: 'no comment refers to a document that is not in the repository',
  broken: (source) =>
    commentsOf(source)
      .filter(({ text }) => REFERENCE.test(text) && !STANDARD.test(text))
      .map(({ line }) => `${source.path}:${line}`),
};

export const RULES: readonly Rule[] = [lengths, functions, casts, assertions, kits, timers, hooks, references];
