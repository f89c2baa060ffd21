"""Sizes that tiny models of the families of SAM 2 and SAM 3 have in common."""

PROMPTS = {"hidden_size": 32, "mask_input_channels": 4}
MASKS = {"hidden_size": 32, "mlp_dim": 32, "num_attention_heads": 4, "iou_head_hidden_dim": 32}
MEMORY = {
    "memory_attention_hidden_size": 32, "memory_attention_num_layers": 1, "memory_attention_feed_forward_hidden_size": 32,
    "memory_encoder_hidden_size": 32, "memory_encoder_output_channels": 8, "mask_downsampler_embed_dim": 32,
    "memory_fuser_num_layers": 1, "memory_fuser_embed_dim": 32, "memory_fuser_intermediate_dim": 32,
}  # fmt: skip
