/** How much memory a model takes, and whether it fits. Nothing is measured: numbers come from the record and published sizes. */
export { chips, memoryOptionsGiB } from '../../out/modules/hardware.ts';
export type { Chip } from '../../out/types/hardware.ts';
export { type CacheLayers, type CacheShape, cacheShapeOf } from './cache.ts';
export { chipName, chipOf, memoriesOf, usableOf } from './chips.ts';
export { bytesOfCache } from './context.ts';
export { bestFit, bytesNeeded, fits, GIB, MARGIN, type Need } from './fit.ts';
export { knownShapeOf } from './known-shapes.ts';
export { isPart } from './parts.ts';
export { isPrecision, type Precision, precisionsOf } from './precisions.ts';
export { type FittingQuantization, type Quantization, quantizationsOf, whatFits, whichFit } from './quantizations.ts';
export { shapeOf } from './shape.ts';
export { bytesOfFiles, bytesOfGguf, bytesOfSafetensors } from './weights.ts';
