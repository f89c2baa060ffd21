# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny Kosmos-2.5 with random weights, which sees a page as a few tokens."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import torch
import transformers
from texts import bytes_tokenizer

QUERIES = 16

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)
words = bytes_tokenizer("kosmos-2")
marks = {"boi_token": "<image>", "eoi_token": "</image>", "image_token": "<s>"}
tokenizer = transformers.PreTrainedTokenizerFast(
    tokenizer_object=words.backend_tokenizer, model_max_length=1024, extra_special_tokens=marks, **words.special_tokens_map
)
text = {"embed_dim": 32, "layers": 1, "ffn_dim": 37, "attention_heads": 4, "vocab_size": len(tokenizer)}
vision = {
    "hidden_size": 32, "patch_embed_hidden_size": 768, "intermediate_size": 37, "head_dim": 8, "num_hidden_layers": 1,
    "num_attention_heads": 4,
}  # fmt: skip
ids = {f"{name}_token_id": getattr(tokenizer, f"{name}_token_id") for name in ("bos", "pad", "eos")}
config = transformers.Kosmos2_5Config(text_config={**text, **ids}, vision_config=vision, latent_query_num=QUERIES)
model = transformers.Kosmos2_5ForConditionalGeneration(config)
# Of special tokens and spaces nothing would be printed.
model.generation_config.update(**ids)
model.generation_config.suppress_tokens = [at for at in range(len(tokenizer)) if not tokenizer.decode([at]).isalpha()]
model.save_pretrained(folder)
pictures = transformers.Kosmos2_5ImageProcessor()
transformers.Kosmos2_5Processor(pictures, tokenizer, num_image_tokens=QUERIES).save_pretrained(folder)
