# /// script
# dependencies = []
# ///
"""A tiny LTX-2 under the id of the base, and a LoRA of its transformer."""

import json
import re
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "shared"))

import ltx2
import torch
from peft import LoraConfig, get_peft_model_state_dict

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2])
base = re.search(r'Pipeline\.from_pretrained\(\s*"([^"]+)"', Path(sys.argv[3]).read_text())[1]
torch.manual_seed(0)
pipe = ltx2.pipeline("LTX2Pipeline").to(torch.float16, silence_dtype_warnings=True)
pipe.save_pretrained(folder / base)
pipe.transformer.add_adapter(LoraConfig(r=2, target_modules=["to_q", "to_k"]))
pipe.save_lora_weights(folder / record["id"], transformer_lora_layers=get_peft_model_state_dict(pipe.transformer))
