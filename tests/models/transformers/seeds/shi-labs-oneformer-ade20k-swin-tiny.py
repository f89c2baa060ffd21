# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny OneFormer with random weights, and the file of labels that its processor fetches from another repository."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "shared"))

import letters
import segments

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
sizes = {
    "num_queries": 4, "text_encoder_width": 16, "text_encoder_num_layers": 1, "text_encoder_vocab_size": 600, "conv_dim": 32,
    "mask_dim": 32, "hidden_dim": 32, "encoder_feedforward_dim": 16, "encoder_layers": 1, "decoder_layers": 3,
    "num_attention_heads": 2, "dim_feedforward": 16, "query_dec_layers": 1,
}  # fmt: skip
config = transformers.OneFormerConfig(backbone_config=transformers.SwinConfig(**segments.BACKBONE), **sizes, **segments.NAMES)
model = transformers.OneFormerForUniversalSegmentation(config)
decoder = model.model.transformer_module.decoder
# Random masks belong to nothing: here the first label always wins and masks are large, so that the loop of a snippet runs.
torch.nn.init.constant_(decoder.class_embed.bias[:1], 20.0)
for weight in decoder.mask_embed.parameters():
    weight.data.mul_(30)
model.save_pretrained(folder)
labels = {str(at): {"name": name, "isthing": int(at == 0)} for at, name in enumerate(segments.LABELS)}
named = Path(sys.argv[2]) / "shi-labs/oneformer_demo/ade20k_panoptic.json"
named.parent.mkdir(parents=True)
named.write_text(json.dumps(labels))
picture = transformers.OneFormerImageProcessor(
    **segments.PICTURE, repo_path=str(named.parent), class_info_file="ade20k_panoptic.json"
)
picture.repo_path = "shi-labs/oneformer_demo"
tokenizer = letters.clip_tokenizer(folder, 77)
transformers.OneFormerProcessor(picture, tokenizer, max_seq_length=77, task_seq_length=77).save_pretrained(folder)
