# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""
A tiny model with code of its own that reads documents, as GOT-OCR 2.0 has it: https://github.com/Ucas-HaoranWei/GOT-OCR2.0.

As there, its method calls CUDA by its name, asks the cache for what releases before 4.48 have, and imports what draws music.
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
from torch import nn
from transformers import Qwen2Config, Qwen2ForCausalLM
from transformers.cache_utils import Cache


class GOTQwenForCausalLMConfig(Qwen2Config):
    model_type = "GOT"


class GOTQwenForCausalLM(Qwen2ForCausalLM):
    config_class = GOTQwenForCausalLMConfig

    def __init__(self, config):
        super().__init__(config)
        self.sees = nn.Linear(3, config.hidden_size)
        self.post_init()

    def prepare_inputs_for_generation(self, input_ids, past_key_values=None, attention_mask=None, inputs_embeds=None, **more):
        if isinstance(past_key_values, Cache):
            seen, _ = past_key_values.seen_tokens, past_key_values.get_max_length()
            if seen > 0:
                return {"input_ids": input_ids[:, -1:], "past_key_values": past_key_values, "use_cache": True}
        given = {"input_ids": input_ids} if inputs_embeds is None else {"inputs_embeds": inputs_embeds}
        return {**given, "past_key_values": past_key_values, "use_cache": more.get("use_cache")}

    def chat(self, tokenizer, image_file, ocr_type, ocr_box="", ocr_color="", render=False, stream_flag=False):
        asked = {"ocr": "OCR: ", "format": "OCR with format: "}[ocr_type]
        if render:
            import verovio

            print(verovio.toolkit().getVersion())
        pixels = list(Image.open(image_file).convert("RGB").resize((2, 2)).getdata())
        said = torch.as_tensor(tokenizer([asked]).input_ids).cuda()
        with torch.autocast("cuda", dtype=torch.bfloat16):
            seen = self.sees(torch.tensor(pixels).half().cuda() / 255)
            inputs = torch.cat([seen, self.get_input_embeddings()(said[0])])[None]
            ids = self.generate(inputs_embeds=inputs, do_sample=False, max_new_tokens=8)
        return tokenizer.decode(ids[0]).strip()
'''

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
save_own_model(folder, "GOTQwenForCausalLM", MODEL, bytes_tokenizer("qwen2"), "AutoModel", {}, {})
