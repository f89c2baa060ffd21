import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMaskTokens, wrongMasks } from './masks.ts';

/** A made-up package whose tokenizers have their tokens in each of the ways of the real ones. */
const files: Record<string, string> = {
  'transformers/models/auto/modeling_auto.py': [
    'OTHER_NAMES = OrderedDict(\n    [\n        ("other", "OtherModel"),\n    ]\n)',
    'MODEL_FOR_MASKED_LM_MAPPING_NAMES = OrderedDict(\n    [\n        ("one", "One"),\n        ("two-b", "Two"),',
    '        ("three", "Three"),\n        ("none", "None"),\n        ("loop", "Loop"),\n    ]\n)',
  ].join('\n'),
  'transformers/models/auto/tokenization_auto.py': [
    'TOKENIZER_MAPPING_NAMES = OrderedDict[str, str | None](\n    [',
    '        ("one", "OneTokenizer" if is_tokenizers_available() else None),\n        ("two-b", "TwoTokenizer"),',
    '        ("three", "AliasTokenizer"),\n        ("none", None),\n        ("loop", "LoopTokenizer"),\n    ]\n)',
  ].join('\n'),
  'transformers/models/one/tokenization_one.py':
    'class OneTokenizer(Base):\n    def __init__(self, mask_token: str | AddedToken = "[ONE]"): pass\n',
  'transformers/models/two/tokenization_two.py': 'class TwoTokenizer(OneTokenizer):\n    pass\n',
  'transformers/models/three/tokenization_three.py': 'AliasTokenizer = TwoTokenizer\n',
  'transformers/models/loop/tokenization_loop.py': 'class LoopTokenizer(LoopTokenizer):\n    pass\n',
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

test('the token of an architecture is that of its tokenizer class, or of the class that this one derives from', () => {
  expect([...readMaskTokens(folder)]).toEqual([
    ['one', '[ONE]'],
    ['two-b', '[ONE]'],
    ['three', '[ONE]'],
  ]);
});

test('what is said otherwise is told', () => {
  expect(wrongMasks({ '[ONE]': ['one', 'none'], '<two>': ['two-b'] }, readMaskTokens(folder))).toEqual([
    'none is said to have [ONE]: no tokenizer class of it tells a token',
    'two-b is said to have <two>: [ONE]',
  ]);
});
