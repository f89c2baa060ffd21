import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { flacFile } from './flac.ts';
import { MEDIA_FOLDER } from './make-media.ts';
import { inTurn, type Samples, silence, wavFile } from './sound.ts';
import { speak } from './speech.ts';

/** Where the files that snippets read go, from the root of the repository. */
export const SAMPLES_FOLDER = 'site/public/samples';

/** Pictures: their names, and the drawing that each shows. */
const PICTURES: readonly (readonly [name: string, drawing: string])[] = [
  ['cat.jpg', 'cat.svg'],
  ['cat.png', 'cat.svg'],
  ['street.jpg', 'street.svg'],
  ['invoice.png', 'invoice.svg'],
];

/** Pixels for each unit of a drawing. */
const SCALE = 2;

const integers = (samples: Samples): Int16Array =>
  Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32767));

/** Every sound that snippets read: its name and its bytes, the same in every run. */
export function sampleSounds(): Map<string, Buffer> {
  const counting = inTurn(silence(0.1), speak('w uh n _ t oo _ th r ee'), silence(0.1));
  return new Map([
    ['sample1.flac', flacFile(integers(counting))],
    ['sample1.wav', wavFile(counting)],
  ]);
}

/** A drawing as a browser paints it, as a file of the type that the name says. */
async function painted(page: Page, name: string, drawing: string): Promise<Buffer> {
  const svg = readFileSync(`${MEDIA_FOLDER}/${drawing}`, 'utf8');
  const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  const address = await page.evaluate(
    async ({ svg, type, scale }) => {
      const image = new Image();
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width * scale;
      canvas.height = image.height * scale;
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL(type, 0.85);
    },
    { svg, type, scale: SCALE },
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** A WAV file as MP3, without a word on who made it, so that the bytes depend on the encoder alone. */
const asMp3 = (wav: Buffer): Buffer =>
  execFileSync(
    'ffmpeg',
    [
      '-v',
      'error',
      '-i',
      '-',
      '-ar',
      '16000',
      '-c:a',
      'libmp3lame',
      '-q:a',
      '4',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
    ].concat(['-flags:a', '+bitexact', '-id3v2_version', '0', '-f', 'mp3', '-']),
    { input: wav },
  );

/** Makes the files anew: `node site/media/make-samples.ts`, with ffmpeg and the browser that CHROMIUM names. */
if (import.meta.main) {
  mkdirSync(SAMPLES_FOLDER, { recursive: true });
  for (const [name, bytes] of sampleSounds()) writeFileSync(`${SAMPLES_FOLDER}/${name}`, bytes);
  writeFileSync(`${SAMPLES_FOLDER}/sample1.mp3`, asMp3(sampleSounds().get('sample1.wav') ?? Buffer.alloc(0)));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    for (const [name, drawing] of PICTURES)
      writeFileSync(`${SAMPLES_FOLDER}/${name}`, await painted(page, name, drawing));
  } finally {
    await browser.close();
  }
}
