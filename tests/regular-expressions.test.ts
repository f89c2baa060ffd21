import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { afterAll, describe, expect, test, vi } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** What recheck says of a pattern: `vulnerable` when its steps grow faster than the length of the worst text. */
interface Verdict {
  status: 'safe' | 'vulnerable' | 'unknown';
  complexity?: { summary: string };
  attack?: { pattern: string };
}

// The build in JavaScript alone, which starts no other program; it has no types of its own.
const { checkSync }: { checkSync(source: string, flags: string, limits: object): Verdict } = createRequire(
  import.meta.url,
)('recheck/lib/browser.js');

/** Its steps are counted, so its limits of time only have to be out of reach, and no attack is tried against a clock. */
const LIMITS = { timeout: 600_000, incubationTimeout: 600_000, attackTimeout: 600_000, recallLimit: 0 };

/** Sources that see text from outside: records, answers of servers, what a reader types, what a command is given. */
const SOURCES = [
  /^runtime\/.*\.ts$/,
  /^package\/bin\/.*\.ts$/,
  /^languages\/(?:shared\/.*|[^/]+\/(?:escape|literal|names|path))\.ts$/,
  /^shells\/.*\.ts$/,
  /^site\/src\/(?:browser|islands|views|components)\/.*\.tsx?$/,
  /^site\/public\/.*\.js$/,
];
const NOT_SHIPPED = /\.test\.ts$|\/test-kit\//;

const files = ['runtime', 'package', 'languages', 'shells', 'site/src', 'site/public']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => SOURCES.some((pattern) => pattern.test(path)) && !NOT_SHIPPED.test(path));
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Found {
  path: string;
  source: string;
  flags: string;
}

/** The regular expressions that a source writes down. */
function writtenIn(path: string): Found[] {
  const found: Found[] = [];
  JSON.stringify(parseSync(path, textOf(path)).program, (key, value) => {
    if (key === 'regex' && typeof value?.pattern === 'string')
      found.push({ path, source: value.pattern, flags: value.flags });
    return typeof value === 'bigint' ? undefined : value;
  });
  return found;
}

/** The regular expressions that a source puts together while it is loaded. */
async function builtIn(path: string): Promise<Found[]> {
  const found: Found[] = [];
  const watched = new Proxy(RegExp, {
    construct(target, [source, flags = '']: [string, string?]) {
      found.push({ path, source, flags });
      return Reflect.construct(target, [source, flags]);
    },
  });
  vi.stubGlobal('RegExp', watched);
  vi.resetModules();
  await import(join(ROOT, path));
  vi.unstubAllGlobals();
  return found;
}

/** Whether it repeats something without a limit; what repeats nothing looks at each character a bounded number of times. */
const repeats = ({ source }: Found): boolean => /[*+]|\{\d+,\}/.test(source.replaceAll(/\\.|\[(?:\\.|[^\]])*\]/g, '.'));

const written = files.flatMap(writtenIn);
const repeating = [...new Map(written.filter(repeats).map((found) => [`/${found.source}/${found.flags}`, found]))];

/** Its patterns are those of the languages' grammars, for code that has been printed, up to a length. */
const PAINTER = 'runtime/paint.ts';

describe('no regular expression takes more than linear time on text from outside', () => {
  afterAll(() => vi.unstubAllGlobals());

  test('there are many', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(repeating.length).toBeGreaterThan(25);
  });

  test.each(repeating)('%s', (_, { source, flags }) => {
    const { status, complexity, attack } = checkSync(source, flags, LIMITS);
    expect({ status, complexity: complexity?.summary, attack: attack?.pattern }).toMatchObject({ status: 'safe' });
  });

  test('those that are put together repeat nothing', async () => {
    const builders = files.filter((path) => /\bRegExp\(/.test(textOf(path)));
    expect(builders).toContain(PAINTER);
    const found: Found[] = [];
    for (const path of builders.filter((path) => path !== PAINTER)) found.push(...(await builtIn(path)));
    expect(found.length).toBeGreaterThan(2);
    expect(found.filter(repeats)).toEqual([]);
  });

  test.each([
    ['/+$', ''],
    ['[?#].*$', ''],
    ['#.*$', ''],
    ['^(https?:\\/\\/[^/?#]+)(.*)$', 'i'],
    ['^(a+)+$', ''],
    ['a*b', 's'],
  ])('/%s/%s would not pass', (source, flags) => {
    expect(checkSync(source, flags, LIMITS).status).toBe('vulnerable');
  });
});
