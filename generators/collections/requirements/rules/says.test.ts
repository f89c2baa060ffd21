import { expect, test } from 'vitest';
import { makeProject } from '../../../../tests/test-kit/project.ts';
import { analyse } from '../../../pipeline.ts';

const SOURCE = 'https://host.example.com/model.py';

test.each<[what: string, install: string[], lines: string[], said: string[]]>([
  ['a list of requirements', ['einops', 'pillow'], ['einops==0.8', 'Pillow>=12'], []],
  ['imports', ['einops', 'soundfile'], ['from einops import rearrange', 'import soundfile as sf'], []],
  ['a module of another name', ['pillow'], ['from PIL import Image'], []],
  ['a version that is asked for', ['numpy<2'], ['import numpy as np'], []],
  ['a package in the place of another', ['kornia'], ['import einops'], ['line-of-nothing', 'unsaid-package']],
  ['a package that no line names', ['einops', 'kornia'], ['import einops'], ['unsaid-package']],
  ['a package that is left out', ['soundfile'], ['import librosa', 'import soundfile'], ['line-of-nothing']],
  ['a longer name', ['torch'], ['import torchvision'], ['line-of-nothing', 'unsaid-package']],
])('%s', async (_, pypi, lines, said) => {
  using project = makeProject();
  const rule = { when: { has: 'prompt' }, says: { source: SOURCE, lines }, install: { pypi } };
  const set = { id: 'demo', what: 'code that needs more', sources: [SOURCE], rules: [rule] };
  project.write('catalogue/requirements/demo.json', `${JSON.stringify(set, null, 2)}\n`);
  const pillow = { id: 'pillow', ecosystem: 'pypi', provides: ['PIL'] };
  project.write('catalogue/packages/pillow.json', `${JSON.stringify(pillow, null, 2)}\n`);
  const { problems } = await analyse(project.root);
  expect(problems.map(({ code }) => code)).toEqual(said);
});
