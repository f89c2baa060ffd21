from audiocraft.data.audio import audio_write
from audiocraft.models import MusicGen

model = MusicGen.get_pretrained("facebook/musicgen-melody")
waveforms = model.generate(["slow jazz", "bright techno", "calm harp"])

# Writes music-0.wav, music-1.wav and music-2.wav.
for index, waveform in enumerate(waveforms):
    name = f"music-{index}"
    audio_write(name, waveform.cpu(), model.sample_rate, strategy="loudness")
