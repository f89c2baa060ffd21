import type { Gguf } from '../../out/types/gguf.ts';

const banner = '// Generated from catalogue/gguf.json. Do not edit.';

const constant = (name: string, value: unknown): string =>
  `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;

const byLabel = <T extends { label: string }, V>(items: readonly T[], pick: (item: T) => V): Record<string, V> =>
  Object.fromEntries(items.map((item) => [item.label, pick(item)]));

/**
 * The text of out/modules/gguf-data.ts. One constant a purpose, so that a page which only reads labels does not load the
 * descriptions: codes by label (file types from biggest to smallest), spellings of file names, details, sources.
 */
export function emitGguf(data: Gguf): string {
  const sources = {
    fileTypes: byLabel(data.fileTypes, (type) => type.sources),
    tensorTypes: byLabel(data.tensorTypes, (type) => type.sources),
  };
  const details = data.fileTypes.map(({ family, bitsPerWeight, basis, description, label }) => ({
    label,
    family,
    ...(bitsPerWeight !== undefined && { bitsPerWeight, basis }),
    description,
  }));
  return [
    banner,
    constant(
      'fileTypeCodes',
      byLabel(data.fileTypes, (type) => type.code),
    ),
    constant(
      'tensorTypeCodes',
      byLabel(data.tensorTypes, (type) => type.code),
    ),
    constant('fileNameAliases', Object.fromEntries(data.fileNameAliases.map(({ alias, label }) => [alias, label]))),
    constant(
      'prefixDescriptions',
      Object.fromEntries(data.prefixes.map(({ prefix, description }) => [prefix, description])),
    ),
    constant(
      'variationDescriptions',
      Object.fromEntries(data.sizeVariations.map((one) => [one.variation, one.description])),
    ),
    constant(
      'aliasDescriptions',
      Object.fromEntries(data.fileNameAliases.map(({ alias, description }) => [alias, description])),
    ),
    constant(
      'fileTypeDetails',
      byLabel(details, ({ label: _, ...rest }) => rest),
    ),
    constant(
      'tensorTypeDetails',
      byLabel(data.tensorTypes, ({ blockWeights, blockBytes, description }) => ({
        blockWeights,
        blockBytes,
        description,
      })),
    ),
    constant('ggufSources', sources),
  ].join('\n');
}
