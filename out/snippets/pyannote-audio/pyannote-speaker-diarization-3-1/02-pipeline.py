import torch
from pyannote.audio import Audio, Pipeline
from pyannote.core import Segment

# A gated model asks you to accept its conditions on its page, and to set HF_TOKEN or log in
pipeline = Pipeline.from_pretrained("pyannote/speaker-diarization-3.1")
pipeline.to(torch.device("cuda" if torch.cuda.is_available() else "cpu"))

# The whole file
output = pipeline("audio.wav")
for turn, speaker in output.speaker_diarization:
    print(f"{turn.start:.1f} s to {turn.end:.1f} s: {speaker}")

# An excerpt
excerpt = Segment(start=2.0, end=5.0)
waveform, sample_rate = Audio().crop("audio.wav", excerpt)
output = pipeline({"waveform": waveform, "sample_rate": sample_rate})
print(output)
