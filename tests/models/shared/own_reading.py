"""A model with code of its own that reads documents, as DeepSeek-OCR and Unlimited-OCR have it."""

from pathlib import Path

import torch
from own_code_model import save_own_model
from texts import bytes_tokenizer

MODEL = '''\
from pathlib import Path

import torch
from PIL import Image
from torch import nn
from transformers import LlamaConfig, LlamaForCausalLM


class {name}Config(LlamaConfig):
    model_type = "{kind}"


class {name}(LlamaForCausalLM):
    config_class = {name}Config

    def __init__(self, config):
        super().__init__(config)
        self.sees = nn.Linear(3, config.hidden_size)
        self.post_init()

    def infer(
        self, tokenizer, prompt="", image_file="", output_path=" ", base_size=1024, image_size=640, crop_mode=True,
        test_compress=False, save_results=False, eval_mode=False{more},
    ):
        before, mark, after = prompt.partition("<image>")
        if not mark:
            raise ValueError("the prompt says where the picture stands")
        if (base_size, image_size, crop_mode) not in {modes}:
            raise ValueError("no such mode")
        pixels = list(Image.open(image_file).convert("RGB").resize((2, 2)).getdata())
        seen = self.sees(torch.tensor(pixels, device=self.device, dtype=self.dtype) / 255)
        said = torch.tensor(tokenizer(before + after).input_ids, device=self.device)
        inputs = torch.cat([seen, self.get_input_embeddings()(said)])[None]
        mask = torch.ones(inputs.shape[:2], dtype=torch.long, device=self.device)
        ids = self.generate(inputs_embeds=inputs, attention_mask=mask, max_new_tokens=8, do_sample=False)
        text = tokenizer.decode(ids[0], skip_special_tokens=True)
        print(text)
        if save_results:
            folder = Path(output_path)
            folder.mkdir(exist_ok=True)
            (folder / "result.mmd").write_text(text)
'''
# Tiny, small, base, large and Gundam: https://github.com/deepseek-ai/DeepSeek-OCR#support-modes
DEEPSEEK_MODES = {(512, 512, False), (640, 640, False), (1024, 1024, False), (1280, 1280, False), (1024, 640, True)}
# Gundam and base: https://github.com/baidu/Unlimited-OCR#transformers
UNLIMITED_MODES = {(1024, 1024, False), (1024, 640, True)}


def save_reading(folder: Path, name: str, kind: str, modes: set, more: str = "") -> None:
    """more: further parameters of its method."""
    folder.mkdir(parents=True)
    torch.manual_seed(0)
    text = MODEL.format(name=name, kind=kind, modes=modes, more=more)
    save_own_model(folder, name, text, bytes_tokenizer("qwen2"), "AutoModel", {}, {})
