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
  // Such keys are base64 for addresses, in which hyphens stand anywhere.
  ['sk', 'proj', 'aB-3dE5fG_7hJ2-aB3dE5fG7hJ2'].join('-'),
  ['sk', 'ant', 'api03', 'aB3d-E5fG_7hJ2'.repeat(6)].join('-'),
  ['sk', 'or', 'v1', 'ab3de5fg7hj2'.repeat(5)].join('-'),
  ['csk', 'ab3de5fg7hj2'.repeat(4)].join('-'),
  ['fw', 'aB3dE5fG7hJ2'.repeat(2)].join('_'),
  ['tgp', 'v1', 'aB3dE-fG_hJ2'.repeat(4)].join('_'),
  ['gsk', 'a1B2c3D4e5F6g7H8i9J0'.repeat(3)].join('_'),
  ['ghp', 'a1B2c3D4e5F6g7H8i9J0'.repeat(2).slice(0, 36)].join('_'),
  ['AKIA', 'IOSFODNN7EXAMPLE'].join(''),
  '-----BEGIN PRIVATE KEY-----'.replace('PRI', 'RSA PRI'),
  '-----BEGIN PRIVATE KEY BLOCK-----'.replace('PRI', 'PGP PRI'),
])('%s is one', (key) => expect(secretProblems('a.json', `{"key": "${key}"}`)).toHaveLength(1));

test.each([
  'hf_…',
  'hf_xxx',
  'HF_TOKEN',
  'hf_transfer',
  'sk-learn',
  'task-generation-of-masks-and-more-of-them',
  'AKIA',
  // "sk" is also Slovak.
  'mt5-sk-summaries_of_news_2024',
  'fw_attention_forward_kernels_2',
  '-----BEGIN PUBLIC KEY-----',
])('%s is none', (text) => expect(secretProblems('a.json', `{"key": "${text}"}`)).toEqual([]));
