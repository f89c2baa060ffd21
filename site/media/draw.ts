/** A piece of a picture in one colour. */
export interface Shape {
  colour: string;
  /** The SVG of the piece in a given colour. */
  svg(colour: string): string;
}

/** A thing in a scene. */
export interface Part {
  /** What it is, in one word; the class that a segmentation gives it. */
  label: string;
  /** How far away it is, from 0 (nearest) to 1. */
  depth: number;
  shapes: Shape[];
  /** Left, top, width and height, for things that a detector would find. */
  box?: [number, number, number, number];
}

/** A picture made of things, from far to near. */
export interface Scene {
  width: number;
  height: number;
  parts: Part[];
}

/** A number as SVG wants it, without needless digits. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const filled = (element: string, colour: string): Shape => ({ colour, svg: (fill) => `<${element} fill="${fill}"/>` });

export const rect = (colour: string, x: number, y: number, width: number, height: number, round = 0): Shape =>
  filled(
    `rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round ? ` rx="${n(round)}"` : ''}`,
    colour,
  );

export const circle = (colour: string, x: number, y: number, radius: number): Shape =>
  filled(`circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"`, colour);

export const ellipse = (colour: string, x: number, y: number, rx: number, ry: number): Shape =>
  filled(`ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"`, colour);

export const shape = (colour: string, path: string): Shape => filled(`path d="${path}"`, colour);

/** A line, or any path that is drawn along and not filled. */
export const line = (colour: string, path: string, width: number): Shape => ({
  colour,
  svg: (stroke) =>
    `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`,
});

export const ring = (colour: string, x: number, y: number, radius: number, width: number): Shape => ({
  colour,
  svg: (stroke) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`,
});

/** A whole SVG file. */
export const svgFile = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}">\n${body}</svg>\n`;

/** Text in a picture: dark, sans-serif. */
export const label = (x: number, y: number, size: number, text: string, attributes = 'fill="#1d2733"'): string =>
  `<text x="${n(x)}" y="${n(y)}" font-family="sans-serif" font-size="${n(size)}" ${attributes}>${text}</text>\n`;

const drawParts = (scene: Scene, colourOf: (shape: Shape, part: Part) => string): string =>
  scene.parts.map((part) => `${part.shapes.map((one) => one.svg(colourOf(one, part))).join('')}\n`).join('');

/** The scene in its own colours, without the file around it. */
export const paint = (scene: Scene): string => drawParts(scene, ({ colour }) => colour);

/** The scene as a photograph would show it. */
export const photograph = (scene: Scene): string => svgFile(scene.width, scene.height, paint(scene));

const grey = (level: number): string => `#${Math.round(level).toString(16).padStart(2, '0').repeat(3)}`;

/** The scene without colour. */
export const greyscale = (scene: Scene): string =>
  svgFile(
    scene.width,
    scene.height,
    drawParts(scene, ({ colour }) => grey(luminance(colour))),
  );

/** Brightness of a #rrggbb colour, 0 to 255, by the weights of ITU-R BT.601. */
function luminance(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16);
  return 0.299 * (value >> 16) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255);
}

/** The scene as a depth map: near is light, far is dark. */
export const depthMap = (scene: Scene): string =>
  svgFile(
    scene.width,
    scene.height,
    drawParts(scene, (_, { depth }) => grey(235 - 215 * depth)),
  );

/** The scene with one flat colour a class, each with its name in a key below. */
export function segmentation(scene: Scene, classColours: Record<string, string>): string {
  const names = [...new Set(scene.parts.map(({ label: name }) => name))];
  const colourOf = (name: string): string => classColours[name] ?? '#000000';
  const column = scene.width / Math.ceil(names.length / 2);
  const key = names.map((name, index) => {
    const x = 8 + column * (index % Math.ceil(names.length / 2));
    const y = scene.height + 16 + 20 * Math.floor(index / Math.ceil(names.length / 2));
    return `${rect(colourOf(name), x, y - 9, 11, 11).svg(colourOf(name))}${label(x + 16, y + 1, 12, name)}`;
  });
  const background = `<rect y="${n(scene.height)}" width="${n(scene.width)}" height="46" fill="#ffffff"/>\n`;
  return svgFile(
    scene.width,
    scene.height + 46,
    `${drawParts(scene, (_, part) => colourOf(part.label))}${background}${key.join('')}`,
  );
}

/** What a detector reports of one thing: its class, its score, and which part of the scene it is. */
export interface Detection {
  label: string;
  at: number;
  score: string;
  colour: string;
  /** Write the class below the frame instead of above. */
  below?: boolean;
}

/** The scene with a frame, a class and a score around each thing that is asked for. */
export function detections(scene: Scene, found: readonly Detection[]): string {
  const frames = found.map(({ label: name, at, score, colour, below }) => {
    const [x, y, width, height] = scene.parts[at]?.box ?? [0, 0, 0, 0];
    const text = `${name} ${score}`;
    const left = Math.min(x, scene.width - 6.6 * text.length - 8);
    const top = below ? y + height : y - 15;
    return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="none" stroke="${colour}" stroke-width="2.5"/>${rect(colour, left, top, 6.6 * text.length + 8, 15).svg(colour)}${label(left + 4, top + 11, 11, text, 'fill="#ffffff"')}`;
  });
  return svgFile(scene.width, scene.height, `${paint(scene)}${frames.join('')}`);
}

/** White where the named thing is, black elsewhere. */
export function mask(scene: Scene, name: string): string {
  const parts = scene.parts.filter((part) => part.label === name);
  const background = `<rect width="${n(scene.width)}" height="${n(scene.height)}" fill="#000000"/>\n`;
  return svgFile(scene.width, scene.height, `${background}${drawParts({ ...scene, parts }, () => '#ffffff')}`);
}

/** Frames of a clip side by side, with the time below each. */
export function filmStrip(frames: readonly Scene[], seconds: number): string {
  const { width, height } = frames[0] ?? { width: 0, height: 0 };
  const gap = 6;
  const size = Math.round(width / 11);
  const body = frames.map((frame, index) => {
    const x = gap + index * (width + gap);
    const time = ((seconds * index) / Math.max(1, frames.length - 1)).toFixed(1);
    return `<svg x="${n(x)}" y="${gap}" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}">\n${paint(frame)}</svg>\n${label(x + 2, height + gap + size + 3, size, `${time} s`, 'fill="#ffffff"')}`;
  });
  const whole = gap + frames.length * (width + gap);
  return svgFile(
    whole,
    height + 2 * gap + size + 5,
    `${rect('', 0, 0, whole, height + 2 * gap + size + 5).svg('#20242b')}\n${body.join('')}`,
  );
}
