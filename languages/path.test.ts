import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { has } from '../tests/interpreters.ts';
import { hostileText } from '../tests/snippets/hostile-values.ts';
import { jsPath } from './js/path.ts';
import { decodeJs } from './js/test-kit/decode.ts';
import { pythonPath } from './python/path.ts';
import { jqInQuotes, jqPath, jqSteps, jqWord } from './sh/path.ts';

test.each([
  [[], '', '', '.'],
  [['a', 0, 'b'], '["a"][0]["b"]', '["a"][0]["b"]', '.a[0].b'],
  [[0, 'a-b'], '[0]["a-b"]', '[0]["a-b"]', '.[0]["a-b"]'],
  [['a"b'], '["a\\"b"]', '["a\\"b"]', '.["a\\"b"]'],
])('%j is %s, %s or %s', (path, python, js, jq) => {
  expect([pythonPath(path), jsPath(path), jqPath(path)]).toEqual([python, js, jq]);
});

test('a path leads to where it says, whatever its keys are', () => {
  const paths = fc.sample(fc.array(hostileText, { minLength: 1, maxLength: 3 }), { seed: 1, numRuns: 2000 });
  const sources = paths.map(
    (path) => `(() => {
      const keys = [];
      const x = new Proxy({}, { get(_, key) { keys.push(key); return x; } });
      x${jsPath(path)};
      return keys;
    })()`,
  );
  expect(decodeJs(sources)).toEqual(paths.map((value) => ({ value })));
});

test.skipIf(!has('jq'))('jq finds the value at a path, as a word, in quotes and behind a term', () => {
  const paths = fc.sample(fc.array(fc.oneof(hostileText, fc.nat(2)), { minLength: 1, maxLength: 3 }), {
    seed: 2,
    numRuns: 15,
  });
  const document = (path: (string | number)[]): string =>
    path.reduceRight<string>(
      (inner, key) =>
        typeof key === 'number' ? `[${'0,'.repeat(key)}${inner}]` : `{${JSON.stringify(key.toWellFormed())}:${inner}}`,
      '"here"',
    );
  const script = paths.flatMap((path) => {
    const filters = [jqWord(path), `'${jqInQuotes(path)}'`, `'(.)${jqSteps(path)}'`];
    return filters.map((filter) => `jq -r ${filter} <<'END'\n${document(path)}\nEND`);
  });
  const said = execFileSync('bash', ['-s'], { input: script.join('\n'), encoding: 'utf8' });
  expect(said).toBe('here\n'.repeat(script.length));
});
