import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { walk } from '../1-load/walk.ts';
import { diagnostic } from './diagnostic.ts';

const ROOT = join(import.meta.dirname, '../..');
const codes = [...readFileSync(join(import.meta.dirname, 'messages.md'), 'utf8').matchAll(/^## (.+)$/gm)].map(
  ([, code = '']) => code,
);
const sources = ['generators', 'languages']
  .flatMap((folder) => walk(ROOT, folder))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');
const PLACE = { file: 'a.json', line: 1, column: 1 };

describe('messages', () => {
  it('has one section a code', () => {
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });

  it('has no section that nothing tells', () => {
    expect(codes.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
  });

  it('never shows a name in angle brackets: a value that is missing is a fault of the compiler', () => {
    expect(diagnostic('unknown-job', PLACE, { name: 'queu', suggestion: 'did you mean "queue"?' })).toEqual({
      code: 'unknown-job',
      ...PLACE,
      sentence: 'There is no job "queu" in this file.',
      hint: 'did you mean "queue"?',
      fix: { from: 'queu', to: 'queue' },
    });
    expect(() => diagnostic('unknown-job', PLACE, { job: 'queu' })).toThrow('no name');
  });
});
