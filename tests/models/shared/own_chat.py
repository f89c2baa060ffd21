"""A model with code of its own that chats about pictures, as MiniCPM-V and MiniCPM-o have it."""

from pathlib import Path

import torch
from own_code_model import save_own_model
from texts import bytes_tokenizer

MODEL = '''\
import torch
from PIL import Image
from torch import nn
from transformers import Qwen2Config, Qwen2ForCausalLM, Qwen2PreTrainedModel


class {name}Config(Qwen2Config):
    model_type = "{kind}"


class {name}(Qwen2PreTrainedModel):
    config_class = {name}Config

    def __init__(self, config):
        super().__init__(config)
        if getattr(config, "init_audio", False) or getattr(config, "init_tts", False):
            raise ImportError("the parts that hear and speak import packages that are not here")
        self.llm = Qwen2ForCausalLM(config)
        self.vpm = nn.Linear(3, config.hidden_size)
        self.post_init()

    def embed(self, part, tokenizer):
        if isinstance(part, Image.Image):
            pixels = torch.tensor(list(part.convert("RGB").resize((2, 2)).getdata()), dtype=self.dtype)
            return self.vpm(pixels.to(self.device) / 255)
        return self.llm.get_input_embeddings()(torch.tensor(tokenizer(part).input_ids, device=self.device))

    def chat(self, image=None, msgs=None, tokenizer=None, max_new_tokens=8, sampling=True, stream=False):
        if image is not None or not isinstance(msgs, list) or tokenizer is None:
            raise ValueError("pictures stand in the messages, and the tokenizer beside them")
        parts = []
        for message in msgs:
            if message["role"] not in ("user", "assistant", "system"):
                raise ValueError(message["role"])
            content = message["content"]
            parts += [content] if isinstance(content, str) else content
        if not any(isinstance(part, Image.Image) for part in parts):
            raise ValueError("no picture")
        inputs = torch.cat([self.embed(part, tokenizer) for part in parts])[None]
        mask = torch.ones(inputs.shape[:2], dtype=torch.long, device=self.device)
        given = {{"inputs_embeds": inputs, "attention_mask": mask}}
        ids = self.llm.generate(**given, max_new_tokens=max_new_tokens, do_sample=sampling)
        return tokenizer.decode(ids[0], skip_special_tokens=True)
'''


def save_chat(folder: Path, name: str, kind: str, said: dict) -> None:
    """said: which of its parts the published configuration names."""
    folder.mkdir(parents=True)
    torch.manual_seed(0)
    text = MODEL.format(name=name, kind=kind)
    save_own_model(folder, name, text, bytes_tokenizer("qwen2"), "AutoModel", dict.fromkeys(said, False), said)
