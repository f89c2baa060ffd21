import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import secrets from '../../catalogue/secrets.json' with { type: 'json' };
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

const KEYS = [
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
  ['AIza', 'aB3dE-fG_hJ2'.repeat(3).slice(0, 35)].join(''),
  ['r8', 'aB3dE5fG7hJ2'.repeat(3)].join('_'),
  ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiJub2JvZHkifQ', 'aB3dE-fG_hJ2'.repeat(3)].join('.'),
  '-----BEGIN PRIVATE KEY-----'.replace('PRI', 'RSA PRI'),
  '-----BEGIN PRIVATE KEY BLOCK-----'.replace('PRI', 'PGP PRI'),
];

test.each(KEYS)('%s is one', (key) => expect(secretProblems('a.json', `{"key": "${key}"}`)).toHaveLength(1));

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

/** Nothing of these tells what they are but the words before them: a text of hexadecimal digits, one of 40 characters, two with a colon. */
const HEX = 'a1b2c3d4e5f60718'.repeat(2);
const UUID = ['a1b2c3d4', 'e5f6', '4718', '92a3', 'b4c5d6e7f809'].join('-');

test.each([
  `FAL_KEY=${UUID}:${HEX}`,
  `Authorization: Key ${UUID}:${HEX}`,
  `Authorization: Bearer ${HEX}${HEX}`,
  `api_key='aB3dE5fG7h${HEX.slice(0, 30)}'`,
  `{\\"secret\\": \\"${UUID}\\"}`,
  `token: ${HEX}.aB3dE5fG7hJ2kL4m`,
])('%s holds a key, as its words say', (text) => expect(secretProblems('a.py.hbs', text)).toHaveLength(1));

test.each([
  HEX,
  `sha256: ${HEX}${HEX}`,
  'api_key=os.environ["SOME_API_KEY_OF_PROVIDER_2"]',
  'export API_KEY=your-key-of-the-provider-that-serves-it',
  '"token": "https://example.org/settings/tokens/a1b2c3d4e5f6a1b2"',
  'key = "org/name-of-a-model-2024-with-a-long-name"',
])('%s holds none', (text) => expect(secretProblems('a.py.hbs', text)).toEqual([]));

test('every form has a key above, and each provider stands in one', () => {
  const { forms, named } = secrets;
  expect(forms.filter(({ pattern }) => !KEYS.some((key) => new RegExp(pattern).test(key)))).toEqual([]);
  for (const { begins, pattern } of forms)
    for (const key of KEYS.filter((one) => new RegExp(pattern).test(one)))
      expect(
        begins.some((begin) => key.includes(begin)),
        key,
      ).toBe(true);
  const files = readdirSync(new URL('../../catalogue/providers', import.meta.url));
  const stated = [...forms, named].flatMap((form) => form.providers ?? []);
  expect(stated.sort()).toEqual(files.map((file) => file.replace('.json', '')).sort());
});
