# /// script
# dependencies = ["pillow", "torchvision", "sentencepiece", "protobuf"]
# parts = ["transformers"]
# ///
"""A tiny Florence-2 with random weights, whose image processor says how many tokens stand for a picture of 64 pixels."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import torch
import transformers
from configurations import configuration_of
from texts import bytes_tokenizer

KIND = "florence2"
record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
tokenizer = bytes_tokenizer(KIND)
config = configuration_of(KIND, record, tokenizer)
model = transformers.Florence2ForConditionalGeneration(config)
model.generation_config.suppress_tokens = list(tokenizer.all_special_ids)
model.save_pretrained(folder)
# One token for each of the 2 x 2 parts that four stages leave, and one for the whole.
picture = transformers.CLIPImageProcessor(size={"height": 64, "width": 64}, do_center_crop=False, image_seq_length=5)
transformers.Florence2Processor(picture, tokenizer, post_processor_config={"pure_text": {}}).save_pretrained(folder)
