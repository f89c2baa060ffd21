# /// script
# dependencies = []
# ///
"""A tiny SeamlessM4T with random weights, a tokenizer of letters, and the languages of its generation_config.json."""

import json
import sys
from pathlib import Path

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
letters = ["<pad>", "<unk>", "<s>", "</s>", "▁", *map(chr, range(33, 127))]
languages = ["__eng__", "__fra__"]
tokenizer = transformers.SeamlessM4TTokenizer({letter: at for at, letter in enumerate(letters)}, additional_special_tokens=languages)
sound = transformers.SeamlessM4TFeatureExtractor()
transformers.SeamlessM4TProcessor(feature_extractor=sound, tokenizer=tokenizer).save_pretrained(folder)
parts = ["encoder", "decoder", "speech_encoder", "t2u_encoder", "t2u_decoder"]
sizes = {f"{part}_layers": 1 for part in parts} | {f"{part}_attention_heads": 2 for part in parts}
sizes |= {f"{part}_{name}": 32 for part, name in zip(parts, ["ffn_dim", "ffn_dim", "intermediate_size", "ffn_dim", "ffn_dim"])}
config = transformers.SeamlessM4TConfig(
    vocab_size=len(tokenizer), t2u_vocab_size=40, hidden_size=32, max_new_tokens=8, t2u_max_new_tokens=30,
    num_conv_pos_embeddings=16, num_conv_pos_embedding_groups=2, upsample_initial_channel=64, unit_hifi_gan_vocab_size=40,
    unit_embed_dim=16, lang_embed_dim=8, spkr_embed_dim=8, vocoder_num_langs=2, vocoder_num_spkrs=2, **sizes,
)  # fmt: skip
model = transformers.SeamlessM4TModel(config)
ids = tokenizer.convert_tokens_to_ids(languages)
model.generation_config.text_decoder_lang_to_code_id = {"eng": ids[0], "fra": ids[1]}
model.generation_config.t2u_lang_code_to_id = {"eng": 30, "fra": 31}
model.generation_config.vocoder_lang_code_to_id = {"eng": 0, "fra": 1}
model.generation_config.max_new_tokens = 8
# What marks the beginning and the end says nothing.
model.generation_config.suppress_tokens = [0, 1, 2, *ids]
# What is made of the configuration of a model is made anew before it writes.
model.generation_config._from_model_config = False
model.save_pretrained(folder)
