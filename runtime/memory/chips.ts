import { chips, memoryOptionsGiB, shares } from '../../out/modules/hardware.ts';
import type { Chip } from '../../out/types/hardware.ts';

/** The name under which a chip is chosen and remembered: vendor and name, which may have the vendor in it already. */
export const chipName = ({ vendor, name }: Chip): string =>
  name.startsWith(`${vendor} `) ? name : `${vendor} ${name}`;

/** A chip by all that it is asked for, the vendor said twice among it, as addresses of pages once had it. */
const namesOf = (chip: Chip): readonly string[] => {
  const { vendor, name, aliases = [] } = chip;
  return [chipName(chip), name, chipName(chip).slice(vendor.length), `${vendor} ${name}`, ...aliases];
};

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The chip of a name, whole or without its vendor, or under another name that it is sold under; case does not matter. */
export const chipOf = (asked: string): Chip | undefined => {
  const wanted = plain(asked);
  return chips.find((chip) => namesOf(chip).some((name) => plain(name) === wanted));
};

/** The sizes of memory that a chip comes with, in GiB; without a chip, and for one that takes any, those to choose from. */
export const memoriesOf = (chip: Chip | undefined): readonly number[] => chip?.memoryGiB ?? memoryOptionsGiB;

/**
 * How much of its memory a chip may use, both in GiB: all, unless its system keeps a part of what it shares with the processor
 * (catalogue/hardware.json, with the source of each).
 */
export function usableOf(chip: Chip | undefined, memory: number): number {
  const found = shares.find(
    ({ vendor, kind, mostGiB = memory }) => vendor === chip?.vendor && kind === chip.kind && memory <= mostGiB,
  );
  return found ? (memory * found.parts) / found.of : memory;
}
