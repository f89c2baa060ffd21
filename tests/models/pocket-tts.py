# /// script
# dependencies = []
# ///
"""A model of each configuration that a snippet names, with random weights, a tokenizer of letters and a recorded voice.

The package itself holds the English configuration, so that model has its full size: its weights are saved with half the bits.
"""

import json
import math
import sys
import wave
from array import array
from pathlib import Path

import torch
import yaml
from pocket_tts import TTSModel
from pocket_tts.models.model_state import export_model_state
from pocket_tts.utils.config import CONFIGS_DIR, Config
from safetensors.torch import save_file
from tokenizers import Tokenizer, models, pre_tokenizers

RATE = 24000
record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2])
torch.manual_seed(0)


def published(address: str) -> Path:
    """The file of an hf:// address, which may end in a revision."""
    file = folder / address.removeprefix("hf://").split("@")[0]
    file.parent.mkdir(parents=True, exist_ok=True)
    return file


def save_tokenizer(file: Path, size: int) -> None:
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    words = [*letters, *(f"<{at}>" for at in range(size - len(letters)))]
    whole = Tokenizer(models.BPE({word: at for at, word in enumerate(words)}, []))
    whole.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    whole.save(str(file))


def save_model(config: Config) -> TTSModel:
    table = config.flow_lm.lookup_table
    tokenizer = published(table.tokenizer_path)
    save_tokenizer(tokenizer, table.n_bins)
    weights = published(config.weights_path)
    config = config.model_copy(update={"weights_path": None, "weights_path_without_voice_cloning": None}, deep=True)
    config.flow_lm.lookup_table.tokenizer_path = str(tokenizer)
    model = TTSModel._from_pydantic_config_with_weights(config, 0.3, 1, None, -4.0)
    save_file({name: value.to(torch.bfloat16).contiguous() for name, value in model.state_dict().items()}, weights)
    return model


def small(repository: str) -> Config:
    config = yaml.safe_load((CONFIGS_DIR / "english.yaml").read_text())
    config["weights_path"] = f"hf://{repository}/model.safetensors"
    del config["weights_path_without_voice_cloning"]
    lm, mimi = config["flow_lm"], config["mimi"]
    lm["flow"] |= {"depth": 1, "dim": 32}
    lm["transformer"] |= {"d_model": 32, "num_heads": 2, "num_layers": 1}
    lm["lookup_table"] |= {"dim": 32, "n_bins": 300, "tokenizer_path": f"hf://{repository}/tokenizer.json"}
    mimi["outer_dim"] = mimi["seanet"]["dimension"] = mimi["quantizer"]["output_dimension"] = 32
    mimi["seanet"]["n_filters"] = 4
    size = {"d_model": 32, "num_heads": 2, "num_layers": 1, "dim_feedforward": 32}
    mimi["transformer"] |= {**size, "input_dimension": 32, "output_dimensions": [32]}
    published(f"{repository}/config.yaml").write_text(yaml.safe_dump(config))
    return Config(**config)


def tone(seconds: float) -> list[float]:
    return [0.3 * math.sin(at / 20) * math.sin(at / 3000) for at in range(int(RATE * seconds))]


with wave.open(str(published("kyutai/tts-voices/alba-mackenna/casual.wav")), "wb") as recording:
    recording.setparams((1, 2, RATE, 0, "NONE", ""))
    recording.writeframes(array("h", (int(32767 * value) for value in tone(3))).tobytes())
if "config=" in Path(sys.argv[3]).read_text():
    save_model(small(record["id"]))
else:
    model = save_model(Config(**yaml.safe_load((CONFIGS_DIR / "english.yaml").read_text())))
    with torch.no_grad():
        voice = model.get_state_for_audio_prompt(torch.tensor([tone(3)]))
    export_model_state(voice, published("kyutai/pocket-tts-without-voice-cloning/languages/english/embeddings/alba.safetensors"))
