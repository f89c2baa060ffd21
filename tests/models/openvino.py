# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny model of the seed's task, built with transformers and exported by the class that the snippet loads."""

import json
import sys
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "transformers"))

import torch
import transformers as of
from configurations import configuration_of
from optimum import intel
from preprocessors import save_preprocessors
from texts import tokenizer_of

KINDS = {
    "text-generation": ("llama", of.LlamaForCausalLM, intel.OVModelForCausalLM),
    "automatic-speech-recognition": ("whisper", of.WhisperForConditionalGeneration, intel.OVModelForSpeechSeq2Seq),
    "feature-extraction": ("bert", of.BertModel, intel.OVModelForFeatureExtraction),
}
record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
kind, model_class, exported_class = KINDS[record["pipeline_tag"]]
stands = {**record, "config": {"model_type": kind, "architectures": [model_class.__name__]}}
tokenizer = tokenizer_of(kind, folder, Path(sys.argv[3]).read_text())
config = configuration_of(kind, stands, tokenizer)
model = model_class(config)
if model.can_generate():
    model.generation_config.suppress_tokens = list(tokenizer.all_special_ids)
with tempfile.TemporaryDirectory() as source:
    model.save_pretrained(source)
    save_preprocessors(kind, config, tokenizer, Path(source))
    exported_class.from_pretrained(source, export=True).save_pretrained(folder)
save_preprocessors(kind, config, tokenizer, folder)
