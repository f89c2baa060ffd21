# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny BART that sees, and the processor of the repository's own code: a mark names the task, and the answer is read by it."""

import json
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "shared")]

import torch
from own_code_model import save_own_model
from texts import bytes_tokenizer

MODEL = '''\
from torch import nn
from transformers import BartConfig, BartForConditionalGeneration


class Florence2ForConditionalGenerationConfig(BartConfig):
    model_type = "florence2"

    def __init__(self, hidden_size=32, **more):
        names = ("num_hidden_layers", "num_attention_heads", "num_key_value_heads", "intermediate_size")
        sizes = dict(d_model=hidden_size, encoder_layers=1, decoder_layers=1, encoder_attention_heads=4)
        sizes.update(decoder_attention_heads=4, encoder_ffn_dim=37, decoder_ffn_dim=37, max_position_embeddings=2048)
        super().__init__(**{**sizes, **{name: value for name, value in more.items() if name not in names}})


class Florence2ForConditionalGeneration(BartForConditionalGeneration):
    config_class = Florence2ForConditionalGenerationConfig

    def __init__(self, config):
        super().__init__(config)
        self.sees = nn.Linear(3, config.d_model)
        self.post_init()

    def generate(self, input_ids, pixel_values=None, **more):
        embeddings = self.get_input_embeddings()(input_ids) + self.sees(pixel_values.mean((-1, -2)))[:, None]
        return super().generate(inputs_embeds=embeddings, **{**more, "max_new_tokens": min(more["max_new_tokens"], 12)})
'''
PROCESSOR = '''\
import numpy as np
import torch
from transformers import BatchFeature, ProcessorMixin

# https://huggingface.co/microsoft/Florence-2-base#tasks
PROMPTS = {
    "<CAPTION>": "What does the image describe?",
    "<DETAILED_CAPTION>": "Describe in detail what is shown in the image.",
    "<OD>": "Locate the objects with category name in the image.",
    "<OCR>": "What is the text in the image?",
}


class Florence2Processor(ProcessorMixin):
    attributes = ["tokenizer"]
    tokenizer_class = "AutoTokenizer"

    def __init__(self, tokenizer):
        self.tokenizer = tokenizer
        self.chat_template = None

    def __call__(self, text=None, images=None, return_tensors=None):
        tokens = self.tokenizer(PROMPTS[text], return_tensors=return_tensors)
        pixels = np.asarray(images.convert("RGB").resize((28, 28)), np.float32) / 255
        return BatchFeature({**tokens, "pixel_values": torch.tensor(pixels).permute(2, 0, 1)[None]})

    def batch_decode(self, *args, **more):
        return self.tokenizer.batch_decode(*args, **more)

    def post_process_generation(self, text, task, image_size):
        width, height = image_size
        if task not in PROMPTS or not isinstance(text, str) or self.tokenizer.eos_token not in text:
            raise ValueError("one text with its special tokens, and the mark of its task")
        return {task: text.replace(self.tokenizer.eos_token, "")}
'''

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
(folder / "processing_florence2.py").write_text(PROCESSOR)
name = record["config"]["architectures"][0]
tokenizer = bytes_tokenizer("qwen2")
save_own_model(folder, name, MODEL, tokenizer, record["transformersInfo"]["auto_model"], {"decoder_start_token_id": tokenizer.eos_token_id}, {})
maps = {"AutoProcessor": "processing_florence2.Florence2Processor"}
(folder / "processor_config.json").write_text(json.dumps({"processor_class": "Florence2Processor", "auto_map": maps}))
