import { type Config, isObject, type LayerKind, positive, textConfigOf } from './configuration.ts';
import { elementsOf, isUniform } from './elements.ts';
import { layerTypesOf } from './layer-types.ts';

/** Layers that keep the same amount for each token. */
export interface CacheLayers {
  /** How many layers. */
  readonly count: number;
  /** Elements that one layer keeps for one token: keys and values of all heads together. */
  readonly elements: number;
  /** How many tokens a layer looks back, where that is limited. */
  readonly window?: number;
}

/** What a model keeps of the tokens that it has read: layers that keep nothing for a token are left out. */
export type CacheShape = readonly CacheLayers[];

type Kept = Omit<CacheLayers, 'count'>;

/** What a layer of a type keeps, nothing where that is so; undefined when the configuration does not say. */
function keptBy(config: Config, type: LayerKind): Kept | 'nothing' | undefined {
  const { keeps } = type;
  if (keeps === 'nothing') return keeps;
  const elements = elementsOf(config, type);
  if (elements === undefined) return undefined;
  const { attention_chunk_size, sliding_window, sliding_window_size, use_sliding_window } = config;
  const last = keeps === 'window' && use_sliding_window !== false ? (sliding_window ?? sliding_window_size) : undefined;
  const window = positive(keeps === 'chunk' ? attention_chunk_size : last);
  return { elements, ...(window !== undefined && { window }) };
}

/** Layers that keep the same, counted together. */
function counted(layers: readonly Kept[]): CacheShape {
  // Programs that run GGUF files keep everything where all layers have a limit: schemas/cache-shapes.schema.json says so too.
  const isLimited = layers.every(({ window }) => window !== undefined);
  const kept = isLimited ? layers.map(({ elements }): Kept => ({ elements })) : layers;
  const alike = Map.groupBy(kept, ({ elements, window }) => `${elements} ${window}`);
  return [...alike.values()].flatMap((all) => all.slice(0, 1).map((one) => ({ count: all.length, ...one })));
}

/** What a layer is: of those that share an index, one alone keeps its keys. */
const kindAt = ({ indexer_types: index }: Config, { isIndexed, ...type }: LayerKind, at: number): LayerKind =>
  isIndexed && !(Array.isArray(index) && index[at] === 'shared') ? { ...type, isIndexed } : type;

/**
 * The configuration of each layer: per_layer_config has what differs, by places that may start with zeros. No field is
 * copied for each layer: there may be thousands of both.
 */
function layerConfigsOf({ per_layer_config: own, ...config }: Config): (at: number) => Config {
  if (!isObject(own)) return () => config;
  // What is of full layers alone has gone into it.
  const { global_head_dim: _, num_global_key_value_heads: __, ...others } = config;
  const byPlace = new Map(Object.entries(own).map(([place, fields]) => [Number(place), fields]));
  return (at) => {
    const found = byPlace.get(at);
    return isObject(found) ? { __proto__: others, ...found } : others;
  };
}

/**
 * What a model keeps for each token, from its configuration (config.json of transformers, or its text_config):
 * 2 (keys and values) × key-value heads × length of a head; kv_lora_rank + qk_rope_head_dim with multi-head latent
 * attention, and the keys of its index. Only full layers grow with the text: others look back as far as sliding_window or
 * attention_chunk_size, or keep nothing for a token. The last num_kv_shared_layers use what others keep.
 *
 * Fields: https://huggingface.co/docs/transformers/main_classes/configuration; latent attention:
 * https://arxiv.org/abs/2405.04434, table 1. Compared with the caches that transformers makes: tests/caches.
 * @returns undefined when the configuration does not say, or names layers that nobody described; never nothing.
 */
export function cacheShapeOf(given: unknown): CacheShape | undefined {
  const config = textConfigOf(given);
  const types = config && isUniform(config) ? layerTypesOf(config) : undefined;
  if (!config || !types) return undefined;
  const own = types.slice(0, types.length - (positive(config.num_kv_shared_layers) ?? 0));
  const configAt = layerConfigsOf(config);
  const kept: Kept[] = [];
  for (const [at, type] of own.entries()) {
    const layer = keptBy(configAt(at), kindAt(config, type, at));
    if (layer === undefined) return undefined;
    if (layer !== 'nothing') kept.push(layer);
  }
  return kept.length === 0 ? undefined : counted(kept);
}
