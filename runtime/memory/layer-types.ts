import { layerTypes } from '../../out/modules/cache-shapes.ts';
import { type Config, classOf, isObject, type LayerKind, positive } from './configuration.ts';

/** Names that rules below give to layers; catalogue/cache-shapes.json says what each keeps. */
const [FULL, SLIDING, CHUNKED, LINEAR] = [
  'full_attention',
  'sliding_attention',
  'chunked_attention',
  'linear_attention',
];

/** What layers of a name keep of the tokens that they have read; undefined for a name that nobody described. */
export const layerTypeOf = (name: unknown): LayerKind | undefined =>
  layerTypes.find(({ names }) => names.includes(name as string));

/** The letters of hybrid_override_pattern: nemotron_h/configuration_nemotron_h.py of transformers, `_pattern_to_list`. */
const LETTERS: Readonly<Record<string, string>> = { M: LINEAR, E: 'moe', '*': FULL, '-': 'mlp' };

/** Fields that tell of layers which differ from each other, or keep something else than keys and values of all tokens. */
const HINT =
  /sliding|window|attention_chunk|layer_types$|block_types?$|hybrid|mamba|ssm|recurren|rwkv|linear_(?:attn|num|key|conv)|attn_(?:layer|type)|attn_idx|full_att|global_att|local_(?:att|layer)|kv_shar|shared?_kv|compress|block_configs|num_loop|loop_num|conv_|index_/;
/** Such fields of which others say what they are worth, or that are about other things. */
const NO_HINT = /^(?:mlp_layer_types|max_window_layers|use_sliding_window)$/;

const isSet = (value: unknown): boolean =>
  !(value === undefined || value === null || value === false || value === 0 || value === '') &&
  !(Array.isArray(value) && value.length === 0);

/** No model has so many layers; each is looked at. */
const MOST_LAYERS = 4096;

/** Some layers, each named by its place. */
const named = (count: number, name: (at: number) => string | undefined): (string | undefined)[] =>
  Array.from({ length: count }, (_, at) => name(at));

/** A list that is repeated until every layer has a name. */
const repeated = (list: readonly string[], count: number): (string | undefined)[] =>
  named(count, (at) => list[at % list.length]);

/** Those at some places are full, the others linear. */
function fullAt(places: readonly unknown[], first: number, count: number): (string | undefined)[] {
  const full = new Set(places);
  return named(count, (at) => (full.has(at + first) ? FULL : LINEAR));
}

/** Each of so many is full, the last of them first; the others are of another type. */
const fullEvery = (every: number, others: string, count: number): (string | undefined)[] =>
  named(count, (at) => ((at + 1) % every === 0 ? FULL : others));

type Rule = (config: Config, count: number) => readonly unknown[] | undefined;

const byLetters: Rule = ({ hybrid_override_pattern: pattern }) =>
  typeof pattern === 'string' ? [...pattern].map((letter) => LETTERS[letter]) : undefined;

const byPlaces: Rule = ({ attn_layer_indices, full_attn_idxs, attn_type_list, linear_attn_config: linear }, count) => {
  // One is full, zero linear: https://huggingface.co/docs/transformers/model_doc/minimax.
  if (Array.isArray(attn_type_list)) return attn_type_list.map((type) => [LINEAR, FULL][type]);
  const places = [attn_layer_indices, full_attn_idxs].find(Array.isArray);
  if (places) return fullAt(places, 0, count);
  const full = isObject(linear) ? linear.full_attn_layers : undefined;
  // These are counted from one: kimi_linear/configuration_kimi_linear.py of transformers.
  return Array.isArray(full) ? fullAt(full, 1, count) : undefined;
};

const byInterval: Rule = ({ full_attention_interval, layer_group_size, attn_layer_period, ...config }, count) => {
  const every = positive(full_attention_interval) ?? positive(layer_group_size);
  if (every !== undefined) return fullEvery(every, LINEAR, count);
  const period = positive(attn_layer_period);
  const { attn_layer_offset: offset } = config;
  return period === undefined ? undefined : named(count, (at) => (at % period === offset ? FULL : LINEAR));
};

const byWindow: Rule = (config, count) => {
  const { sliding_window_pattern: pattern, use_sliding_window: isUsed, max_window_layers: first } = config;
  if (!isSet(config.sliding_window) || isUsed === false) return undefined;
  const every = positive(pattern);
  if (every !== undefined) return fullEvery(every, SLIDING, count);
  if (typeof pattern === 'string' && /^[LG]+$/.test(pattern))
    // The last layer is full whatever the pattern says: exaone4/configuration_exaone4.py of transformers.
    return named(count, (at) => (at === count - 1 || pattern[at % pattern.length] === 'G' ? FULL : SLIDING));
  if (isUsed === true && typeof first === 'number') return named(count, (at) => (at >= first ? SLIDING : FULL));
  return undefined;
};

const byChunk: Rule = ({ attention_chunk_size, no_rope_layers: isRotated, no_rope_layer_interval }, count) => {
  if (!isSet(attention_chunk_size)) return undefined;
  if (Array.isArray(isRotated) && isRotated.length > 0) return isRotated.map((is) => (is ? CHUNKED : FULL));
  const every = positive(no_rope_layer_interval);
  return every === undefined ? undefined : fullEvery(every, CHUNKED, count);
};

const byClass: Rule = (config, count) => {
  const types = classOf(config)?.layerTypes;
  return types && repeated(types, count);
};

/** Without a word of layers that differ, all are full. */
const byNothing: Rule = (config, count) => {
  const isHinted = (field: string): boolean => HINT.test(field) && !NO_HINT.test(field) && isSet(config[field]);
  const hints = Object.keys(config).filter(isHinted);
  const isWindowOff = config.use_sliding_window === false;
  return hints.every((field) => isWindowOff && field === 'sliding_window') ? repeated([FULL], count) : undefined;
};

const RULES: readonly Rule[] = [byInterval, byWindow, byChunk, byClass, byNothing];

/**
 * What each layer is, as layer_types of transformers names it: as a configuration says, or derived as its class does from an
 * interval, a pattern, or the places of some layers.
 *
 * https://github.com/huggingface/transformers/tree/v5.24.0/src/transformers/models, configuration_*.py of each.
 * @returns undefined where fields speak of layers that differ, and not of which is which.
 */
export function layerTypesOf(config: Config): readonly LayerKind[] | undefined {
  const own = [config.layer_types, config.layers_block_type].find(Array.isArray);
  const count = positive(config.num_hidden_layers) ?? own?.length;
  if (count === undefined || count > MOST_LAYERS) return undefined;
  const { layerTypes: filled, isOpaque } = classOf(config) ?? {};
  if (isOpaque) return undefined;
  let names: readonly unknown[] | undefined = own ?? byLetters(config, count) ?? byPlaces(config, count);
  if (!names && filled?.length === 0) return undefined;
  for (const rule of RULES) names ??= rule(config, count);
  const types = names?.map(layerTypeOf) ?? [];
  const isWhole = types.length === count && types.every((type) => type !== undefined);
  return isWhole ? types : undefined;
}
