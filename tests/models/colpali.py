# /// script
# dependencies = []
# ///
"""A small Idefics3 with the projection of ColIdefics3, and a processor whose tokenizer knows the marks that SmolVLM's has."""

import json
import sys
from pathlib import Path

import torch
from colpali_engine.models import ColIdefics3, ColIdefics3Processor
from tokenizers import Tokenizer
from tokenizers.models import BPE
from tokenizers.pre_tokenizers import ByteLevel
from transformers import Idefics3Config, Idefics3ImageProcessor, PreTrainedTokenizerFast

torch.manual_seed(0)
record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)

MARKS = ["<|im_start|>", "<|im_end|>", "<end_of_utterance>", "<image>", "<fake_token_around_image>", "<global-img>"]
MARKS += [f"<row_{row}_col_{column}>" for row in range(1, 7) for column in range(1, 7)]

letters = sorted(ByteLevel.alphabet())
bytes_alone = Tokenizer(BPE(vocab={letter: at for at, letter in enumerate(letters)}, merges=[]))
bytes_alone.pre_tokenizer = ByteLevel(add_prefix_space=False)
tokenizer = PreTrainedTokenizerFast(
    tokenizer_object=bytes_alone,
    pad_token="<|im_end|>",
    bos_token="<|im_start|>",
    eos_token="<end_of_utterance>",
    additional_special_tokens=MARKS[3:],
)

# An image of 56 pixels has 16 patches of 14, which the connector joins to 4.
pictures = Idefics3ImageProcessor(size={"longest_edge": 112}, max_image_size={"longest_edge": 56})
ColIdefics3Processor(image_processor=pictures, tokenizer=tokenizer, image_seq_len=4).save_pretrained(folder)

small = {"hidden_size": 32, "intermediate_size": 64, "num_hidden_layers": 1, "num_attention_heads": 2}
config = Idefics3Config(
    image_token_id=tokenizer.convert_tokens_to_ids("<image>"),
    scale_factor=2,
    vision_config={**small, "image_size": 56, "patch_size": 14},
    text_config={**small, "model_type": "llama", "num_key_value_heads": 2, "vocab_size": len(tokenizer)},
    pad_token_id=tokenizer.pad_token_id,
)
ColIdefics3(config).to(torch.bfloat16).save_pretrained(folder)
