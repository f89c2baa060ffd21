from audiocraft.data.audio import audio_write
from audiocraft.models import AudioGen

model = AudioGen.get_pretrained("facebook/audiogen-medium")
model.set_generation_params(duration=5)  # seconds
waveforms = model.generate(["rain on leaves", "a door creaks", "a train passes"])

# Writes sound-0.wav, sound-1.wav and sound-2.wav.
for index, waveform in enumerate(waveforms):
    name = f"sound-{index}"
    audio_write(name, waveform.cpu(), model.sample_rate, strategy="loudness")
