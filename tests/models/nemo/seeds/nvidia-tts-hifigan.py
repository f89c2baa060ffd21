# /// script
# dependencies = []
# ///
"""A small model that writes spectrograms of text, and a small vocoder, under their names."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "shared"))

import nemo_voices

nemo_voices.save_fastpitch(Path(sys.argv[2], "nvidia/tts_en_fastpitch"))
nemo_voices.save_hifigan(Path(sys.argv[2], "nvidia/tts_hifigan"))
