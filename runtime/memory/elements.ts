import { type Config, type LayerKind, positive } from './configuration.ts';

const LENGTHS = ['head_dim', 'attention_head_dim', 'kv_channels'];

/** The fields that say how long a head is and how many there are, those first that are of layers of one type alone. */
const KEYS: Readonly<Record<LayerKind['keeps'], readonly string[]>> = {
  all: ['global_head_dim', ...LENGTHS],
  window: ['swa_head_dim', ...LENGTHS],
  chunk: LENGTHS,
  nothing: [],
};
const VALUES: Readonly<Record<LayerKind['keeps'], readonly string[]>> = {
  all: ['v_head_dim'],
  window: ['swa_v_head_dim', 'v_head_dim'],
  chunk: ['v_head_dim'],
  nothing: [],
};
const LATENT = ['kv_lora_rank', 'qk_rope_head_dim'];
const HEADS = ['num_key_value_heads', 'swa_num_key_value_heads', 'num_global_key_value_heads', 'num_attention_heads'];
const ALL = new Set([...Object.values(KEYS).flat(), ...Object.values(VALUES).flat(), ...LATENT, ...HEADS]);

const firstOf = (config: Config, fields: readonly string[]): number | undefined => {
  for (const field of fields) {
    const value = positive(config[field]);
    if (value !== undefined) return value;
  }
  return undefined;
};

/** Whether what says how much a layer keeps is a number wherever it stands, and no list of numbers for each layer. */
export const isUniform = (config: Config): boolean =>
  [...ALL].every((field) => (config[field] ?? undefined) === undefined || positive(config[field]) !== undefined);

/**
 * Heads of keys and values. Those of full layers alone count where keys are values too (gemma4/configuration_gemma4.py of
 * transformers), and multi_query has one for all unless its decoder is the new one (falcon/configuration_falcon.py).
 */
function keyHeadsOf(config: Config, keeps: LayerKind['keeps']): number | undefined {
  const { attention_k_eq_v, multi_query, new_decoder_architecture } = config;
  const ofFull = keeps === 'all' && attention_k_eq_v === true ? positive(config.num_global_key_value_heads) : undefined;
  const ofWindow = keeps === 'window' ? positive(config.swa_num_key_value_heads) : undefined;
  const own = ofFull ?? ofWindow ?? positive(config.num_key_value_heads);
  if (own !== undefined) return own;
  if (new_decoder_architecture === true) return positive(config.num_kv_heads);
  return multi_query === true ? 1 : positive(config.num_attention_heads);
}

/** Elements that one layer of a type keeps for one token; undefined when the configuration does not say. */
export function elementsOf(config: Config, { keeps, isIndexed }: LayerKind): number | undefined {
  const index = isIndexed ? positive(config.index_head_dim) : 0;
  if (index === undefined) return undefined;
  const latent = config.use_mla === false ? undefined : positive(config.kv_lora_rank);
  if (latent !== undefined) return latent + (positive(config.qk_rope_head_dim) ?? 0) + index;
  const heads = positive(config.num_attention_heads);
  const size = positive(config.hidden_size);
  const key = firstOf(config, KEYS[keeps]) ?? (heads && size ? Math.floor(size / heads) : undefined);
  const keyHeads = keyHeadsOf(config, keeps);
  if (key === undefined || keyHeads === undefined) return undefined;
  return keyHeads * (key + (firstOf(config, VALUES[keeps]) ?? key)) + index;
}
