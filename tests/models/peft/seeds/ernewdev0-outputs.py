# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny CSM under the id of the base, and an adapter for it without a task type."""

import json
import runpy
import sys
from pathlib import Path

import transformers
from peft import LoraConfig, get_peft_model

record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
base = record["config"]["peft"]["base_model_name_or_path"]
seed = repositories / "base.json"
seed.write_text(json.dumps({"id": base}))
sys.argv[1] = str(seed)
runpy.run_path(str(Path(__file__).parents[2] / "transformers/seeds/sesame-csm-1b.py"), run_name="__main__")
seed.unlink()
model = transformers.CsmForConditionalGeneration.from_pretrained(repositories / base)
adapter = LoraConfig(r=4, target_modules=["q_proj", "v_proj"])
get_peft_model(model, adapter).save_pretrained(repositories / record["id"])
