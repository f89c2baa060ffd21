import os

import torch
from pyannote.audio import Audio, Pipeline
from pyannote.core import Segment

# A gated model asks you to accept its conditions on its page and to set HF_TOKEN
pipeline = Pipeline.from_pretrained(
    "pyannote/voice-activity-detection",
    use_auth_token=os.environ.get("HF_TOKEN"),
)
pipeline.to(torch.device("cuda" if torch.cuda.is_available() else "cpu"))

# The whole file
output = pipeline("audio.wav")
print(output)

# An excerpt
excerpt = Segment(start=2.0, end=5.0)
waveform, sample_rate = Audio().crop("audio.wav", excerpt)
output = pipeline({"waveform": waveform, "sample_rate": sample_rate})
print(output)
