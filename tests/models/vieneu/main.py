# /// script
# dependencies = ["onnx", "gguf"]
# ///
"""The kinds of VieNeu-TTS with random weights, and under the names that the package fetches the codecs beside them: graphs of ONNX
of one layer (v3), a Qwen 2 or a GGUF that writes nothing but tokens of speech (before it)."""

import json
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import numpy as np
from graphs import FLOAT, HEADS, INT, INT32, WIDTH, flow, layer, mean_of, moss, random, tone
from words import SOUNDS, letters, save_gguf, save_qwen

record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
code = Path(sys.argv[3]).read_text()
folder = repositories / record["id"]
folder.mkdir(parents=True)


def save_v3_turbo() -> None:
    """The graphs for a CPU, with the sixteen codebooks of the voices that the package holds."""
    graphs = folder / "onnx_update"
    layer(graphs / "vieneu_prefill.onnx", "inputs_embeds", remembers=False)
    layer(graphs / "vieneu_decode_step.onnx", "inputs_embeds", remembers=True)
    layer(graphs / "vieneu_acoustic_cached.onnx", "token_emb", remembers=True)
    (graphs / "vieneu_backbone_shared.data").write_bytes(b"")
    tokenizer = letters(["<|emotion_1|>", "<|emotion_2|>", "<|emotion_3|>"])
    tokenizer.save(str(graphs / "tokenizer.json"))
    words = tokenizer.get_vocab_size()
    marks = ["text_prompt_start", "text_prompt_end", "speech_generation_start", "speech_generation_end", "audio_ref_slot", "default_style"]
    tokens = {f"{name}_token_id": words + at for at, name in enumerate(marks)}
    sizes = {"n_vq": 16, "hidden_size": WIDTH, "num_hidden_layers": 1, "local_num_hidden_layers": 1, "local_num_attention_heads": HEADS}
    config = {**sizes, **tokens, "audio_pad_token_id": 1024, "text_vocab_size": words + len(marks), "use_speaker_embedding": True}
    for at in (folder, graphs):
        (at / "config.json").write_text(json.dumps(config))
    voice = {"xvec_w": random(WIDTH, 192), "xvec_b": random(WIDTH), "xvec_ln_w": random(WIDTH), "xvec_ln_b": random(WIDTH)}
    tables = {"text_emb": random(words + len(marks), WIDTH), "audio_emb": random(16, 1024, WIDTH)}
    np.savez(graphs / "vieneu_v3_heads.npz", xvec_ln_eps=np.float32(1e-5), **tables, **voice)
    mean_of(folder / "speaker_encoder.onnx", "input", 80, "output", 192)
    moss(repositories / "OpenMOSS-Team/MOSS-Audio-Tokenizer-Nano-ONNX")


def save_v3_nano() -> None:
    """It knows the letters of the snippet, and those of the phones of Vietnamese that they are turned into."""
    sounds = "abcdefghijklmnopqrstuvwxyzăâđêôơưɗɓɣŋɲɔəɛɜɤɯʂʃʈʔˈˌː123456 .,!?"
    vocabulary = {letter: at + 3 for at, letter in enumerate(sounds)}
    flow(folder, len(vocabulary) + 3)
    facts = {"vocab": vocabulary, "bos_id": 1, "eos_id": 2, "pad_id": 0, "group": 6, "flow_fps": 24000 / 256 / 6}
    (folder / "config.json").write_text(json.dumps(facts))
    np.savez(folder / "constants.npz", null_spk=random(192), null_style=random(50, 256))


def save_voice(codes: list) -> None:
    """The voices of the models before v3 lie in their repositories."""
    voice = {"codes": codes, "text": "Xin chào các bạn.", "description": "Bình"}
    (folder / "voices.json").write_text(json.dumps({"default_voice": "Binh", "presets": {"Binh": voice}}))


def save_earlier(turbo: bool) -> None:
    files = re.findall(r'"([^"*]+\.gguf)"', code)
    if "gguf" in record["tags"]:
        save_gguf(folder / (files[0] if files else "vieneu-tts-v2-turbo.gguf" if turbo else "model-Q4_0.gguf"))
    else:
        save_qwen(folder)
    if turbo:
        save_voice(random(128).tolist())
        codec = repositories / "pnnbao-ump/VieNeu-Codec"
        heard = {"content_ids": (INT, [1, None]), "voice_embedding": (FLOAT, [1, 128])}
        tone(codec / "vieneu_decoder.onnx", heard, "content_ids", [0], "audio", 480)
        mean_of(codec / "vieneu_encoder.onnx", "waveform", 1, "embedding", 128)
    else:
        save_voice([at % SOUNDS for at in range(0, 400, 7)])
        codec = repositories / "neuphonic/neucodec-onnx-decoder-int8"
        tone(codec / "model.onnx", {"codes": (INT32, [1, 1, None])}, "codes", [0, 1], "audio", 480)


name = record["id"].split("/")[1].lower()
if "v3-turbo" in name:
    save_v3_turbo()
elif "v3-nano" in name:
    save_v3_nano()
else:
    save_earlier("v2-turbo" in name)
