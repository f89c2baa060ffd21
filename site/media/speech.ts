import { RATE, type Samples } from './sound.ts';

/** How one sound of a language is made: three resonances of the mouth, voice, and noise. */
interface Phone {
  /** The resonances (formants) in hertz. */
  formants: [number, number, number];
  seconds: number;
  /** Loudness of the voice, 0 to 1. */
  voice: number;
  /** Loudness of the noise, 0 to 1, and its pitch in hertz. */
  noise?: [number, number];
}

/** Loudness of hisses beside the voice, found by listening to the spectrum: a quarter of a vowel. */
const NOISE = 0.003;
/** Samples over which the last sound dies away. */
const FADE = 400;

const vowel = (f1: number, f2: number, f3: number, seconds: number): Phone => ({
  formants: [f1, f2, f3],
  seconds,
  voice: 1,
});

// Formants of an adult male voice, after Peterson and Barney (1952); consonants simplified.
const PHONES: Record<string, Phone> = {
  _: { formants: [500, 1500, 2500], seconds: 0.16, voice: 0 },
  w: { formants: [300, 700, 2200], seconds: 0.08, voice: 0.7 },
  uh: vowel(640, 1190, 2390, 0.16),
  n: { formants: [280, 1500, 2500], seconds: 0.12, voice: 0.4 },
  t: { formants: [400, 1800, 2700], seconds: 0.06, voice: 0, noise: [0.35, 3300] },
  oo: vowel(300, 870, 2240, 0.26),
  th: { formants: [350, 1400, 2600], seconds: 0.13, voice: 0, noise: [0.22, 2900] },
  r: { formants: [350, 1060, 1500], seconds: 0.09, voice: 0.7 },
  ee: vowel(270, 2290, 3010, 0.28),
  h: { formants: [550, 1700, 2500], seconds: 0.07, voice: 0, noise: [0.16, 1500] },
  e: vowel(530, 1840, 2480, 0.12),
  l: { formants: [360, 1100, 2700], seconds: 0.09, voice: 0.7 },
  o: vowel(540, 900, 2400, 0.24),
};

/** A band of frequencies that is let through and rings: the digital resonator of Klatt (1980). */
function resonator() {
  let last = 0;
  let before = 0;
  return (input: number, hertz: number, bandwidth: number): number => {
    const c = -Math.exp((-2 * Math.PI * bandwidth) / RATE);
    const b = 2 * Math.exp((-Math.PI * bandwidth) / RATE) * Math.cos((2 * Math.PI * hertz) / RATE);
    const output = (1 - b - c) * input + b * last + c * before;
    before = last;
    last = output;
    return output;
  };
}

/** Numbers from -1 to 1 without a pattern, the same in every run. */
function noiseSource(): () => number {
  let state = 1234567;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** The phones laid out in time: for each sample, the mixture of the phone at hand and the next one. */
function track(phones: readonly Phone[]): { formants: number[]; voice: number; noise: number; hiss: number }[] {
  return phones.flatMap((phone, index) => {
    const next = phones[index + 1] ?? phone;
    const length = Math.round(phone.seconds * RATE);
    return Array.from({ length }, (_, sample) => {
      // The last third of a phone glides into the next one.
      const glide = Math.max(0, (sample / length - 0.66) / 0.34);
      const between = (from: number, to: number): number => from + (to - from) * glide;
      return {
        formants: phone.formants.map((hertz, formant) => between(hertz, next.formants[formant] ?? hertz)),
        voice: between(phone.voice, next.voice),
        noise: (phone.noise?.[0] ?? 0) * Math.min(1, sample / 60),
        hiss: phone.noise?.[1] ?? 2500,
      };
    });
  });
}

/**
 * Speaks a list of phones (the keys of PHONES, separated by spaces; `_` is a pause) with a formant synthesizer: a buzz and
 * a hiss through resonances. It sounds like an early speaking machine, and can be understood.
 */
export function speak(phones: string): Samples {
  const steps = track(
    phones.split(' ').map((name) => {
      const phone = PHONES[name];
      if (!phone) throw new Error(`unknown phone ${name}; known: ${Object.keys(PHONES).join(' ')}`);
      return phone;
    }),
  );
  const noise = noiseSource();
  const mouth = [resonator(), resonator(), resonator()];
  const throat = resonator();
  const teeth = resonator();
  let phase = 0;
  let last = 0;
  const sound = new Float64Array(steps.length);
  steps.forEach(({ formants, voice, noise: loudness, hiss }, index) => {
    phase += (118 - (22 * index) / steps.length) / RATE;
    const pulse = phase >= 1 ? 1 : 0;
    if (pulse) phase -= 1;
    const buzz = throat(pulse * voice, 0, 350);
    const spoken = mouth.reduce(
      (signal, band, formant) => band(signal, formants[formant] ?? 0, 70 + 40 * formant),
      buzz,
    );
    // Lips radiate high tones better than low ones: six decibels an octave, a difference of neighbours.
    sound[index] = spoken - 0.95 * last + NOISE * teeth(noise() * loudness, hiss, 900);
    last = spoken;
  });
  const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return sound.map((sample, index) => (0.8 * sample * Math.min(1, (sound.length - index) / FADE)) / loudest);
}
