# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny CSM with random weights, its codec beside it as in the published repository. It speaks ten frames."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import torch
import transformers
from texts import bytes_tokenizer

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
tokenizer = bytes_tokenizer("qwen2")
tokenizer.add_special_tokens({"additional_special_tokens": ["<|AUDIO|>", "<|audio_eos|>"]})
sound, end = tokenizer.convert_tokens_to_ids(["<|AUDIO|>", "<|audio_eos|>"])
heads = {"hidden_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "num_key_value_heads": 2, "intermediate_size": 32}
sizes = {**heads, "vocab_size": 32, "num_codebooks": 4}
codec = transformers.MimiConfig(
    **heads, num_filters=2, num_residual_layers=1, head_dim=8, codebook_size=32, codebook_dim=8, vector_quantization_hidden_dimension=8,
    num_quantizers=4, num_semantic_quantizers=1, upsample_groups=16,
)  # fmt: skip
config = transformers.CsmConfig(
    **sizes, text_vocab_size=len(tokenizer), pad_token_id=sound, audio_token_id=sound, audio_eos_token_id=end, bos_token_id=0,
    codebook_pad_token_id=31, codebook_eos_token_id=0, codec_config=codec.to_dict(),
    depth_decoder_config={**sizes, "backbone_hidden_size": 16, "max_position_embeddings": 8},
)  # fmt: skip
model = transformers.CsmForConditionalGeneration(config)
model.generation_config.max_new_tokens = 10
model.save_pretrained(folder)
extractor = transformers.EncodecFeatureExtractor(sampling_rate=24000)
transformers.CsmProcessor(extractor, tokenizer).save_pretrained(folder)
