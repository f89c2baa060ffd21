/** Samples a second of every clip: enough for speech, and small. */
export const RATE = 8000;

/** A sound: samples from -1 to 1. */
export type Samples = Float64Array;

/** A mono 16-bit WAV file. Samples beyond -1 and 1 are cut off. */
export function wavFile(samples: Samples): Buffer {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0, 'ascii');
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8, 'ascii');
  bytes.writeUInt32LE(16, 16); // length of the format part
  bytes.writeUInt16LE(1, 20); // PCM
  bytes.writeUInt16LE(1, 22); // one channel
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32); // bytes a sample
  bytes.writeUInt16LE(16, 34); // bits a sample
  bytes.write('data', 36, 'ascii');
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32767), 44 + index * 2);
  });
  return bytes;
}

/** Silence of some seconds. */
export const silence = (seconds: number): Samples => new Float64Array(Math.round(seconds * RATE));

/** Sounds one after another. */
export function inTurn(...parts: Samples[]): Samples {
  const whole = new Float64Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Sounds at the same time, each with its loudness. */
export function together(...parts: [Samples, number][]): Samples {
  const whole = new Float64Array(Math.max(...parts.map(([part]) => part.length)));
  for (const [part, loudness] of parts) {
    for (const [index, sample] of part.entries()) whole[index] = (whole[index] ?? 0) + loudness * sample;
  }
  return whole;
}

/** A note of a flute: a sine with two soft overtones. */
export function flute(hertz: number, seconds: number): Samples {
  return silence(seconds).map((_, index) => {
    const time = index / RATE;
    const edge = Math.min(1, time / 0.03, (seconds - time) / 0.05);
    const turn = 2 * Math.PI * hertz * time;
    return 0.6 * edge * (Math.sin(turn) + 0.25 * Math.sin(2 * turn) + 0.1 * Math.sin(3 * turn)) * 0.75;
  });
}

/** One stroke of a bell: partials that are no multiples of each other, each dying at its own pace. */
export function bell(hertz: number, seconds: number): Samples {
  const partials = [
    [0.5, 0.4, 2],
    [1, 1, 4],
    [1.19, 0.6, 5],
    [1.56, 0.5, 6],
    [2, 0.6, 8],
    [2.74, 0.35, 11],
  ] as const;
  return silence(seconds).map((_, index) => {
    const time = index / RATE;
    const edge = Math.min(1, time / 0.002, (seconds - time) / 0.02);
    return (
      0.25 *
      edge *
      partials.reduce(
        (sum, [ratio, loudness, decay]) =>
          sum + loudness * Math.exp(-decay * time) * Math.sin(2 * Math.PI * hertz * ratio * time),
        0,
      )
    );
  });
}

/** A siren that goes up and down between two pitches, `turns` times. */
export function siren(low: number, high: number, seconds: number, turns: number): Samples {
  let turn = 0;
  return silence(seconds).map((_, index) => {
    const time = index / RATE;
    const pitch = low + ((high - low) * (1 - Math.cos((2 * Math.PI * turns * time) / seconds))) / 2;
    turn += (2 * Math.PI * pitch) / RATE;
    const edge = Math.min(1, time / 0.02, (seconds - time) / 0.05);
    return 0.5 * edge * (Math.sin(turn) + 0.4 * Math.sin(3 * turn) + 0.2 * Math.sin(5 * turn)) * 0.7;
  });
}
