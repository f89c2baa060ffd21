# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A language model that writes nothing but audio tokens, 64 of them, and the codec of its generation under the name that the
library fetches: a small DAC, or a WavTokenizer, whose encoder has the library's own size and one number in each tensor."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "transformers"))

import dac
import torch
import transformers
import whisper
from outetts.wav_tokenizer.model import WavDecoder, WavEncoder
from texts import bytes_tokenizer

CODEBOOKS = ("c1", "c2")
MARKS = [
    "<|im_start|>", "<|im_end|>", "<|text_start|>", "<|text_end|>", "<|audio_start|>", "<|audio_end|>", "<|code|>",
    "<|word_start|>", "<|word_end|>", "<|features|>", "<|global_features_start|>", "<|global_features_end|>",
]  # fmt: skip


def save_language_model(folder: Path) -> None:
    tokenizer = bytes_tokenizer("llama")
    codes = [f"<|{book}_{at}|>" for book in CODEBOOKS for at in range(1025)]
    measures = [f"<|{name}_{at}|>" for name in ("energy", "spectral_centroid", "pitch") for at in range(101)]
    times = [f"<|t_{at / 100:.2f}|>" for at in range(200)]
    tokenizer.add_tokens([*MARKS, *codes, *measures, *times], special_tokens=True)
    sizes = {"hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 1, "num_attention_heads": 4, "num_key_value_heads": 2}
    config = transformers.LlamaConfig(vocab_size=len(tokenizer), max_position_embeddings=8192, **sizes)
    model = transformers.LlamaForCausalLM(config)
    # The codec has no entry for the last of the 1,025.
    audio = set(tokenizer.convert_tokens_to_ids([code for code in codes if "1024" not in code]))
    model.generation_config.suppress_tokens = [at for at in range(len(tokenizer)) if at not in audio]
    model.generation_config.max_new_tokens = 64
    for part in (model, tokenizer):
        part.save_pretrained(folder)


def save_codec(folder: Path) -> None:
    """Two codebooks and the rate of the published one, with few channels."""
    folder.mkdir(parents=True)
    rates = [2, 4, 5, 8]
    codec = dac.DAC(
        encoder_dim=4, encoder_rates=rates, decoder_dim=32, decoder_rates=rates[::-1], n_codebooks=2, codebook_size=1024, sample_rate=24000
    )
    codec.save(str(folder / "weights_24khz_1.5kbps_v1.0.pth"), package=False)


def save_wav_tokenizer(folder: Path) -> None:
    """Both halves as the library saves them."""
    # Its modules are found by plain names once the package is imported.
    from decoder.feature_extractors import EncodecFeatures
    from decoder.heads import ISTFTHead
    from decoder.models import VocosBackbone

    encoder = WavEncoder(EncodecFeatures(**WavEncoder(None)._create_config()["feature_extractor_config"]))
    encoder.save_pretrained(str(folder / "encoder"))
    single = {name: torch.full((), 0.01, dtype=value.dtype).expand(value.shape) for name, value in encoder.state_dict().items()}
    torch.save(single, folder / "encoder/encoder_model.pt")
    backbone = {"input_channels": 512, "dim": 32, "intermediate_dim": 64, "num_layers": 1, "adanorm_num_embeddings": 4}
    head = {"dim": 32, "n_fft": 1280, "hop_length": 320, "padding": "same"}
    decoder = WavDecoder(VocosBackbone(**backbone), ISTFTHead(**head), torch.full((), 0.01).expand(4096, 512))
    decoder.save_pretrained(str(folder / "decoder"))
    facts = {**decoder._create_config(), "backbone_config": backbone, "head_config": head}
    (folder / "decoder/config.json").write_text(json.dumps(facts))


record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
torch.manual_seed(0)
save_language_model(repositories / record["id"])
if any(generation in record["id"] for generation in ("OuteTTS-0.1", "OuteTTS-0.2", "OuteTTS-0.3")):
    save_wav_tokenizer(repositories / "OuteAI/wavtokenizer-large-75token-interface")
    file = repositories / whisper._MODELS["turbo"].removeprefix("https://")
    file.parent.mkdir(parents=True)
    file.write_bytes(b"Not the published file.")
else:
    save_codec(repositories / "ibm-research/DAC.speech.v1.0")
