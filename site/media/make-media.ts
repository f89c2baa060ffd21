import { mkdirSync, writeFileSync } from 'node:fs';
import { invoice, reportPage } from './documents.ts';
import {
  circle,
  depthMap,
  detections,
  filmStrip,
  greyscale,
  mask,
  n,
  photograph,
  segmentation,
  svgFile,
} from './draw.ts';
import { figure, jumpingJack, waving, withKeypoints } from './figures.ts';
import { catOnSofa, day, dusk, lighthouse, mug, paperBoat, street, streetClasses, table } from './scenes.ts';
import { bell, flute, inTurn, type Samples, silence, siren, together, wavFile } from './sound.ts';
import { speak } from './speech.ts';

/** Where the files go, from the root of the repository. */
export const MEDIA_FOLDER = 'site/public/media';

/** Four flowers that no one has seen before: petals, sizes and colours by chance, the same in every run. */
function flowers(): string {
  let state = 42;
  const chance = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const colours = ['#d9539b', '#e2873c', '#7a5cc4', '#4f8fd0'];
  const cells = colours.map((colour, index) => {
    const [x, y] = [60 + 120 * (index % 2), 60 + 120 * Math.floor(index / 2)];
    const petals = 5 + Math.floor(4 * chance());
    const length = 24 + 12 * chance();
    const turn = 360 * chance();
    const petal = Array.from(
      { length: petals },
      (_, at) =>
        `<ellipse cx="${x}" cy="${n(y - length / 2 - 6)}" rx="${n(length / 3)}" ry="${n(length / 2)}" fill="${colour}" transform="rotate(${n(turn + (360 * at) / petals)} ${x} ${y})"/>`,
    );
    return `<rect x="${x - 58}" y="${y - 58}" width="116" height="116" fill="#eaf1e6"/>${petal.join('')}${circle('#f3d04e', x, y, 9).svg('#f3d04e')}\n`;
  });
  return svgFile(240, 240, cells.join(''));
}

function pictures(): Record<string, string> {
  const cat = catOnSofa();
  const found = [
    { label: 'car', at: 5, score: '0.98', colour: '#b3261e' },
    { label: 'bicycle', at: 6, score: '0.95', colour: '#1f5fa8' },
    { label: 'person', at: 7, score: '0.97', colour: '#17703a' },
  ];
  const kitchen = [
    { label: 'mug', at: 2, score: '0.91', colour: '#1f5fa8' },
    { label: 'apple', at: 3, score: '0.88', colour: '#b3261e' },
    { label: 'apple', at: 4, score: '0.86', colour: '#b3261e', below: true },
  ];
  const moments = [0, 0.33, 0.67, 1];
  return {
    'street.svg': photograph(street),
    'street-boxes.svg': detections(street, found),
    'street-segments.svg': segmentation(street, streetClasses),
    'street-depth.svg': depthMap(street),
    'cat.svg': photograph(cat),
    'cat-mask.svg': mask(cat, 'cat'),
    'cat-stretching.svg': filmStrip(moments.map(catOnSofa), 2),
    'table.svg': photograph(table),
    'table-boxes.svg': detections(table, kitchen),
    'lighthouse-dusk.svg': photograph(lighthouse(dusk)),
    'lighthouse-day.svg': photograph(lighthouse(day)),
    'lighthouse-grey.svg': greyscale(lighthouse(day)),
    'lighthouse-winter.svg': photograph(
      lighthouse({ ...day, sky: ['#aeb9c6', '#c3ccd6', '#dde3e9'], sea: '#5f7d92', snow: true }),
    ),
    'lighthouse-beam.svg': filmStrip(
      [1, 0.4, -0.4, -1].map((beam) => lighthouse({ ...dusk, beam })),
      3,
    ),
    'mug.svg': photograph(mug),
    'boat.svg': filmStrip(
      moments.map((x) => paperBoat(x)),
      2,
    ),
    'boat-night.svg': filmStrip(
      moments.map((x) => paperBoat(x, true)),
      2,
    ),
    'jumping-jack.svg': filmStrip(
      [0, 0.5, 1, 0.5].map((open) => figure(jumpingJack(open), 120, 124)),
      1,
    ),
    'waving.svg': photograph(figure(waving, 220, 220)),
    'waving-keypoints.svg': withKeypoints(waving, 220, 220),
    'invoice.svg': invoice(),
    'report.svg': reportPage(),
    'flowers.svg': flowers(),
  };
}

function sounds(): Record<string, Samples> {
  const counting = speak('w uh n _ t oo _ th r ee');
  // The first notes of "Twinkle, Twinkle, Little Star", which is in the public domain.
  const melody = inTurn(
    ...[523, 523, 784, 784, 880, 880, 784].map((hertz) => flute(hertz, counting.length / 8000 / 7)),
  );
  return {
    'hello.wav': inTurn(speak('h e l o'), silence(0.1)),
    'one-two-three.wav': counting,
    'melody.wav': melody,
    'voice-and-melody.wav': together([counting, 0.6], [melody, 0.5]),
    'two.wav': inTurn(speak('t oo'), silence(0.1)),
    'siren.wav': siren(600, 1400, 1.5, 2),
    'bell.wav': inTurn(bell(660, 0.55), bell(660, 0.55), bell(660, 0.9)),
  };
}

/** Every media file of the task pages: its name and its bytes, the same in every run. */
export function mediaFiles(): Map<string, Buffer> {
  return new Map([
    ...Object.entries(pictures()).map(([name, svg]): [string, Buffer] => [name, Buffer.from(svg)]),
    ...Object.entries(sounds()).map(([name, samples]): [string, Buffer] => [name, wavFile(samples)]),
  ]);
}

if (import.meta.main) {
  mkdirSync(MEDIA_FOLDER, { recursive: true });
  for (const [name, bytes] of mediaFiles()) writeFileSync(`${MEDIA_FOLDER}/${name}`, bytes);
}
