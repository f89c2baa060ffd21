# /// script
# dependencies = []
# ///
"""A repository with code of its own as Phi-3.5-vision has it: a Phi-3 of two layers and a layer that sees, and a processor that
takes one text, in which numbered marks stand for the pictures of a list. Bytes are its words.
"""

import json
import sys
from pathlib import Path

import torch
import transformers
from tokenizers import Tokenizer, decoders, models, pre_tokenizers
from transformers.dynamic_module_utils import get_class_from_dynamic_module

CONFIGURATION = '''\
from transformers import Phi3Config


class Phi3VConfig(Phi3Config):
    model_type = "phi3_v"
'''
MODEL = '''\
from torch import nn
from transformers import Phi3ForCausalLM

from .configuration_phi3_v import Phi3VConfig


class Phi3VForCausalLM(Phi3ForCausalLM):
    config_class = Phi3VConfig

    def __init__(self, config):
        super().__init__(config)
        self.sees = nn.Linear(3, config.hidden_size)
        self.post_init()

    def forward(self, input_ids=None, pixel_values=None, image_sizes=None, inputs_embeds=None, num_logits_to_keep=0, **more):
        """Negative ids are places of pictures."""
        if inputs_embeds is None:
            places = input_ids < 0
            inputs_embeds = self.model.embed_tokens(input_ids.clamp(min=0))
            if places.any():
                seen = self.sees(pixel_values.mean((-1, -2)).to(inputs_embeds.dtype))
                inputs_embeds[places] = seen[-input_ids[places] - 1]
        return super().forward(inputs_embeds=inputs_embeds, num_logits_to_keep=num_logits_to_keep or 0, **more)
'''
PROCESSOR = '''\
import re

import numpy as np
import torch
from transformers import BatchFeature, ProcessorMixin
from transformers.image_processing_utils import BaseImageProcessor

SIDE, PLACES = 28, 4


class Phi3VImageProcessor(BaseImageProcessor):
    model_input_names = ["pixel_values", "image_sizes"]

    def __init__(self, num_crops=1, **more):
        super().__init__(**more)
        self.num_crops = num_crops

    def preprocess(self, images, return_tensors=None):
        pixels = [np.asarray(image.convert("RGB").resize((SIDE, SIDE)), np.float32) / 255 for image in images]
        sizes = [(image.height, image.width) for image in images]
        return {"pixel_values": torch.tensor(np.stack(pixels)).permute(0, 3, 1, 2), "image_sizes": torch.tensor(sizes)}


class Phi3VProcessor(ProcessorMixin):
    attributes = ["image_processor", "tokenizer"]
    image_processor_class = "AutoImageProcessor"
    tokenizer_class = "AutoTokenizer"

    def __init__(self, image_processor, tokenizer):
        self.image_processor, self.tokenizer = image_processor, tokenizer

    def __call__(self, text, images=None, return_tensors="pt"):
        parts = re.split(r"<\\|image_(\\d+)\\|>", text)
        numbers = [int(number) for number in parts[1::2]]
        if numbers != list(range(1, len(images) + 1)):
            raise ValueError(f"the text names the pictures {numbers}, and {len(images)} are given")
        ids = []
        for at, part in enumerate(parts):
            ids += [-int(part)] * PLACES if at % 2 else self.tokenizer(part).input_ids
        tokens = torch.tensor([ids])
        seen = self.image_processor.preprocess(images)
        return BatchFeature({"input_ids": tokens, "attention_mask": torch.ones_like(tokens), **seen})

    def decode(self, *args, **more):
        return self.tokenizer.decode(*args, **more)
'''

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
(folder / "processing_phi3_v.py").write_text(PROCESSOR)
(folder / "configuration_phi3_v.py").write_text(CONFIGURATION)
(folder / "modeling_phi3_v.py").write_text(MODEL)
torch.manual_seed(0)

letters = sorted(pre_tokenizers.ByteLevel.alphabet())
whole = Tokenizer(models.BPE({word: at for at, word in enumerate(["<unk>", "<s>", "<|endoftext|>", *letters])}, []))
whole.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
whole.decoder = decoders.ByteLevel()
roles = {"unk_token": "<unk>", "bos_token": "<s>", "eos_token": "<|endoftext|>", "pad_token": "<|endoftext|>"}
tokenizer = transformers.PreTrainedTokenizerFast(tokenizer_object=whole, **roles)
tokenizer.chat_template = record["config"]["tokenizer_config"]["chat_template"]
tokenizer.save_pretrained(folder)

config = get_class_from_dynamic_module("configuration_phi3_v.Phi3VConfig", str(folder))(
    vocab_size=len(tokenizer), hidden_size=32, intermediate_size=37, num_hidden_layers=2, num_attention_heads=4,
    num_key_value_heads=4, pad_token_id=2, bos_token_id=1, eos_token_id=2, architectures=["Phi3VForCausalLM"],
    auto_map=record["config"]["auto_map"],
)  # fmt: skip
model = get_class_from_dynamic_module("modeling_phi3_v.Phi3VForCausalLM", str(folder))(config)
model.generation_config.suppress_tokens = [0, 1, 2]
model.save_pretrained(folder)
maps = {"AutoProcessor": "processing_phi3_v.Phi3VProcessor", "AutoImageProcessor": "processing_phi3_v.Phi3VImageProcessor"}
kinds = {"image_processor_type": "Phi3VImageProcessor", "processor_class": "Phi3VProcessor"}
(folder / "preprocessor_config.json").write_text(json.dumps({"auto_map": maps, **kinds, "num_crops": 4}))
