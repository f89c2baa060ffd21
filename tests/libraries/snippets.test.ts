import { describe, expect, it } from 'vitest';
import { requirementsOfScript } from './snippets.ts';

describe('the packages that an install script names', () => {
  it.each([
    ['pip install -U torch transformers', ['torch', 'transformers']],
    ["pip install 'flair[word]>=0.15'", ['flair>=0.15']],
    ['pip install torch \\\n  torchvision==0.14.1\n', ['torch', 'torchvision==0.14.1']],
    ['git clone https://example.org/a\npip install -r requirements.txt soundfile', ['soundfile']],
    ['pip install "toybox[fast] @ git+https://example.org/toybox" numpy', ['numpy']],
    ['pip install "pip<25.3"\npip install -e ".[train]"', []],
    ['echo pip', []],
  ])('%s', (script, names) => {
    expect(requirementsOfScript(script).map(({ name, specifier }) => `${name}${specifier}`)).toEqual(names);
  });
});
