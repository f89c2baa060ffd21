import { describe, expect, it } from 'vitest';
import { groupChanges } from './group.ts';
import { sideOf } from './test-kit/side.ts';
import type { Group } from './types.ts';

const seeds = [
  { id: 'acme/one', pipeline_tag: 'fill-mask', library_name: 'lib', widgetData: [{ text: 'a"b' }] },
  { id: 'acme/two-b', pipeline_tag: 'translation', library_name: 'lib' },
  { id: 'solo', pipeline_tag: 'any', library_name: 'other', widgetData: [{ text: 'say "hi"' }] },
];

const marks = { same: ' ', removed: '-', added: '+' };
const shape = ({ kind, hunks, places }: Group) => ({
  kind,
  places: places.map(({ before, after }) => after ?? before),
  lines: hunks.flat().map((row) => marks[row.kind] + row.text),
});

const group = (before: Record<string, string>, after: Record<string, string>) =>
  groupChanges(sideOf({ snippets: before, seeds }), sideOf({ snippets: after, seeds })).map(shape);

const one = 'lib/acme-one/01-load.py';
const two = 'lib/acme-two-b/01-load.py';
const solo = 'other/solo/01-run.py';

describe('groups', () => {
  it.each([
    ['nothing for equal sides', { [one]: 'a\n' }, { [one]: 'a\n' }, []],
    [
      'the same edit around different values is one group',
      { [one]: 'load("acme/one")\n', [two]: 'load("acme/two-b")\n' },
      { [one]: 'load("acme/one", 1)\n', [two]: 'load("acme/two-b", 1)\n' },
      [{ kind: 'changed', places: [one, two], lines: ['-load("acme/one")', '+load("acme/one", 1)'] }],
    ],
    [
      'a task is a value too, in another library as well',
      { [one]: 'p("fill-mask")\n', [two]: 'p("translation")\n', [solo]: 'p("any")\n' },
      { [one]: 'q("fill-mask")\n', [two]: 'q("translation")\n', [solo]: 'q("any")\n' },
      [{ kind: 'changed', places: [one, two, solo], lines: ['-p("fill-mask")', '+q("fill-mask")'] }],
    ],
    [
      'an escaped value is a value',
      { [one]: 'p("a\\"b")\n', [solo]: 'p("say \\"hi\\"")\n' },
      { [one]: 'p("a\\"b", 2)\n', [solo]: 'p("say \\"hi\\"", 2)\n' },
      [{ kind: 'changed', places: [one, solo], lines: ['-p("a\\"b")', '+p("a\\"b", 2)'] }],
    ],
    [
      'a value inside a longer word is not one',
      { [solo]: 'soloist\n', [one]: 'oneist\n' },
      { [solo]: 'soloists\n', [one]: 'oneists\n' },
      [
        { kind: 'changed', places: [one], lines: ['-oneist', '+oneists'] },
        { kind: 'changed', places: [solo], lines: ['-soloist', '+soloists'] },
      ],
    ],
    [
      'edits of two places of one template are one group, an edit of one snippet alone is another',
      { [one]: 'a\n1\n2\n3\n4\n5\nb\n', [two]: 'a\n1\n2\n3\n4\n5\nb\n' },
      { [one]: 'A\n1\n2\n3\n4\n5\nB\n', [two]: 'A\n1\n2\n!\n4\n5\nB\n' },
      [
        { kind: 'changed', places: [one, two], lines: ['-a', '+A', ' 1', ' 2', ' 4', ' 5', '-b', '+B'] },
        { kind: 'changed', places: [two], lines: [' 1', ' 2', '-3', '+!', ' 4', ' 5'] },
      ],
    ],
    [
      'a snippet that only moved down because another was added before it has not changed',
      { [one]: 'a\n' },
      { 'lib/acme-one/01-install.sh': 'pip\n', 'lib/acme-one/02-load.py': 'a\n' },
      [{ kind: 'added', places: ['lib/acme-one/01-install.sh'], lines: ['+pip'] }],
    ],
    ['removed', { [one]: 'a\nb\n' }, {}, [{ kind: 'removed', places: [one], lines: ['-a', '-b'] }]],
    [
      'the same code under another name is renamed',
      { [one]: 'a\n' },
      { 'lib/acme-one/01-call.py': 'a\n' },
      [{ kind: 'renamed', places: ['lib/acme-one/01-call.py'], lines: ['-load', '+call'] }],
    ],
    [
      'another order of the same snippets',
      { 'lib/acme-one/01-x.py': 'x\n', 'lib/acme-one/02-y.py': 'y\n' },
      { 'lib/acme-one/01-y.py': 'y\n', 'lib/acme-one/02-x.py': 'x\n' },
      [{ kind: 'moved', places: ['lib/acme-one'], lines: ['-x.py', ' y.py', '+x.py'] }],
    ],
    [
      'of two equal install commands the one that stays is found by its text',
      { 'lib/acme-one/01-install.sh': 'pip a\n', 'lib/acme-one/03-install.sh': 'pip b\n' },
      { 'lib/acme-one/01-install.sh': 'pip b\n' },
      [{ kind: 'removed', places: ['lib/acme-one/01-install.sh'], lines: ['-pip a'] }],
    ],
    [
      'a newline that is gone is a change',
      { [one]: 'a\n' },
      { [one]: 'a' },
      [{ kind: 'changed', places: [one], lines: ['-a', '+a (no newline at the end)'] }],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(group(before, after)).toEqual(expected);
  });

  it('puts the group with the most places first', () => {
    const before = { [one]: 'x\n', [two]: 'y\n', [solo]: 'y\n' };
    const after = { [one]: 'X\n', [two]: 'Y\n', [solo]: 'Y\n' };
    expect(group(before, after).map(({ places }) => places.length)).toEqual([2, 1]);
  });

  it('does not depend on the order in which files were read', () => {
    const before = { [one]: 'x\n', [two]: 'y\n', [solo]: 'z\n' };
    const after = { [one]: 'X\n', [two]: 'Y\n', [solo]: 'Z\n' };
    const reversed = (files: Record<string, string>) => Object.fromEntries(Object.entries(files).reverse());
    expect(group(reversed(before), reversed(after))).toEqual(group(before, after));
  });
});
