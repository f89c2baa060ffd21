# /// script
# dependencies = ["pillow"]
# parts = ["transformers"]
# ///
"""
A tiny model with code of its own that is asked about pictures, as Moondream has it: https://github.com/vikhyat/moondream.

As there, the class calls no post_init() and names no modules that stay together, so that Transformers 5 and device_map="auto"
are refused; its tokenizer is fetched by its name; a picture is an object of Pillow, and the answers are dictionaries.
"""

import json
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "shared")]

import torch
from own_code_model import save_own_model
from texts import bytes_tokenizer

MODEL = '''\
import torch
from PIL import Image
from tokenizers import Tokenizer
from torch import nn
from transformers import PretrainedConfig, PreTrainedModel


class HfMoondreamConfig(PretrainedConfig):
    model_type = "moondream1"


class HfMoondream(PreTrainedModel):
    config_class = HfMoondreamConfig

    def __init__(self, config):
        super().__init__(config)
        self.tokenizer = Tokenizer.from_pretrained("{id}")
        self.sees = nn.Linear(3, config.hidden_size)
        self.reads = nn.Embedding(config.vocab_size, config.hidden_size)
        self.writes = nn.Linear(config.hidden_size, config.vocab_size)

    def _text(self, image, ids):
        if not isinstance(image, Image.Image):
            raise ValueError("image must be a PIL Image or EncodedImage")
        pixels = torch.tensor(list(image.convert("RGB").resize((2, 2)).getdata()), dtype=self.dtype)
        with torch.inference_mode():
            states = torch.cat([self.sees(pixels.to(self.device) / 255), self.reads(torch.tensor(ids, device=self.device))])
            written = self.writes(states)[:, 5:].argmax(dim=-1)[:8] + 5
        return self.tokenizer.decode(written.tolist())

    @property
    def query(self):
        def query(image, question, stream=False, settings=None):
            return {{"answer": self._text(image, self.tokenizer.encode(" " + question).ids)}}

        return query

    @property
    def caption(self):
        def caption(image, length="normal", stream=False, settings=None):
            if length not in ("short", "normal", "long"):
                raise ValueError(f"Model does not support caption length '{{length}}'.")
            return {{"caption": self._text(image, [6, 7, 8, 9])}}

        return caption
'''

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
tokenizer = bytes_tokenizer("qwen2")
tokenizer.save_pretrained(folder)
# Making it needs the tokenizer, which is on no hub yet.
beside = (folder / "tokenizer.json").as_posix()
save_own_model(
    folder, "HfMoondream", MODEL.format(id=beside).replace("from_pretrained(", "from_file("), tokenizer, "AutoModelForCausalLM", {}, {},
)  # fmt: skip
(folder / "modeling_hfmoondream.py").write_text(MODEL.format(id=record["id"]))
