/** What the names of files begin with that nunchaku loads, at the rank that its documentation loads. */
const BEGIN = { int4: 'svdq-int4_r32-', fp4: 'svdq-fp4_r32-' } as const;

/**
 * The file of 4-bit weights that nunchaku loads: of a repository that has the same weights for both kinds of number, the one
 * with the shortest name, as others are merged with an adapter and want a scheduler of their own.
 */
export function svdqFile(kind: keyof typeof BEGIN, files: readonly string[]): string | undefined {
  const endsOf = (begin: string): string[] => {
    const ends: string[] = [];
    for (const file of files)
      if (file.startsWith(begin) && file.endsWith('.safetensors')) ends.push(file.slice(begin.length));
    return ends;
  };
  const own = endsOf(BEGIN.int4);
  if (own.length === 0) return undefined;
  const others = endsOf(BEGIN.fp4);
  const [end] = own.filter((one) => others.includes(one)).sort((a, b) => a.length - b.length);
  return end === undefined ? undefined : BEGIN[kind] + end;
}
