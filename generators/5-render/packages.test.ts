import { expect, test } from 'vitest';
import type { Ecosystem } from '../../out/types/ecosystem.ts';
import type { Package } from '../../out/types/package.ts';
import { installSnippet, type Snippet } from '../../runtime/snippet.ts';
import { parseJsonText } from '../1-load/json-file.ts';
import { knownPackages, packageProblems } from './packages.ts';

const ECOSYSTEMS: Ecosystem[] = [
  { id: 'pypi', label: 'PyPI', managers: [{ id: 'pip', label: 'pip', command: ['pip', 'install', '{packages}'] }] },
];

const row = { why: 'because of it', source: 'https://example.com' };
const KNOWN: Package[] = [
  { id: 'pillow', ecosystem: 'pypi', provides: ['PIL'] },
  { id: 'frame', ecosystem: 'pypi', requires: ['inner'], extras: { all: ['extra'] } },
  { id: 'inner', ecosystem: 'pypi', requires: ['deep'] },
  { id: 'helper', ecosystem: 'pypi', needed: [{ with: ['frame'], code: ['place='], ...row }] },
  { id: 'engine', ecosystem: 'pypi', needed: [{ with: ['frame'], without: ['motor'], code: ['run('], ...row }] },
];

const code = (text: string, language = 'python'): Snippet => ({
  variant: language === 'sh' ? 'serve' : 'load',
  language,
  title: 'Load',
  kind: 'code',
  code: `${text}\n`,
  ...(language === 'sh' && { shell: 'posix' }),
});

/** What is said of an entry with these packages, whose model needs some besides, and its code. */
function said(install: string[], codes: Snippet[], besides: string[] = []): string[] {
  const entry = { id: 'demo', install: { pypi: install }, variants: [{ name: 'load' }, { name: 'serve' }] };
  const { json } = parseJsonText('catalogue/libraries/demo.json', JSON.stringify(entry, null, 1));
  const list = [installSnippet(`pip install ${[...install, ...besides].join(' ')}\n`), ...codes];
  const file = json as Parameters<typeof packageProblems>[0];
  return packageProblems(file, new Map([['demo/seed', list]]), ECOSYSTEMS, knownPackages(KNOWN)).map(
    ({ code, line, sentence }) => `${line} ${code}: ${/"(.+?)"|imports (\S+),/.exec(sentence)?.slice(1).join('')}`,
  );
}

test.each<[string, string[], Snippet[], string[], string[]?]>([
  ['what code imports', ['demo'], [code('import demo')], []],
  ['a module inside it', ['demo-x'], [code('from demo_x.sub import a')], []],
  ['a module of another name', ['pillow'], [code('from PIL import Image')], []],
  ['a version and an extra', ['demo[a]<2'], [code('import demo')], []],
  ['a module of Python', ['demo'], [code('import os, json as j\nimport demo')], []],
  ['a package for nothing', ['demo', 'other'], [code('import demo')], ['6 unneeded-package: other']],
  [
    'a package in the place of another',
    ['pillow'],
    [code('import demo')],
    ['5 unneeded-package: pillow', '4 module-of-nothing: demo'],
  ],
  [
    'a name that only begins like a module',
    ['demo'],
    [code('import demonstration')],
    ['5 unneeded-package: demo', '4 module-of-nothing: demonstration'],
  ],
  ['what another package requires', ['frame'], [code('import frame\nimport deep')], []],
  ['what its extra brings', ['frame[all]'], [code('import frame\nimport extra')], []],
  ['what an extra would bring', ['frame'], [code('import frame\nimport extra')], ['4 module-of-nothing: extra']],
  ['a case that holds', ['frame', 'helper'], [code('import frame\nframe.load(place=1)')], []],
  ['a case that does not', ['frame', 'helper'], [code('import frame')], ['6 unneeded-package: helper']],
  [
    'a case whose package is not there',
    ['frame'],
    [code('import frame\nframe.load(place=1)')],
    ['4 missing-package: helper'],
  ],
  ['a case that another package answers', ['frame', 'motor'], [code('import frame, motor\nframe.run()')], []],
  ['what a model needs besides', ['demo'], [code('import demo')], [], ['other']],
  ['a program', ['demo'], [code('HOST=a demo serve | tee log', 'sh')], []],
  ['a module as a program', ['demo'], [code('python -m demo.serve', 'sh')], []],
  ['a word of a command', ['demo'], [code('echo demo', 'sh')], ['5 unneeded-package: demo']],
  ['a program of the system', ['demo'], [code('git clone x && demo', 'sh')], []],
  ['a line for two snippets', ['demo', 'pillow'], [code('import demo'), code('from PIL import Image')], []],
  ['a module that a script may install', ['demo'], [code('pip install ./x\ndemo x', 'sh'), code('import x')], []],
  ['a package from an address', ['git+https://host/a/frame.git'], [code('import anything\nx(place=1)')], []],
])('%s', (_, install, codes, problems, besides) => {
  expect(said(install, codes, besides)).toEqual(problems);
});
