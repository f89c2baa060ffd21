import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FlagResult, readFlags } from './flags.ts';

/** A made-up package with a parser of every kind. */
const files: Record<string, string> = {
  'toybox-1.0.dist-info/entry_points.txt': [
    '[console_scripts]',
    'toy = toybox.cli:main',
    'typed = toybox.typed:app',
    'classy = toybox.classy:main',
  ].join('\n'),
  'toybox/__init__.py': '',
  'toybox/cli.py': ['from .shared import add', 'import importlib', 'LATE = ["toybox.late", "later", "fields"]'].join(
    '\n',
  ),
  'toybox/shared.py': 'def add(parser):\n    parser.add_argument("-s", "--size", default="--odd")\n',
  'toybox/late.py': 'import click\n@click.option("--fast/--slow")\ndef late(fast): pass\n',
  'toybox/later.py': 'parser.add_argument("--later")\n',
  'toybox/fields.py': [
    'class Fields:',
    '    draft_path: A[str, "help"] = None',
    '    kept_back: A[str, Arg(no_cli=True)] = None',
    '    plain_field: dict[str, int] = None',
  ].join('\n'),
  'toybox/typed.py': [
    'from typing import Annotated',
    'def run(repo_id: Annotated[str, Option(help="x")], plain: int): pass',
    '@app.command()',
    'def stop(all_of_them: bool): pass',
  ].join('\n'),
  'toybox/classy.py': 'import draccus\ndef main(): pass\n',
  'toybox/play/__init__.py': '',
  'toybox/play/__main__.py': 'parser.add_argument("--loud")\n',
};
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'snippetry-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = async (code: string): Promise<FlagResult | undefined> => (await readFlags([{ code, own: [folder] }]))[0];

it.each([
  ['of an imported module', 'toy --size 3 -s=4', ['--size', '-s']],
  ['of a module that is named as a text, both sides of a switch', 'toy --slow', ['--slow']],
  ['of a module of the package that is named as a text', 'toy --later', ['--later']],
  ['of an annotated field', 'toy --draft-path x', ['--draft-path']],
  ['of a parameter that is annotated as an option', 'typed --repo-id x', ['--repo-id']],
  ['of a command that is decorated', 'typed --all-of-them', ['--all-of-them']],
  ['of a module that is executed', 'python -m toybox.play --loud', ['--loud']],
  ['of a continued line with a variable in front', 'A=1 toy \\\n  --size "a\nb" > out.txt', ['--size']],
  ['of a later command of a line', 'cd x && toy --size 1 | tee --append log', ['--size']],
  ['of none in a comment or a here-document', '# toy --none\ncat <<EOF\ntoy --none\nEOF\ntoy --size 1', ['--size']],
  ['of no value', 'toy --size -1', ['--size']],
  ['that every parser has', 'toy --help', ['--help']],
])('finds a flag %s', async (_, code, flags) => {
  expect(await read(code)).toEqual({ flags, homes: [folder], failures: [], unchecked: [] });
});

it.each([
  ['no parser takes', 'toy --sizes 3', 'toybox.cli has no flag --sizes'],
  ['is only another default', 'toy --odd', 'toybox.cli has no flag --odd'],
  ['is a field that no parser has', 'toy --kept-back x', 'toybox.cli has no flag --kept-back'],
  ['is a plain field', 'toy --plain-field x', 'toybox.cli has no flag --plain-field'],
  ['is a plain parameter', 'typed --plain 1', 'toybox.typed has no flag --plain'],
  ['belongs to a module that is not there', 'python -m toybox.gone --x', 'there is no module toybox.gone'],
])('tells a flag that %s', async (_, code, sentence) => {
  expect((await read(code))?.failures).toEqual([[1, sentence]]);
});

it('says where flags are made of classes, and looks at no program from elsewhere', async () => {
  expect((await read('classy --policy.path=x'))?.unchecked).toEqual([
    [1, 'toybox.classy makes its flags of classes: --policy.path is not looked up'],
  ]);
  expect(await read('git clone --depth 1 x')).toEqual({ flags: [], homes: [], failures: [], unchecked: [] });
});
