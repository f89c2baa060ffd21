import type { Hardware } from '../../out/types/hardware.ts';
import type { Safetensors } from '../../out/types/safetensors.ts';
import { constant, importOf, moduleText } from './source.ts';
import type { Emit } from './ts-morph.ts';

/** The module of chips, in the order of the catalogue. */
export const emitHardware = (emit: Emit, { chips, memoryOptionsGiB, shares }: Hardware): string =>
  moduleText(
    emit,
    ['catalogue/hardware.json'],
    [
      importOf('../types/hardware.ts', ['Chip', 'Share'], true),
      constant({
        name: 'memoryOptionsGiB',
        type: 'readonly number[]',
        value: memoryOptionsGiB,
        docs: 'Sizes of main memory to choose from, in GiB.',
        isExported: true,
      }),
      constant({
        name: 'shares',
        type: "readonly Omit<Share, 'sources'>[]",
        value: shares.map(({ sources: _, ...share }) => share),
        docs: 'How much of the memory that a chip shares with the processor its system lets it use, where that is not all.',
        isExported: true,
      }),
      constant({
        name: 'chips',
        type: 'readonly Chip[]',
        value: chips,
        docs: 'Chips that models run on, with the memory that they come with.',
        isExported: true,
      }),
    ],
  );

/** The module of the types of tensors in safetensors files: bits of an element by type, and at what bits libraries load them. */
export const emitSafetensors = (
  emit: Emit,
  { dtypes, loading, parts: { sources: _, ...parts } }: Safetensors,
): string =>
  moduleText(
    emit,
    ['catalogue/safetensors.json'],
    [
      importOf('../types/safetensors.ts', ['Parts', 'Precision'], true),
      constant({
        name: 'bitsPerElement',
        type: 'Readonly<Record<string, number>>',
        value: Object.fromEntries(dtypes.map(({ id, bits }) => [id, bits])),
        docs: 'Bits of one element, by the type of its tensor.',
        isExported: true,
      }),
      constant({
        name: 'loadingLibraries',
        type: 'readonly string[]',
        value: loading.libraries,
        docs: 'Libraries that load weights at fewer bits than their files hold.',
        isExported: true,
      }),
      constant({
        name: 'loadingPrecisions',
        type: 'readonly Precision[]',
        value: loading.precisions,
        docs: 'What they load them as, from most bits to fewest.',
        isExported: true,
      }),
      constant({
        name: 'marksOfParts',
        type: "Readonly<Omit<Parts, 'sources'>>",
        value: parts,
        docs: 'How it is told that weights are loaded into a model of another repository.',
        isExported: true,
      }),
    ],
  );
