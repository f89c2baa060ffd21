import { expect, test } from 'vitest';
import { secretProblems } from './secrets.ts';
import { expectOneDiagnostic, LIBRARY, type Mistake, PLAIN, replace, SEED } from './test-kit/mistake.ts';

/** Made of parts, so that no program that looks for keys finds one here. */
const TOKEN = ['hf', 'aBcDeFgHiJkLmNoPqRsTuVwXyZaBcDeFgH'].join('_');

test.each<[what: string, mistake: Mistake, file: string]>([
  ['a template', replace(PLAIN, 'import demo', `import demo  # ${TOKEN}`), PLAIN],
  ['an entry', replace(LIBRARY, '"prettyLabel": "', `"prettyLabel": "${TOKEN} `), LIBRARY],
  ['a seed', replace(SEED, '"tags": [', `"tags": [\n    "${TOKEN}",`), SEED],
])('a token in %s is told', (_, mistake, file) =>
  expectOneDiagnostic(mistake, `written-secret ${file} «${TOKEN}»`, ''));

test.each([
  TOKEN,
  ['sk', 'proj', 'a1B2c3D4e5F6g7H8i9J0k1L2'].join('-'),
  ['sk', 'a1B2c3D4e5F6g7H8i9J0k1L2'].join('-'),
  ['gsk', 'a1B2c3D4e5F6g7H8i9J0'.repeat(3)].join('_'),
  ['ghp', 'a1B2c3D4e5F6g7H8i9J0'.repeat(2).slice(0, 36)].join('_'),
  ['AKIA', 'IOSFODNN7EXAMPLE'].join(''),
  '-----BEGIN PRIVATE KEY-----'.replace('PRI', 'RSA PRI'),
])('%s is one', (key) => expect(secretProblems('a.json', `{"key": "${key}"}`)).toHaveLength(1));

test.each([
  'hf_…',
  'hf_xxx',
  'HF_TOKEN',
  'hf_transfer',
  'sk-learn',
  'task-generation-of-masks-and-more-of-them',
  'AKIA',
])('%s is none', (text) => expect(secretProblems('a.json', `{"key": "${text}"}`)).toEqual([]));
