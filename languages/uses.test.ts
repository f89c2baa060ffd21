import { expect, test } from 'vitest';
import { LANGUAGES } from './index.ts';

test.each<[language: string, code: string, used: string[]]>([
  ['python', 'import a\nfrom b.c import d\n  import e.f as g, h', ['a', 'b.c', 'e.f', 'h']],
  ['python', 'import os\nfrom urllib.request import urlopen\nfrom pathlib import Path', []],
  ['python', 'x = "import a"\n# import b\nimported = 1', []],
  ['js', `import a from "a";\nimport { b } from '@b/c/d';\nimport "e";\nawait import("f/g");`, ['a', '@b/c', 'e', 'f']],
  ['js', `import fs from "node:fs";\nimport x from "./x.js";\nimport y from "https://host/y.js";`, []],
  ['csharp', 'using System.IO;\nusing UnityEngine;\nusing A.B;\nusing static C;\nusing var x = y;', ['A.B', 'C']],
  ['csharp', 'using System.Text.Json;\nusing System.ClientModel.Primitives;', ['System.ClientModel.Primitives']],
  ['go', 'import "fmt"\nimport (\n\t"net/http"\n\n\ta "example.com/b/c"\n)\nx := "example.com/d"', ['example.com/b/c']],
  [
    'java',
    'import java.util.List;\nimport static a.b.C.d;\nimport e.f.*;\nString s = "import g.H;";',
    ['a.b.C.d', 'e.f'],
  ],
  ['ruby', "require 'json'\nrequire 'net/http'\nrequire 'a/b'\nrequire_relative 'c'", ['a/b']],
  [
    'rust',
    'use std::{env, fs};\nuse a::b::{C, d};\n#[e::main]\nlet x = f::g(env::var(""), d::h(), C::i());',
    ['a', 'e', 'f'],
  ],
  ['sh', 'A=1 a b && c | d; ./e/f g\n# h\nsudo i \\\n  j', ['a', 'c', 'd', 'f', 'i']],
  ['sh', 'python -m a.b --c', ['python', 'a.b']],
])('%s: %s', (language, code, used) => {
  const { modules = [], programs = [] } = LANGUAGES.get(language)?.uses?.(code) ?? {};
  expect([...modules, ...programs]).toEqual(used);
});
