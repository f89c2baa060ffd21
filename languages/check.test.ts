import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { walk } from '../generators/1-load/walk.ts';
import { ROOT } from '../generators/cli/command.ts';
import { LANGUAGES } from './index.ts';

async function problems(language: string, code: string): Promise<string[]> {
  const check = await LANGUAGES.get(language)?.loadCheck();
  if (!check) throw new Error(`there is no language ${language}`);
  return check(code).map(({ offset, line, column, message }) => `${line}:${column} (${offset}) ${message}`);
}

test.each([
  ['python', 'x = 1\nprint(x)\n', []],
  ['python', 'x = "é😀"; print(x, y)\n', ['1:21 (20) Undefined name `y` (F821)']],
  ['python', 'import os\n', ['1:8 (7) `os` imported but unused (F401)']],
  ['python', 'print(1)\nx = (\n', ['3:1 (15) unexpected EOF while parsing (invalid-syntax)']],
  ['python', 'x = len("a")\nprint(1)\n', ['1:1 (0) Local variable `x` is assigned to but never used (F841)']],
  ['python', 'import a\nx = a.load_model()\nprint(1)\n', []],
  [
    'python',
    'x = [1]\nx.copy\n',
    ['2:1 (8) Found useless expression. Either assign it to a variable or remove it. (B018)'],
  ],
  [
    'python',
    'import a\npipe = a.load("o/m")\nprint(pipe(prompt="o/m"))\n',
    ['3:12 (41) o/m stands where words of a prompt or of a text belong.'],
  ],
  [
    'python',
    'import a\nnlp = a.load("o/m")\nprint(nlp("o/m"), nlp.generate(["o/m"]), nlp.fetch("o/m"))\n',
    [
      '3:7 (35) o/m stands where words of a prompt or of a text belong.',
      '3:19 (47) o/m stands where words of a prompt or of a text belong.',
    ],
  ],
  [
    'python',
    'text = "https://e.org/a.png"\nprint(text)\n',
    ['1:1 (0) https://e.org/a.png stands where words of a prompt or of a text belong.'],
  ],
  ['python', 'text = "MSKGEELFTG"\nprint(text, dict(audio_prompt="a.wav", prompt="this/that one"))\n', []],
  [
    'js',
    'const text = "o/m";\nconsole.log(text);\n',
    ['1:7 (6) o/m stands where words of a prompt or of a text belong.'],
  ],
  ['js', 'import x from "y";\nconsole.log(x, new URL(x));\n', []],
  [
    'js',
    'for (const { a } of b) await c(a);\n',
    ['1:21 (20) Nothing defines the name b.', '1:30 (29) Nothing defines the name c.'],
  ],
  ['js', 'const x = "é😀"; x(() => { const y = 1; return y; }, y);\n', ['1:54 (53) Nothing defines the name y.']],
  [
    'js',
    'import { a, b } from "c";\nconst x = a(1);\nconsole.log("é", (y) => 1);\n',
    ['1:13 (12) Nothing uses the name b.', '2:7 (32) Nothing uses the name x.'],
  ],
  ['js', 'let x = 1;\nlet y = ;\n', ['2:9 (19) Unexpected token.']],
  ['sh', "curl 'a b' \\\n  | jq .\n", []],
  ['sh', "x='é😀'\necho 'a\n", ["2:6 (13) This cannot be parsed: 'a"]],
  ['sh', 'if true; then\n  a\n', ['3:1 (18) fi is missing here.']],
  ['sh', '# a, "b" and c\ncurl x # d\n', []],
  [
    'sh',
    "curl x # it's\n# a; b\n",
    [
      "1:12 (11) An interactive zsh takes this for code, because it knows no comments: '",
      '2:4 (17) An interactive zsh takes this for code, because it knows no comments: ;',
    ],
  ],
  ['sh', '# "a\n', ['1:3 (2) An interactive zsh takes this for code, because it knows no comments: "']],
  ['sh', 'a )\n', ['1:3 (2) This cannot be parsed: )']],
  ['json', '{ "a": [1] }\n', []],
  [
    'json',
    '{ "a": 1, // no\n}\n',
    ['1:11 (10) InvalidCommentToken.', '2:1 (16) PropertyNameExpected.', '2:1 (16) ValueExpected.'],
  ],
  ['csharp', 'using System;\nvar x = @"a""b" + "\\u0041";\n', []],
  ['csharp', 'class A { void M() { f(1); } }\n', []],
  ['csharp', '#:package A@2.*\nvar x = 1;\n', []],
  ['csharp', '#:package é😀\nvar y = (1;\n', ['2:11 (24) ) is missing here.']],
  ['csharp', 'var x = "é😀";\nvar y = (1;\n', ['2:11 (25) ) is missing here.']],
  ['go', 'package main\n\nfunc main() {\n\tprint("é😀")\n}\n', []],
  ['go', 'package main\n\nfunc main() {\n\tprint("é😀"\n}\n', ['4:13 (40) ) is missing here.']],
  ['rust', 'fn main() {\n    println!("é😀");\n}\n', []],
  ['rust', 'fn main() {\n    let x = (1;\n}\n', ['2:15 (26) ) is missing here.']],
  ['java', 'class A {\n  String x = """\n      é😀""";\n}\n', []],
  ['java', 'class A {\n  int x = (1;\n}\n', ['2:13 (22) ) is missing here.']],
  ['php', "<?php\n\n$x = ['é😀' => 1];\n", []],
  ['php', "<?php\n\n$x = ['é😀' => (1];\n", ['3:18 (24) ) is missing here.']],
  ['ruby', "x = { 'é😀': 1 }\n", []],
  ['ruby', "x = { 'é😀': (1 }\n", ['1:16 (15) ) is missing here.']],
  ['csharp', 'var x = 1\n', ['1:10 (9) ; is missing here.']],
])('%s %j: %j', async (language, code, expected) => {
  expect(await problems(language, code)).toEqual(expected);
});

test('every committed snippet passes', async () => {
  const found: Record<string, string[]> = {};
  let checked = 0;
  for (const [id] of LANGUAGES) {
    const { extension } = JSON.parse(readFileSync(`${ROOT}/languages/${id}/language.json`, 'utf8'));
    for (const path of walk(ROOT, 'out/snippets').filter((name) => name.endsWith(`.${extension}`))) {
      const wrong = await problems(id, readFileSync(`${ROOT}/${path}`, 'utf8'));
      if (wrong.length > 0) found[path] = wrong;
      checked += 1;
    }
  }
  expect(found).toEqual({});
  expect(checked).toBeGreaterThan(900);
});
