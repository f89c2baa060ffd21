import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { samplePath } from '../../runtime/inference/setup.ts';
import { fileKind } from '../../tests/providers/engine/file.ts';
import { allCells } from '../../tests/recorder/cells.ts';
import { mediaTypeOf } from '../../tests/recorder/media.ts';
import { prepare } from '../../tests/recorder/prepare.ts';
import { sampleSounds } from './make-samples.ts';

const folder = new URL('../public/', import.meta.url);
const read = (name: string): Buffer => readFileSync(new URL(samplePath(name), folder));
const names = readdirSync(new URL('samples/', folder));

/** The samples that the snippets of all calls read, by name. */
const wanted = new Set(
  allCells().flatMap((cell) => {
    const prepared = prepare(cell);
    if ('reason' in prepared || !prepared.snippet.file?.isSample) return [];
    return prepared.snippet.file.name.replace(/^\.\//, '');
  }),
);

describe('the sample files', () => {
  test('every call finds its own', () => {
    expect(wanted.size).toBeGreaterThan(4);
    expect([...wanted].filter((name) => !names.includes(name))).toEqual([]);
  });

  test.each(names)('%s is what its name says, and small enough to stand inside a request', (name) => {
    const bytes = read(name);
    expect(fileKind(bytes)).toContain(mediaTypeOf(name));
    expect(bytes.length).toBeLessThan(60_000);
  });

  test.each([...sampleSounds().keys()])('%s is committed as the script makes it', (name) => {
    expect(read(name).equals(sampleSounds().get(name) ?? Buffer.alloc(0))).toBe(true);
  });
});
