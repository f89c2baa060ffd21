import { describe, expect, test } from 'vitest';
import { languages } from '../../out/modules/site/languages.ts';
import type { Recorded } from '../receipt/receipt.ts';
import { installSnippet, type Snippet } from '../snippet.ts';
import { runnablesOf } from './runnable.ts';

const code = (variant: string, language = 'python', shell?: string): Snippet => ({
  variant,
  language,
  title: variant,
  kind: 'code',
  code: `${variant}()\n`,
  ...(shell && { shell }),
});

const PIP = installSnippet('pip install -U acme huggingface_hub\n');

/** What is recorded of install commands: with which Python each succeeded, and which refused it. */
const recordOf = (
  environments: Record<string, { install: string; interpreter: string; refused?: string[] }>,
): Recorded => ({
  $schema: '../../schemas/runs.schema.json',
  environments: Object.fromEntries(
    Object.entries(environments).map(([name, { install, interpreter, refused = [] }]) => [
      name,
      { install, interpreter, packages: {}, refused: Object.fromEntries(refused.map((one) => [one, 'why'])) },
    ]),
  ),
  runs: {},
});

const SUCCEEDED = recordOf({ a: { install: PIP.code, interpreter: 'Python 3.12.1', refused: ['Python 3.13.0'] } });

const runnable = (snippets: readonly Snippet[], recorded: Recorded | undefined = SUCCEEDED) =>
  runnablesOf('org/name', [{ entry: { id: 'Acme.js', prettyLabel: 'Acme' }, snippets }], {
    languages,
    recorded: () => recorded,
  }).map(({ path, needs, run, texts }) => [path, needs?.python, run?.join(' '), Object.keys(texts).sort().join(' ')]);

describe('which code runs from an address', () => {
  test('the first of a page has the shortest one, the others name library and variant', () => {
    expect(runnable([PIP, code('one'), code('two'), code('two')])).toEqual([
      ['org/name', '3.12', 'uv run', 'ipynb py sh'],
      ['org/name/acme-js/two', '3.12', 'uv run', 'ipynb py sh'],
      ['org/name/acme-js/two-2', '3.12', 'uv run', 'ipynb py sh'],
    ]);
  });

  test('code of a shell is itself a script, with the packages that it needs installed first', () => {
    const [alone] = runnablesOf(
      'org/name',
      [{ entry: { id: 'acme', prettyLabel: 'Acme' }, snippets: [code('get', 'sh', 'posix')] }],
      { languages, recorded: () => undefined },
    );
    expect(alone?.texts).toEqual({ sh: 'get()\n' });
    expect(runnable([PIP, code('serve', 'sh', 'posix')])).toEqual([['org/name', '3.12', undefined, 'sh']]);
  });

  const git = installSnippet('pip install -U git+https://github.com/acme/acme.git\n');
  const npm = installSnippet('npm install acme\n');
  const brew = installSnippet('brew install acme\n');
  const fetches = { ...code('get', 'sh', 'posix'), code: 'hf download org/name --local-dir .\n' };
  const clones = { ...code('clone', 'sh', 'posix'), code: 'git clone https://github.com/acme/acme\n' };
  const seen = (install: string, interpreter = 'Python 3.13.0'): Recorded => recordOf({ a: { install, interpreter } });
  test.each<[string, Snippet[], Recorded | undefined]>([
    ['a package from a repository', [git, code('one')], seen(git.code)],
    ['another registry', [npm, code('one', 'js')], seen(npm.code, 'Node.js 24.0.0')],
    ['a command of a package manager of the machine', [brew, code('one', 'sh', 'posix')], seen(brew.code)],
    ['an install command of which nothing is recorded', [PIP, code('one')], recordOf({})],
    ['a library of which nothing is recorded', [PIP, code('one')], undefined],
    [
      'an install command that every Python refused',
      [PIP, code('one')],
      recordOf({ a: { install: PIP.code, interpreter: 'Python 3.13.0', refused: ['Python 3.13.0'] } }),
    ],
    ['no install command', [code('one')], seen('')],
    ['a language without such a block', [PIP, code('one', 'json')], SUCCEEDED],
    ['a message', [PIP, { ...code('one'), kind: 'message' }], SUCCEEDED],
  ])('none: %s', (_, snippets, recorded) => {
    expect(
      runnablesOf('org/name', [{ entry: { id: 'acme', prettyLabel: 'Acme' }, snippets }], {
        languages,
        recorded: () => recorded,
      }),
    ).toEqual([]);
  });

  test('none: what another snippet fetches or installs first', () => {
    expect(runnable([PIP, fetches, code('one')]).map(([path]) => path)).toEqual(['org/name']);
    expect(runnable([clones, code('one')], seen(clones.code)).map(([path]) => path)).toEqual(['org/name']);
    const both = seen(PIP.code + clones.code);
    expect(runnable([PIP, clones, code('one')], both).map(([path]) => path)).toEqual([]);
  });

  test('the Python in which the code itself ran comes before that of others with the same command', () => {
    const recorded = recordOf({
      a: { install: PIP.code, interpreter: 'Python 3.13.0' },
      b: { install: PIP.code, interpreter: 'Python 3.11.7' },
    });
    const run = { outcome: 'ran', snippet: '', environment: 'b', date: '2026-11-23', output: '' };
    expect(runnable([PIP, code('one')], { ...recorded, runs: { 'org-name/one': run } })[0]?.[1]).toBe('3.11');
    expect(runnable([PIP, code('one')], recorded)[0]?.[1]).toBe('3.13');
  });
});
