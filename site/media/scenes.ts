import { circle, ellipse, line, type Part, rect, ring, type Scene, type Shape, shape } from './draw.ts';

const part = (label: string, depth: number, shapes: Shape[], box?: Part['box']): Part => ({
  label,
  depth,
  shapes,
  ...(box && { box }),
});

const windows = (colour: string, x: number, y: number, columns: number, rows: number): Shape[] =>
  Array.from({ length: columns * rows }, (_, index) =>
    rect(colour, x + 22 * (index % columns), y + 24 * Math.floor(index / columns), 12, 15),
  );

/** A street: two houses, a tree, a parked car, a bicycle and a woman walking. */
export const street: Scene = {
  width: 320,
  height: 220,
  parts: [
    part('sky', 1, [rect('#bfe0f5', 0, 0, 320, 140)]),
    part('building', 0.75, [rect('#d8a37c', 12, 38, 92, 98), ...windows('#5f7f95', 24, 50, 3, 3)]),
    part('building', 0.75, [rect('#b9b3c9', 214, 26, 98, 110), ...windows('#4e6a7e', 228, 38, 3, 4)]),
    part('tree', 0.6, [
      rect('#7a5a3a', 152, 92, 10, 46),
      circle('#4f8a4b', 157, 76, 27),
      circle('#5c9a57', 143, 88, 18),
      circle('#5c9a57', 171, 88, 18),
    ]),
    part('road', 0.45, [rect('#8d939c', 0, 136, 320, 84), rect('#c9cdd2', 0, 132, 320, 8)]),
    part(
      'car',
      0.25,
      [
        shape('#c8453d', 'M26 178q-2-16 14-18l16-18q4-4 10-4h40q8 0 14 6l14 16 16 3q8 2 8 10v10z'),
        shape('#dbe9f2', 'M62 159l10-13q2-2 5-2h12v15zM94 144h10q4 0 7 4l9 11H94z'),
        circle('#262b33', 54, 182, 13),
        circle('#262b33', 132, 182, 13),
        circle('#a8afb8', 54, 182, 6),
        circle('#a8afb8', 132, 182, 6),
      ],
      [22, 135, 140, 62],
    ),
    part(
      'bicycle',
      0.2,
      [
        ring('#28323d', 194, 186, 15, 3),
        ring('#28323d', 242, 186, 15, 3),
        line('#2f6fb0', 'M194 186l14-26h26l8 26M208 160l10 26h-24M218 186l16-26M204 152h10M232 150h10l-6 10', 3),
      ],
      [177, 147, 82, 56],
    ),
    part(
      'person',
      0.1,
      [
        circle('#e0ac82', 286, 124, 10),
        shape('#5b3a29', 'M275 124q0-13 11-13t11 13l-3-5h-15z'),
        rect('#3a7d6b', 276, 135, 20, 34, 6),
        line('#3a7d6b', 'M278 140l-7 24M294 140l8 22', 6),
        line('#2b3a55', 'M282 168l-4 36M291 168l7 36', 8),
      ],
      [266, 110, 41, 99],
    ),
  ],
};

/** Colours of the classes in a segmentation of the street. */
export const streetClasses: Record<string, string> = {
  sky: '#7fb2e5',
  building: '#8a6fb0',
  tree: '#3f9b4f',
  road: '#7d7f86',
  car: '#d9483b',
  bicycle: '#e8a33d',
  person: '#e0569c',
};

/** A ginger cat that lies on a blue sofa. `stretch` from 0 (asleep) to 1 (paws out, head up). */
export const catOnSofa = (stretch = 0): Scene => {
  const head = { x: 118 - 14 * stretch, y: 128 - 16 * stretch };
  const ear = (side: number): Shape =>
    shape('#d98a3d', `M${head.x + side * 20} ${head.y - 12}l${side * 2}-20 ${-side * 17} 9z`);
  const eye = (side: number): Shape =>
    stretch > 0.4
      ? circle('#2d2a26', head.x + side * 9, head.y - 2, 3)
      : line('#2d2a26', `M${head.x + side * 9 - 5} ${head.y - 2}q5 4 10 0`, 2);
  return {
    width: 320,
    height: 220,
    parts: [
      part('wall', 1, [
        rect('#efe4d2', 0, 0, 320, 170),
        rect('#d9c8ab', 206, 22, 70, 50, 2),
        rect('#9fc3c9', 212, 28, 58, 38),
      ]),
      part('floor', 0.7, [rect('#b58a5f', 0, 170, 320, 50)]),
      part('sofa', 0.5, [
        rect('#4a6d94', 24, 82, 272, 72, 16),
        rect('#5b82ad', 14, 138, 292, 52, 14),
        rect('#3f5d80', 14, 108, 30, 82, 12),
        rect('#3f5d80', 276, 108, 30, 82, 12),
      ]),
      part(
        'cat',
        0.2,
        [
          line('#d98a3d', `M228 146q34-4 30-${26 + 10 * stretch}`, 13),
          ellipse('#e39a4c', 176, 138, 66, 27),
          line('#c77a30', 'M160 114q3 10 0 22M182 111q3 12 0 24M204 115q2 10-1 18', 4),
          line('#e39a4c', `M128 152l${-20 - 34 * stretch} 6M140 157l${-16 - 34 * stretch} 5`, 13),
          ear(-1),
          ear(1),
          circle('#e39a4c', head.x, head.y, 24),
          ellipse('#f6e3c8', head.x, head.y + 10, 12, 8),
          eye(-1),
          eye(1),
          shape('#b5524a', `M${head.x - 3} ${head.y + 5}h6l-3 4z`),
        ],
        [84, 88, 182, 80],
      ),
    ],
  };
};

const apple = (x: number, y: number): Shape[] => [
  circle('#c93b3b', x, y, 16),
  circle('#d95a50', x - 5, y - 5, 5),
  line('#5a3d22', `M${x} ${y - 15}q1-6 5-8`, 3),
  shape('#5f9a48', `M${x + 4} ${y - 20}q10-6 14 1-8 5-14-1z`),
];

/** A table with a mug, two apples and a banana. */
export const table: Scene = {
  width: 320,
  height: 220,
  parts: [
    part('wall', 1, [rect('#e7ece6', 0, 0, 320, 130), rect('#cfd8cf', 0, 120, 320, 10)]),
    part('table', 0.5, [rect('#a9743f', 0, 128, 320, 92), rect('#96642f', 0, 128, 320, 6)]),
    part(
      'mug',
      0.35,
      [ring('#3d6ea8', 104, 122, 16, 8), rect('#4a7fbd', 48, 96, 52, 58, 6), ellipse('#3b2417', 74, 99, 22, 5)],
      [46, 91, 78, 66],
    ),
    part('apple', 0.25, apple(158, 152), [140, 129, 37, 41]),
    part('apple', 0.2, apple(200, 164), [182, 141, 37, 41]),
    part(
      'banana',
      0.15,
      [shape('#e9c637', 'M232 150q22 34 66 16l4 8q-52 26-78-20z'), line('#6d5a1d', 'M230 152l-3-7M300 170l5 1', 4)],
      [222, 141, 87, 45],
    ),
  ],
};

/** How a lighthouse picture looks: colours of its parts. */
export interface LighthouseLook {
  sky: [string, string, string];
  sea: string;
  cliff: string;
  light: boolean;
  snow?: boolean;
  /** Where the beam points: -1 (left) to 1 (right). */
  beam?: number;
}

export const dusk: LighthouseLook = {
  sky: ['#33406e', '#8a5a86', '#f0a36b'],
  sea: '#2f4a6d',
  cliff: '#4a4238',
  light: true,
};
export const day: LighthouseLook = {
  sky: ['#8cc4ea', '#a9d4ef', '#cfe8f4'],
  sea: '#3d83b5',
  cliff: '#7d7256',
  light: false,
};

/** A red and white lighthouse on a cliff above the sea. */
export const lighthouse = (look: LighthouseLook): Scene => {
  const beam = look.beam ?? 1;
  return {
    width: 320,
    height: 220,
    parts: [
      part(
        'sky',
        1,
        look.sky.map((colour, band) => rect(colour, 0, band * 46, 320, 48)),
      ),
      ...(look.light
        ? [part('beam', 0.8, [shape('#f8e9a6', `M214 57l${200 * beam} ${-24 - 6 * beam}v62z`)])]
        : [part('sun', 0.9, [circle('#fbe58a', 58, 42, 18)])]),
      part('sea', 0.7, [
        rect(look.sea, 0, 138, 320, 82),
        line('#9fbdd6', 'M20 162h44M92 180h36M14 200h60M120 206h30', 3),
      ]),
      part('cliff', 0.4, [
        shape(look.cliff, 'M150 220l16-52 22-26h62l30 14 40 8v56z'),
        ...(look.snow ? [shape('#f4f8fb', 'M180 152l12-12h58l32 15 38 8v8l-44-8-34-10h-36z')] : []),
      ]),
      part('lighthouse', 0.3, [
        shape('#f3efe8', 'M200 142l5-72h18l5 72z'),
        shape('#c8403c', 'M203.5 92h21l1.4 18h-23.8zM201 126h26l1 16h-28z'),
        rect('#39414d', 203, 64, 22, 6),
        rect(look.light ? '#fff3b8' : '#dfe7ec', 207, 50, 14, 14),
        shape(look.snow ? '#f4f8fb' : '#c8403c', 'M203 50l11-12 11 12z'),
      ]),
      ...(look.snow
        ? [
            part(
              'snow',
              0.1,
              Array.from({ length: 40 }, (_, i) =>
                circle('#ffffff', (i * i * 37 + 11 * i) % 320, (i * 97 + i * i * 13) % 214, 1.4 + (i % 3) * 0.5),
              ),
            ),
          ]
        : []),
    ],
  };
};

/** A mug by itself before a plain ground. */
export const mug: Scene = {
  width: 220,
  height: 220,
  parts: [
    part('background', 1, [rect('#f2f2f0', 0, 0, 220, 220)]),
    part('mug', 0.3, [
      ellipse('#dcdcd8', 106, 178, 62, 10),
      ring('#c56a2c', 156, 112, 24, 11),
      shape('#e0813a', 'M52 62h104v92q0 22-22 22H74q-22 0-22-22z'),
      ellipse('#f3b98a', 104, 62, 52, 11),
      ellipse('#7a3f17', 104, 63, 44, 7),
    ]),
  ],
};

/** A paper boat on water; `x` is where it is, from 0 (left) to 1; `night` changes the light. */
export const paperBoat = (x: number, night = false): Scene => {
  const left = 8 + 84 * x;
  const water = night ? '#1c2b47' : '#5fa3c7';
  return {
    width: 160,
    height: 110,
    parts: [
      part('street', 1, [
        rect(night ? '#242936' : '#9aa0a6', 0, 0, 160, 110),
        line(night ? '#39414f' : '#b9bec4', 'M0 22h160M40 0v22M110 0v22', 2),
      ]),
      part('water', 0.6, [
        rect(water, 0, 40, 160, 70),
        line(night ? '#4b6690' : '#b5d8e8', `M${12 + 10 * x} 58h30M${90 - 8 * x} 90h36M${60 + 6 * x} 102h26`, 3),
      ]),
      part('boat', 0.2, [
        shape(night ? '#aab4c8' : '#ffffff', `M${left} 70h60l-14 18h-32z`),
        shape(night ? '#8d98b0' : '#e6ebef', `M${left + 30} 44l18 26H${left + 12}z`),
      ]),
      ...(night ? [part('moon', 0.9, [circle('#f2e9c0', 138, 12, 7)])] : []),
    ],
  };
};
