import type { Gguf } from '../../out/types/gguf.ts';
import { constant, moduleText, type Statement } from './source.ts';
import type { Emit } from './ts-morph.ts';

const exported = (name: string, value: unknown): Statement =>
  constant({ name, value, isExported: true, asConst: true });

const byLabel = <T extends { label: string }, V>(items: readonly T[], pick: (item: T) => V): Record<string, V> =>
  Object.fromEntries(items.map((item) => [item.label, pick(item)]));

/**
 * The text of out/modules/gguf-data.ts. One constant a purpose, so that a page which only reads labels does not load the
 * descriptions: codes by label (file types from biggest to smallest), spellings of file names, details, sources.
 */
export function emitGguf(emit: Emit, data: Gguf): string {
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
  return moduleText(
    emit,
    ['catalogue/gguf.json'],
    [
      exported(
        'fileTypeCodes',
        byLabel(data.fileTypes, (type) => type.code),
      ),
      exported(
        'tensorTypeCodes',
        byLabel(data.tensorTypes, (type) => type.code),
      ),
      exported('fileNameAliases', Object.fromEntries(data.fileNameAliases.map(({ alias, label }) => [alias, label]))),
      exported(
        'prefixDescriptions',
        Object.fromEntries(data.prefixes.map(({ prefix, description }) => [prefix, description])),
      ),
      exported(
        'variationDescriptions',
        Object.fromEntries(data.sizeVariations.map((one) => [one.variation, one.description])),
      ),
      exported(
        'fixedArchitectures',
        data.fixedArchitectures.map(({ architecture, published, others }) => ({ architecture, published, others })),
      ),
      exported(
        'aliasDescriptions',
        Object.fromEntries(data.fileNameAliases.map(({ alias, description }) => [alias, description])),
      ),
      exported(
        'fileTypeDetails',
        byLabel(details, ({ label: _, ...rest }) => rest),
      ),
      exported(
        'tensorTypeDetails',
        byLabel(data.tensorTypes, ({ blockWeights, blockBytes, description }) => ({
          blockWeights,
          blockBytes,
          description,
        })),
      ),
      exported('ggufSources', sources),
    ],
  );
}
