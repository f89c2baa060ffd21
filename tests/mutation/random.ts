/** Numbers from 0 up to 1 that a seed decides (mulberry32, public domain). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same things in an order that the numbers decide (Fisher and Yates). */
export function shuffled<Thing>(things: readonly Thing[], random: () => number): Thing[] {
  const result = [...things];
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] as Thing, result[last] as Thing];
  }
  return result;
}
