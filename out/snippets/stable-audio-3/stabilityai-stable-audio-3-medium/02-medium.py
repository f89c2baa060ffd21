# Run this with uv run python in the folder of the cloned repository.
import torchaudio
from stable_audio_3 import StableAudioModel

# Its own name stands for stabilityai/stable-audio-3-medium.
model = StableAudioModel.from_pretrained("medium")

audio = model.generate(prompt="A calm piece for piano and strings, 80 BPM", duration=30)
torchaudio.save("output.wav", audio[0].float().cpu(), 44100)
