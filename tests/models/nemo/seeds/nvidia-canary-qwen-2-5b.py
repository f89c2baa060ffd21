# /// script
# dependencies = []
# ///
"""A small speech encoder before a small Qwen3 with random weights, saved by the model's own method.

As in the repository, the configuration names the language model, whose own settings and tokenizer are read from there.
"""

import json
import sys
from pathlib import Path

import torch
import transformers
from nemo.collections.speechlm2.models import SALM
from tokenizers import Tokenizer, decoders, models, pre_tokenizers

SIZE, BANDS = 16, 80
ASR = "nemo.collections.asr.modules"
LANGUAGE_MODEL = "Qwen/Qwen3-1.7B"
FEATURES = {
    "_target_": f"{ASR}.AudioToMelSpectrogramPreprocessor", "sample_rate": 16000, "normalize": "per_feature",
    "window_size": 0.025, "window_stride": 0.01, "window": "hann", "features": BANDS, "n_fft": 512, "dither": 0.0,
}  # fmt: skip
ENCODER = {
    "_target_": f"{ASR}.ConformerEncoder", "feat_in": BANDS, "feat_out": -1, "n_layers": 1, "d_model": SIZE,
    "n_heads": 2, "subsampling": "dw_striding", "subsampling_factor": 8, "subsampling_conv_channels": 8,
    "causal_downsampling": False, "ff_expansion_factor": 1, "conv_kernel_size": 9, "conv_norm_type": "batch_norm",
    "self_attention_model": "rel_pos", "att_context_size": [-1, -1], "xscaling": False,
}  # fmt: skip


def save_language_model(folder: Path) -> None:
    """The tokenizer reads bytes; a word less than the vocabulary is left for the tag of the audio."""
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    tokenizer = Tokenizer(models.BPE(vocab={letter: at for at, letter in enumerate(alphabet)}, merges=[]))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    fast = transformers.PreTrainedTokenizerFast(
        tokenizer_object=tokenizer, eos_token="<|im_end|>", pad_token="<|endoftext|>",
        additional_special_tokens=["<|im_start|>"],
    )  # fmt: skip
    fast.save_pretrained(folder)
    transformers.Qwen3Config(
        vocab_size=len(fast) + 1, hidden_size=SIZE, intermediate_size=SIZE, num_hidden_layers=1, num_attention_heads=2,
        num_key_value_heads=1, head_dim=8, max_position_embeddings=2048, tie_word_embeddings=True,
    ).save_pretrained(folder)  # fmt: skip


record = json.loads(Path(sys.argv[1]).read_text())
language_model = Path(sys.argv[2], LANGUAGE_MODEL)
save_language_model(language_model)
settings = {
    "pretrained_llm": str(language_model), "pretrained_asr": "nvidia/canary-1b-flash", "pretrained_weights": False,
    "prompt_format": "qwen", "audio_locator_tag": "<|audioplaceholder|>", "freeze_params": ["^llm\\..+$"],
    "prevent_freeze_params": [],
    "lora": {"task_type": "CAUSAL_LM", "r": 2, "lora_alpha": 4, "lora_dropout": 0.01, "target_modules": ["q_proj", "v_proj"]},
    "perception": {
        "target": "nemo.collections.speechlm2.modules.perception.AudioPerceptionModule", "output_dim": SIZE,
        "preprocessor": FEATURES, "encoder": ENCODER,
        "modality_adapter": {"_target_": "nemo.collections.speechlm2.modules.perception.IdentityConnector", "d_model": SIZE},
    },
}  # fmt: skip
torch.manual_seed(0)
model = SALM(settings)
# Otherwise random weights may end the answer before its first letter.
with torch.no_grad():
    model.embed_tokens.weight[model.text_eos_id :] = 0.0
model.save_pretrained(Path(sys.argv[2], record["id"]), config={**settings, "pretrained_llm": LANGUAGE_MODEL})
