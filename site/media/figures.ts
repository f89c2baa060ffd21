import { circle, line, n, paint, rect, type Scene, svgFile } from './draw.ts';

/** Where the joints of a figure are. */
export type Pose = Record<Joint, [number, number]>;

const BONES = [
  ['leftShoulder', 'rightShoulder'],
  ['leftShoulder', 'leftElbow'],
  ['leftElbow', 'leftWrist'],
  ['rightShoulder', 'rightElbow'],
  ['rightElbow', 'rightWrist'],
  ['leftShoulder', 'leftHip'],
  ['rightShoulder', 'rightHip'],
  ['leftHip', 'rightHip'],
  ['leftHip', 'leftKnee'],
  ['leftKnee', 'leftAnkle'],
  ['rightHip', 'rightKnee'],
  ['rightKnee', 'rightAnkle'],
] as const;

type Joint = (typeof BONES)[number][number] | 'head';

const path = (pose: Pose, ...joints: Joint[]): string =>
  joints.map((joint, index) => `${index ? 'L' : 'M'}${n(pose[joint][0])} ${n(pose[joint][1])}`).join('');

/** A figure in sports clothes before a plain wall. */
export const figure = (pose: Pose, width: number, height: number): Scene => ({
  width,
  height,
  parts: [
    {
      label: 'wall',
      depth: 1,
      shapes: [rect('#e9edf1', 0, 0, width, height), rect('#c8b79a', 0, height * 0.88, width, height * 0.12)],
    },
    {
      label: 'person',
      depth: 0.2,
      shapes: [
        line('#2f3b57', path(pose, 'leftHip', 'leftKnee', 'leftAnkle'), width / 14),
        line('#2f3b57', path(pose, 'rightHip', 'rightKnee', 'rightAnkle'), width / 14),
        line('#d9a57c', path(pose, 'leftShoulder', 'leftElbow', 'leftWrist'), width / 18),
        line('#d9a57c', path(pose, 'rightShoulder', 'rightElbow', 'rightWrist'), width / 18),
        {
          colour: '#d8633f',
          svg: (fill) =>
            `<path d="${path(pose, 'leftShoulder', 'rightShoulder', 'rightHip', 'leftHip')}Z" fill="${fill}" stroke="${fill}" stroke-width="${n(width / 14)}" stroke-linejoin="round"/>`,
        },
        circle('#d9a57c', pose.head[0], pose.head[1], width / 14),
      ],
    },
  ],
});

/** The figure with a dot on each joint and a line along each bone. */
export function withKeypoints(pose: Pose, width: number, height: number): string {
  const bones = BONES.map(([from, to]) => line('#17803d', path(pose, from, to), 3).svg('#17803d'));
  const dots = Object.values(pose).map(
    ([x, y]) => `<circle cx="${n(x)}" cy="${n(y)}" r="5" fill="#ffd23f" stroke="#1d2733" stroke-width="1.5"/>`,
  );
  return svgFile(width, height, `${paint(figure(pose, width, height))}${bones.join('')}\n${dots.join('')}\n`);
}

/** A woman waving with one arm. */
export const waving: Pose = {
  head: [110, 46],
  leftShoulder: [90, 76],
  rightShoulder: [130, 76],
  leftElbow: [72, 104],
  leftWrist: [78, 132],
  rightElbow: [158, 62],
  rightWrist: [164, 30],
  leftHip: [96, 138],
  rightHip: [124, 138],
  leftKnee: [92, 172],
  rightKnee: [128, 172],
  leftAnkle: [90, 204],
  rightAnkle: [130, 204],
};

/** A jumping jack; `open` from 0 (standing) to 1 (arms up, legs apart). */
export const jumpingJack = (open: number): Pose => {
  const rise = 8 * open;
  const side = (x: number, spread: number, sign: number): number => x + sign * spread * open;
  return {
    head: [60, 26 - rise],
    leftShoulder: [49, 42 - rise],
    rightShoulder: [71, 42 - rise],
    leftElbow: [side(45, 12, -1), 58 - rise - 20 * open],
    rightElbow: [side(75, 12, 1), 58 - rise - 20 * open],
    leftWrist: [side(44, 4, -1), 74 - rise - 56 * open],
    rightWrist: [side(76, 4, 1), 74 - rise - 56 * open],
    leftHip: [53, 74 - rise],
    rightHip: [67, 74 - rise],
    leftKnee: [side(52, 12, -1), 91 - rise],
    rightKnee: [side(68, 12, 1), 91 - rise],
    leftAnkle: [side(52, 22, -1), 108 - rise],
    rightAnkle: [side(68, 22, 1), 108 - rise],
  };
};
