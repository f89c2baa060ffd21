"""Configurations with every size made small: by SIZES wherever an architecture has a field of that name, and by SIZES_OF
where a type of model needs more."""

import re

import transformers
from texts import QWEN_SEES
from transformers.models.auto.configuration_auto import CONFIG_MAPPING

SIZES = {
    "hidden_size": 32, "d_model": 32, "dim": 32, "n_embd": 32, "embed_dim": 32, "projection_dim": 32,
    "intermediate_size": 37, "hidden_dim": 37, "ffn_dim": 32, "encoder_ffn_dim": 32, "decoder_ffn_dim": 32,
    "num_hidden_layers": 2, "n_layers": 2, "n_layer": 2, "encoder_layers": 2, "decoder_layers": 2, "num_layers": 2,
    "num_attention_heads": 4, "n_heads": 4, "n_head": 4, "encoder_attention_heads": 4, "decoder_attention_heads": 4,
    "num_key_value_heads": 2, "head_dim": 8, "image_size": 64, "out_hidden_size": 32, "depth": 2, "num_heads": 4,
    "num_queries": 5, "output_channels": 32, "mlp_dim": 32, "d_ff": 37, "d_kv": 8, "output_dim": 32,
    "linear_key_head_dim": 8, "linear_value_head_dim": 8, "linear_num_key_heads": 2, "linear_num_value_heads": 4,
}  # fmt: skip
# What the sizes do not say, by type of model.
SIZES_OF = {
    "audio-spectrogram-transformer": {"num_mel_bins": 128, "max_length": 64},
    "blip_text_model": {"encoder_hidden_size": 32, "max_position_embeddings": 512},
    "convnextv2": {"hidden_sizes": [8, 8, 16, 16], "depths": [1, 1, 1, 1]},
    "deepseek_v3": {
        "q_lora_rank": 16, "kv_lora_rank": 16, "qk_rope_head_dim": 8, "qk_nope_head_dim": 8, "v_head_dim": 8,
        "head_dim": 8, "n_routed_experts": 4, "n_group": 2, "topk_group": 1, "num_experts_per_tok": 2,
        "moe_intermediate_size": 16, "first_k_dense_replace": 1, "num_key_value_heads": 4,
    },
    "depth_anything": {"neck_hidden_sizes": [8, 8, 16, 16], "fusion_hidden_size": 8, "head_hidden_size": 8, "reassemble_hidden_size": 32},
    "dinov2": {"patch_size": 14, "image_size": 70},
    "encodec": {
        "sampling_rate": 32_000, "upsampling_ratios": [8, 5, 4, 4], "num_filters": 4, "hidden_size": 16, "codebook_size": 64,
        "codebook_dim": 16, "target_bandwidths": [2.2], "num_lstm_layers": 1,
    },
    "florence_vision": {
        "embed_dim": [8, 16, 32, 32], "depths": [1, 1, 1, 1], "num_heads": [1, 2, 4, 4], "num_groups": [1, 2, 4, 4],
        "projection_dim": 32, "window_size": 2,
    },
    "gemma4_text": {
        "layer_types": ["sliding_attention", "full_attention"], "num_hidden_layers": 2, "hidden_size_per_layer_input": 8,
        "per_layer_config": None, "sliding_window": 32,
    },
    "gemma4_vision": {"position_embedding_size": 64},
    "kosmos_2_text_model": {"embed_dim": 32, "layers": 2, "attention_heads": 4, "ffn_dim": 32, "max_position_embeddings": 256},
    "kosmos_2_vision_model": {"patch_size": 16},
    "musicgen_decoder": {"vocab_size": 64, "num_codebooks": 4, "pad_token_id": 64, "bos_token_id": 64, "max_position_embeddings": 64},
    "qwen2_5_vl_text": {"rope_parameters": {"rope_type": "default", "mrope_section": [2, 1, 1]}},
    "qwen3_vl_text": {"rope_parameters": {"rope_type": "default", "mrope_section": [2, 1, 1]}},
    "qwen3_vl_vision": {"deepstack_visual_indexes": [0]},
    "qwen3_5_text": {"head_dim": 32, "rope_parameters": {"rope_type": "default", "mrope_section": [2, 1, 1], "partial_rotary_factor": 0.25}},
    "qwen2_audio_encoder": {"max_source_positions": 1500},
    "sam_vision_model": {"image_size": 64, "patch_size": 16, "window_size": 2, "global_attn_indexes": [1], "num_pos_feats": 16},
    "sam_prompt_encoder": {"image_size": 64, "patch_size": 16, "image_embedding_size": 4},
    "segformer": {"hidden_sizes": [8, 8, 16, 16], "depths": [1, 1, 1, 1], "num_attention_heads": [1, 1, 2, 2], "decoder_hidden_size": 16},
    "swin2sr": {"embed_dim": 16, "depths": [1, 1], "num_heads": [2, 2], "upscale": 2, "window_size": 4},
    "videomae": {"num_frames": 16},
    "vits": {"upsample_initial_channel": 16, "wavenet_dilation_rate": 1, "flow_size": 32, "spectrogram_bins": 20},
    "wav2vec2": {"conv_dim": (32,) * 7, "num_conv_pos_embeddings": 16, "num_conv_pos_embedding_groups": 2},
    "whisper": {"max_target_positions": 64, "suppress_tokens": [], "begin_suppress_tokens": []},
}  # fmt: skip
LABELS = ["O", "red", "green", "blue"]
ENTAILMENT = ["contradiction", "neutral", "entailment"]
# Their numbers of labels mean something else.
WITHOUT_LABELS = ("owlvit", "layoutlm", "tapas")


def layers_of_each_kind(facts: dict) -> dict:
    """A layer of every kind that the architecture has, two at least: one of linear attention alone keeps no cache to write on with."""
    kinds = list(dict.fromkeys(facts.get("layer_types") or []))
    types = (kinds * 2)[: max(2, len(kinds))]
    return {"layer_types": types, "num_hidden_layers": len(types)} if types else {}


def small(config_class, **more):
    """A configuration with every size that it has made small, the nested ones too."""
    facts = config_class().to_dict()
    values = {name: value for name, value in SIZES.items() if type(facts.get(name)) is int}
    values.update(layers_of_each_kind(facts))
    parts = getattr(config_class, "sub_configs", {})
    for name, sub in (parts if isinstance(parts, dict) else {}).items():
        if getattr(sub, "model_type", ""):
            values[name] = small(sub).to_dict()
    values.update(SIZES_OF.get(config_class.model_type, {}))
    return config_class(**{**values, **more})


def labels_of(kind: str, record: dict) -> dict:
    architecture = record["config"]["architectures"][0]
    # To answer a question about a picture is to choose a label; about a text, to choose its place.
    chooses = "Classification|Detection|Segmentation" + ("|QuestionAnswering$" if kind == "vilt" else "")
    if kind in WITHOUT_LABELS or not re.search(chooses, architecture):
        return {}
    labels = ENTAILMENT if "mnli" in record["id"] else LABELS
    return {"id2label": dict(enumerate(labels)), "label2id": {name: at for at, name in enumerate(labels)}}


def words_of(tokenizer) -> dict:
    """How many words there are, and which are special."""
    if tokenizer is None:
        return {}
    numbers = {f"{name}_token_id": getattr(tokenizer, f"{name}_token_id", None) for name in ("pad", "bos", "eos")}
    return {"vocab_size": len(tokenizer), **{name: at for name, at in numbers.items() if at is not None}}


def pair_of_towers(kind: str, config_class, tokenizer) -> dict:
    """A tower for pictures and one for texts, which has the words."""
    positions = {"clip": 77, "blip": 512}.get(kind, 16)
    words = {**words_of(tokenizer), "max_position_embeddings": positions}
    if kind == "blip":
        # It begins with the one and ends with the other, whatever generation_config.json says.
        words["bos_token_id"], words["sep_token_id"] = tokenizer.cls_token_id, tokenizer.sep_token_id
    return {"text_config": {**small(config_class.sub_configs["text_config"]).to_dict(), **words}}


def depth_backbone() -> dict:
    stages = {"out_indices": [1, 2, 3, 4], "out_features": ["stage1", "stage2", "stage3", "stage4"]}
    backbone = small(transformers.Dinov2Config, num_hidden_layers=4, reshape_hidden_states=False)
    return {"backbone_config": {**backbone.to_dict(), **stages}}


def talks_of_pictures(kind: str, config_class, tokenizer) -> dict:
    """A language model with a part that sees or hears: the special tokens that stand for pictures and sounds."""
    number = tokenizer.convert_tokens_to_ids
    if kind in QWEN_SEES:
        vision = small(config_class.sub_configs["vision_config"]).to_dict()
        if "fullatt_block_indexes" in vision:
            vision["fullatt_block_indexes"] = [1]
        names = {"image": "<|image_pad|>", "video": "<|video_pad|>", "vision_start": "<|vision_start|>", "vision_end": "<|vision_end|>"}
        tokens = {f"{name}_token_id": number(token) for name, token in names.items()}
        text = {**small(config_class.sub_configs["text_config"]).to_dict(), **words_of(tokenizer)}
        return {"vision_config": vision, "text_config": text, **tokens}
    if kind == "qwen2_audio":
        text = small(transformers.Qwen2Config, **words_of(tokenizer)).to_dict()
        audio = small(transformers.Qwen2AudioEncoderConfig).to_dict()
        return {"audio_config": audio, "text_config": text, "audio_token_index": number("<|AUDIO|>")}
    if kind == "gemma4":
        text = {**small(transformers.Gemma4TextConfig).to_dict(), **words_of(tokenizer), "vocab_size_per_layer_input": len(tokenizer)}
        names = {"image": "<|image|>", "boi": "<|image>", "eoi": "<image|>", "audio": "<|audio|>", "boa": "<|audio>", "video": "<|video|>"}
        vision = small(transformers.Gemma4VisionConfig).to_dict()
        return {"text_config": text, "vision_config": vision, **{f"{name}_token_id": number(token) for name, token in names.items()}}
    if kind == "florence2":
        text = small(transformers.BartConfig, **words_of(tokenizer), decoder_start_token_id=2, forced_eos_token_id=None)
        return {"text_config": text.to_dict(), "image_token_id": number("<image>")}
    text = {**small(config_class.sub_configs["text_config"]).to_dict(), **words_of(tokenizer)}
    return {"text_config": text}


def detector() -> dict:
    """Version 4 loads the published weights of a backbone by its name: it is given a small one instead."""
    if not transformers.__version__.startswith("4."):
        return {}
    sizes = {"embedding_size": 8, "hidden_sizes": [8, 8, 16, 16], "depths": [1, 1, 1, 1], "out_features": ["stage4"]}
    backbone = transformers.ResNetConfig(**sizes, layer_type="basic")
    return {"use_timm_backbone": False, "use_pretrained_backbone": False, "backbone": None, "backbone_config": backbone}


def music(tokenizer) -> dict:
    """A text encoder, a codec of sound, and the decoder between them."""
    return {
        "text_encoder": small(transformers.T5Config, **words_of(tokenizer)).to_dict(),
        "audio_encoder": small(transformers.EncodecConfig).to_dict(),
        "decoder": small(transformers.MusicgenDecoderConfig).to_dict(),
    }


def reads_documents(tokenizer):
    """An encoder of pictures and a decoder that writes what stands in them."""
    sizes = {"image_size": [64, 64], "patch_size": 4, "embed_dim": 16, "depths": [1, 1], "num_heads": [2, 2], "window_size": 4}
    encoder = transformers.DonutSwinConfig(**sizes)
    decoder = small(transformers.MBartConfig, **words_of(tokenizer), max_position_embeddings=512, is_decoder=True, add_cross_attention=True)
    starts = {"decoder_start_token_id": 0, "pad_token_id": 1, "eos_token_id": 2}
    return transformers.VisionEncoderDecoderConfig.from_encoder_decoder_configs(encoder, decoder, **starts)


def more_of(kind: str, config_class, tokenizer) -> dict:
    """What a type of model needs besides sizes, labels and words."""
    if kind == "detr":
        return detector()
    if kind == "depth_anything":
        return depth_backbone()
    if kind == "marian":
        return {"decoder_start_token_id": tokenizer.pad_token_id, "max_position_embeddings": 512, "forced_eos_token_id": None}
    if kind in ("bart", "mbart", "m2m_100", "t5"):
        return {"decoder_start_token_id": 2, "forced_eos_token_id": None}
    if kind in ("clip", "owlvit", "blip"):
        return pair_of_towers(kind, config_class, tokenizer)
    if kind in (*QWEN_SEES, "qwen2_audio", "florence2", "kosmos-2", "gemma4"):
        return talks_of_pictures(kind, config_class, tokenizer)
    if kind == "musicgen":
        return music(tokenizer)
    if kind == "whisper":
        return {"decoder_start_token_id": tokenizer.convert_tokens_to_ids("<|startoftranscript|>")}
    return {}


def configuration_of(kind: str, record: dict, tokenizer):
    """The small configuration of a type of model."""
    if kind == "vision-encoder-decoder":
        return reads_documents(tokenizer)
    config_class = CONFIG_MAPPING[kind]
    composed = kind in ("clip", "owlvit", "blip", *QWEN_SEES, "qwen2_audio", "florence2", "kosmos-2", "gemma4", "musicgen")
    words = {} if composed else words_of(tokenizer)
    return small(config_class, **{**labels_of(kind, record), **words, **more_of(kind, config_class, tokenizer)})
