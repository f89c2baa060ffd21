"""tekken.json of Mistral's tokenizers: every byte, and the special tokens of one that hears."""

import base64
import json
from pathlib import Path

SPECIAL = [
    "<unk>", "<s>", "</s>", "[INST]", "[/INST]", "[AVAILABLE_TOOLS]", "[/AVAILABLE_TOOLS]", "[TOOL_RESULTS]", "[/TOOL_RESULTS]",
    "[TOOL_CALLS]", "[IMG]", "<pad>", "[IMG_BREAK]", "[IMG_END]", "[PREFIX]", "[MIDDLE]", "[SUFFIX]", "[SYSTEM_PROMPT]", "[/SYSTEM_PROMPT]",
    "[TOOL_CONTENT]", "[ARGS]", "[CALL_ID]", "[AUDIO]", "[BEGIN_AUDIO]", "[TRANSCRIBE]", "[STREAMING_PAD]", "[STREAMING_WORD]",
]  # fmt: skip
SIZE = len(SPECIAL) + 256
# 128 rows of a spectrogram, a hundred times a second.
SPECTROGRAM = {"num_mel_bins": 128, "hop_length": 160, "window_size": 400}
# All that a transcript is made of, so that something is printed.
LETTERS = range(len(SPECIAL) + ord("a"), len(SPECIAL) + ord("z") + 1)
SUPPRESSED = [at for at in range(SIZE) if at not in LETTERS]


def save_tekken(folder: Path, **audio) -> None:
    """The file, of an audio configuration with what the spectrogram is besides."""
    folder.mkdir(parents=True, exist_ok=True)
    letters = [{"rank": at, "token_bytes": base64.b64encode(bytes([at])).decode(), "token_str": None} for at in range(256)]
    special = [{"rank": at, "token_str": word, "is_control": True} for at, word in enumerate(SPECIAL)]
    facts = {
        "config": {
            "pattern": r"\S+|\s+", "num_vocab_tokens": 256, "default_vocab_size": SIZE, "default_num_special_tokens": len(SPECIAL), "version": "v11",
        },
        "vocab": letters,
        "special_tokens": special,
        "audio": {"sampling_rate": 16000, "frame_rate": 12.5, "audio_encoding_config": SPECTROGRAM, **audio},
    }  # fmt: skip
    (folder / "tekken.json").write_text(json.dumps(facts))
