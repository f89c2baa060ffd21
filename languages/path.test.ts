import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText } from '../tests/snippets/hostile-values.ts';
import { jsPath } from './js/path.ts';
import { decodeJs } from './js/test-kit/decode.ts';
import { pythonPath } from './python/path.ts';
import { jqPath } from './sh/path.ts';

test.each([
  [[], '', '', '.'],
  [['a', 0, 'b'], '["a"][0]["b"]', '["a"][0]["b"]', '.a[0].b'],
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
