"""NeuCodec and the model that hears for it, under the names that it fetches, of the library's own sizes and with one number in
each tensor: its constructor reads no configuration."""

from pathlib import Path
from unittest.mock import patch

import neucodec
import torch
import transformers
from neucodec.model import AutoFeatureExtractor

HEARING = {
    "neuphonic/neucodec": (
        neucodec.NeuCodec,
        "facebook/w2v-bert-2.0",
        transformers.Wav2Vec2BertModel,
        # It reads what the sixteenth of the layers gives.
        transformers.Wav2Vec2BertConfig(hidden_size=1024, num_hidden_layers=16, intermediate_size=16),
        transformers.SeamlessM4TFeatureExtractor,
    ),
    "neuphonic/distill-neucodec": (
        neucodec.DistillNeuCodec,
        "ntu-spml/distilhubert",
        transformers.HubertModel,
        transformers.HubertConfig(hidden_size=768, num_hidden_layers=1, intermediate_size=16, conv_dim=(8,) * 7),
        transformers.Wav2Vec2FeatureExtractor,
    ),
}


def single(module: torch.nn.Module) -> dict[str, torch.Tensor]:
    """Its weights, each of which takes the room of one number in a file."""
    return {
        name: torch.full((), 0.01, dtype=value.dtype).expand(value.shape) if value.is_floating_point() else value
        for name, value in module.state_dict().items()
    }


def save_codec(repositories: Path, repository: str) -> None:
    kind, hearing, heard_by, config, extractor = HEARING[repository]
    with torch.device("meta"):
        model = heard_by(config)
    folder = repositories / hearing
    folder.mkdir(parents=True)
    config.save_pretrained(folder)
    extractor().save_pretrained(folder)
    torch.save(single(model), folder / "pytorch_model.bin")
    # Its constructor fetches both, which are not on the hub yet.
    with patch.object(heard_by, "from_pretrained", lambda *_, **__: model), patch.object(AutoFeatureExtractor, "from_pretrained"):
        codec = kind(24_000, 480)
    folder = repositories / repository
    folder.mkdir(parents=True)
    # What hears has its weights from its own repository.
    weights = {name: value for name, value in single(codec).items() if not name.startswith("semantic_model.")}
    torch.save(weights, folder / "pytorch_model.bin")
    (folder / "meta.yaml").write_text("{}\n")
