import { FILE_TYPES, type FileType, isFileType } from './types.ts';

/**
 * The available level that comes nearest to the wanted one: the same; else the biggest that is smaller, since it fits
 * wherever the wanted one would; else the smallest there is.
 * @param available Labels that are no level are passed over.
 * @returns undefined when nothing is available or `wanted` is no level.
 */
export function nearestQuantization(wanted: string, available: Iterable<string>): FileType | undefined {
  if (!isFileType(wanted)) return undefined;
  const there = new Set<string>(available);
  const ranked = FILE_TYPES.filter((type) => there.has(type));
  return ranked.find((type) => FILE_TYPES.indexOf(type) >= FILE_TYPES.indexOf(wanted)) ?? ranked.at(-1);
}
