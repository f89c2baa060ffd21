# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""
A tiny model that rates an answer by a method of its own, as InternLM2-Reward does:
https://github.com/InternLM/InternLM/blob/main/model_cards/internlm2_reward.md.

As there, only AutoModel loads it, and it refuses a text that does not end in the token of the score.
"""

import json
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "shared")]

import torch
from own_code_model import save_own_model
from texts import CHAT, bytes_tokenizer

MODEL = '''\
import torch
from torch import nn
from transformers import LlamaConfig, LlamaModel, LlamaPreTrainedModel
from transformers.modeling_outputs import SequenceClassifierOutputWithPast


class InternLM2ForRewardModelConfig(LlamaConfig):
    model_type = "internlm2"


class InternLM2ForRewardModel(LlamaPreTrainedModel):
    config_class = InternLM2ForRewardModelConfig

    def __init__(self, config):
        super().__init__(config)
        self.model = LlamaModel(config)
        self.v_head = nn.Linear(config.hidden_size, 1, bias=False)
        self.reward_token_id = config.reward_token_id
        self.post_init()

    def forward(self, input_ids, attention_mask=None):
        assert (input_ids[:, -1] == self.reward_token_id).all(), "The last token of input_ids must be the reward token"
        states = self.model(input_ids=input_ids, attention_mask=attention_mask).last_hidden_state
        return SequenceClassifierOutputWithPast(logits=self.v_head(states[:, -1]).squeeze(-1))

    @torch.no_grad()
    def get_score(self, tokenizer, conversation, **kwargs):
        text = tokenizer.apply_chat_template(conversation, tokenize=False, add_generation_prompt=False)
        ids = tokenizer.encode(text, return_tensors="pt")
        ids = torch.cat([ids, torch.tensor([[self.reward_token_id]])], dim=1).to(self.device)
        return self.forward(input_ids=ids, attention_mask=torch.ones_like(ids), **kwargs)[0].cpu().item()
'''

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
tokenizer = bytes_tokenizer("qwen2")
tokenizer.chat_template = CHAT
made_with = {"reward_token_id": tokenizer.sep_token_id}
save_own_model(folder, "InternLM2ForRewardModel", MODEL, tokenizer, "AutoModel", made_with, {})
