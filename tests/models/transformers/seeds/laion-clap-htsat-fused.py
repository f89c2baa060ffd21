# /// script
# dependencies = []
# ///
"""A tiny CLAP with random weights, which fuses parts of long sounds."""

import json
import sys
from pathlib import Path

import torch
import transformers
from tokenizers import Tokenizer, models, pre_tokenizers, processors


SPECIAL = ["<s>", "<pad>", "</s>", "<unk>", "<mask>"]


def sentences():
    """The tokenizer of RoBERTa, with letters alone."""
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    whole = Tokenizer(models.BPE({word: at for at, word in enumerate([*SPECIAL, *letters])}, []))
    whole.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    ends = [("<s>", 0), ("</s>", 2)]
    whole.post_processor = processors.TemplateProcessing(single="<s> $A </s>", special_tokens=ends)
    roles = {"bos_token": "<s>", "pad_token": "<pad>", "eos_token": "</s>", "unk_token": "<unk>", "mask_token": "<mask>"}
    names = ["input_ids", "attention_mask"]
    return transformers.PreTrainedTokenizerFast(tokenizer_object=whole, model_max_length=256, model_input_names=names, **roles)


record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
tokenizer = sentences()
sound = {
    "patch_embeds_hidden_size": 8, "hidden_size": 64, "depths": [1, 1, 1, 1], "num_attention_heads": [1, 1, 2, 2],
    "projection_dim": 32, "enable_fusion": True, "fusion_type": "aff_2d",
}  # fmt: skip
text = {
    "vocab_size": len(tokenizer), "hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 37,
    "projection_dim": 32, "pad_token_id": tokenizer.pad_token_id,
}  # fmt: skip
model = transformers.ClapModel(transformers.ClapConfig(text_config=text, audio_config=sound, projection_dim=32))
model.save_pretrained(folder)
features = transformers.ClapFeatureExtractor(truncation="fusion", padding="repeatpad")
transformers.ClapProcessor(features, tokenizer).save_pretrained(folder)
