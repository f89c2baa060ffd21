import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mediaFiles } from './make-media.ts';
import { RATE, type Samples } from './sound.ts';
import { speak } from './speech.ts';

const folder = new URL('../../site/public/media/', import.meta.url);
const files = mediaFiles();

/** Loudness of one pitch in a sound (Goertzel). */
function loudness(samples: Samples, hertz: number): number {
  let [real, imaginary] = [0, 0];
  samples.forEach((sample, index) => {
    real += sample * Math.cos((2 * Math.PI * hertz * index) / RATE);
    imaginary += sample * Math.sin((2 * Math.PI * hertz * index) / RATE);
  });
  return Math.hypot(real, imaginary);
}

/** The loudest pitch of a sound between two pitches. */
function peak(samples: Samples, from: number, to: number): number {
  const pitches = Array.from({ length: Math.ceil((to - from) / 20) }, (_, step) => from + 20 * step);
  return pitches.reduce((best, hertz) => (loudness(samples, hertz) > loudness(samples, best) ? hertz : best), from);
}

describe('the media files', () => {
  test.each([...files.keys()])('%s is committed as the script draws it', (name) => {
    expect(readFileSync(new URL(name, folder)).equals(files.get(name) ?? Buffer.alloc(0))).toBe(true);
  });

  test('all that task pages show are there, and none is left over', () => {
    const entries = readdirSync(new URL('../../catalogue/tasks/', import.meta.url)).map((file) =>
      readFileSync(new URL(`../../catalogue/tasks/${file}`, import.meta.url), 'utf8'),
    );
    const shown = new Set(
      entries.flatMap((text) => [...text.matchAll(/"filename": "([^"]+)"/g)].map((match) => match[1])),
    );
    expect([...shown].sort()).toEqual([...files.keys()].sort());
  });

  test('are small', () =>
    expect([...files].filter(([, bytes]) => bytes.length > 40_000).map(([name]) => name)).toEqual([]));

  test('pictures load nothing and run nothing', () => {
    for (const [name, bytes] of files) {
      if (name.endsWith('.svg'))
        expect(bytes.toString().replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
          /script|href|url\(|https?:|style=|NaN|undefined|fill=""/,
        );
    }
  });

  test('sounds are sound WAV files that are never cut off', () => {
    for (const [name, bytes] of files) {
      if (!name.endsWith('.wav')) continue;
      expect([
        bytes.toString('ascii', 0, 4),
        bytes.toString('ascii', 8, 16),
        bytes.readUInt32LE(4) + 8,
        bytes.readUInt32LE(40) + 44,
      ]).toEqual(['RIFF', 'WAVEfmt ', bytes.length, bytes.length]);
      const samples = Array.from({ length: (bytes.length - 44) / 2 }, (_, index) => bytes.readInt16LE(44 + index * 2));
      expect(Math.max(...samples.map(Math.abs))).toBeLessThan(32767);
      expect(Math.max(...samples.map(Math.abs))).toBeGreaterThan(8000);
    }
  });
});

describe('the speaking machine', () => {
  // vowel -> second formant in hertz, which tells vowels apart; overtones stand about 110 Hz apart, so it cannot be met closer
  test.each([
    ['ee', 2290],
    ['e', 1840],
    ['uh', 1190],
  ])('gives %s its second formant', (phone, hertz) => {
    expect(Math.abs(peak(speak(phone), hertz - 350, hertz + 350) - hertz)).toBeLessThan(160);
  });
  test('knows its phones', () => expect(() => speak('t xx')).toThrow('unknown phone xx'));
});
