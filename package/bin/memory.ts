import type { Model } from '../../out/types/model.ts';
import {
  bytesOfCache,
  type Chip,
  chipName,
  chipOf,
  chips,
  GIB,
  isPart,
  isPrecision,
  memoriesOf,
  precisionsOf,
  shapeOf,
  usableOf,
  whatFits,
  whichFit,
} from '../../runtime/memory/index.ts';
import { UsageError } from './errors.ts';
import { similar } from './similar.ts';
import type { Choice } from './snippets.ts';

/** Some words with an or before the last. */
const either = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);

/** The chip of a choice, where one is named. */
function chosenChip({ chip: name }: Choice): Chip | undefined {
  const chip = name === undefined ? undefined : chipOf(name);
  if (name === undefined || chip) return chip;
  throw new UsageError(`there is no chip "${name}". ${similar(name, chips.map(chipName))}`);
}

/** The memory that a person has, in GiB: what was said, or that of the chip. */
function memoryOf(chip: Chip | undefined, { memory }: Choice): number | undefined {
  if (!chip) return memory;
  const sizes = memoriesOf(chip);
  if (memory !== undefined && sizes.includes(memory)) return memory;
  const [only] = sizes;
  if (memory === undefined && sizes.length === 1) return only;
  throw new UsageError(`${chip.name} comes with ${either(sizes.map(String))} GiB: say which with --memory.`);
}

/** Bytes of the cache for the context that was asked for, and what to say of it. */
function cacheOf(model: Model, { context }: Choice): { cache: number; said: string[] } {
  if (!context) return { cache: 0, said: [] };
  const { tokens, config } = context;
  const shape = shapeOf(config, model);
  if (!shape)
    return {
      cache: 0,
      said: [
        'only weights are counted: nothing tells the layers of the model, so what the context takes is not known.',
      ],
    };
  const cache = bytesOfCache(shape, tokens);
  return { cache, said: [`a context of ${tokens} tokens takes about ${(cache / GIB).toFixed(1)} GiB.`] };
}

/** That a chip has less for models than its memory, where that is so. */
const saidOfShare = (chip: Chip | undefined, memory: number, usable: number): string[] =>
  chip && usable < memory
    ? [`of ${memory} GiB, ${chip.name} has about ${usable.toFixed(1)} GiB for models: its system keeps the rest.`]
    : [];

/** In lines what each takes, and the best that fits. */
function saidOf(
  model: Model,
  all: readonly { readonly label: string; readonly needs?: number; readonly fits?: boolean }[],
  best: string | undefined,
  memory: number,
): string[] {
  if (isPart(model))
    return ['how much memory it takes is not known: its weights are loaded with those of another model.'];
  const known = all.filter(({ fits }) => fits !== undefined);
  if (known.length === 0)
    return [
      all.length === 0
        ? 'the record does not say how big the model is.'
        : 'the record does not say how big the model is at its quantizations.',
    ];
  const lines = known.map(
    ({ label, needs = 0, fits }) => `${label}: about ${(needs / GIB).toFixed(1)} GiB, ${fits ? 'fits' : 'too big'}`,
  );
  return [
    ...lines,
    best === undefined ? `none fits into ${memory} GiB.` : `${best} is the best that fits into ${memory} GiB.`,
  ];
}

/** The best quantization that fits into the memory that there is, unless one is asked for, and what to say of it. */
export function fitting(model: Model, choice: Choice): { quantization: string | undefined; said: string[] } {
  const chip = chosenChip(choice);
  const memory = memoryOf(chip, choice);
  const { quantization } = choice;
  if (memory === undefined) return { quantization, said: [] };
  const usable = usableOf(chip, memory);
  const { cache, said: saidOfCache } = cacheOf(model, choice);
  const said = [...saidOfCache, ...saidOfShare(chip, memory, usable)];
  const { quantizations, best } = whatFits(model, usable * GIB, cache);
  if (quantizations.length === 0) {
    const { choices, best: loaded } = whichFit(precisionsOf(model, cache), usable * GIB);
    const own = loaded !== undefined && isPrecision(loaded) ? loaded : undefined;
    return { quantization: quantization ?? own, said: [...said, ...saidOf(model, choices, loaded, memory)] };
  }
  return { quantization: quantization ?? best, said: [...said, ...saidOf(model, quantizations, best, memory)] };
}
