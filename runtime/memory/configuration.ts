import { configurations } from '../../out/modules/cache-shapes.ts';
import type { Configuration, LayerType } from '../../out/types/cache-shapes.ts';

/** The fields of a config.json. */
export type Config = Readonly<Record<string, unknown>>;

/** What layers of a type keep. */
export type LayerKind = Omit<LayerType, 'source'>;

/** What the class that reads a configuration fills in. */
type Filled = Omit<Configuration, 'source'>;

export const isObject = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const positive = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

const byType = new Map<unknown, Filled>(
  configurations.flatMap((one) => one.modelTypes.map((type) => [type, one] as const)),
);

/** What is known of the class that reads a configuration. */
export const classOf = ({ model_type }: Config): Filled | undefined => byType.get(model_type);

/**
 * The configuration of the model that writes text, with what its class fills in where config.json leaves it out
 * (catalogue/cache-shapes.json).
 * @returns undefined for what is none, and for models that read with other layers than they write with.
 */
export function textConfigOf(config: unknown): Config | undefined {
  if (!isObject(config) || config.is_encoder_decoder === true) return undefined;
  if (isObject(config.text_config)) return textConfigOf(config.text_config);
  const filled = classOf(config)?.fields;
  return filled ? { ...filled, ...config } : config;
}
