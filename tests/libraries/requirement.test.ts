import { describe, expect, it } from 'vitest';
import { compareVersions, inRange, parseRequirement } from './requirement.ts';

describe('a requirement', () => {
  it.each([
    ['transformers', { name: 'transformers', extras: [], specifier: '' }],
    ['transformers<5.0.0', { name: 'transformers', extras: [], specifier: '<5.0.0' }],
    ['nemo_toolkit[asr, tts]>=2', { name: 'nemo-toolkit', extras: ['asr', 'tts'], specifier: '>=2' }],
    [
      'vui @ git+https://example.org/vui',
      { name: 'vui', extras: [], specifier: '', url: 'git+https://example.org/vui' },
    ],
    ['git+https://example.org/vui.git', { extras: [], specifier: '', url: 'git+https://example.org/vui.git' }],
  ])('%s', (text, parts) => expect(parseRequirement(text)).toEqual({ text, ...parts }));

  it('refuses other text', () =>
    expect(() => parseRequirement('-r requirements.txt')).toThrow('is not a pip requirement'));
});

describe('version ranges', () => {
  it.each([
    ['5.23.0', '>=5,<6', true],
    ['6.0', '>=5,<6', false],
    ['1.10', '>=1.9', true],
    ['1.4.9', '~=1.4.2', true],
    ['1.5.0', '~=1.4.2', false],
    ['2.3.4', '==2.3.*', true],
    ['2.4.0', '==2.3.*', false],
    ['1.0', '==1.0.0', true],
    ['1.0.1', '!=1.0.1', false],
  ])('%s in %s: %s', (version, range, held) => expect(inRange(version, range)).toBe(held));

  it('orders by number, not by letter', () => expect(compareVersions('0.10.0', '0.9.9')).toBeGreaterThan(0));
});
