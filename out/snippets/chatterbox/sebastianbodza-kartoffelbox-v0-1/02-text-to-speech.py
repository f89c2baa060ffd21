import torch
import torchaudio as ta
from chatterbox.tts import ChatterboxTTS
from huggingface_hub import snapshot_download

device = "cuda" if torch.cuda.is_available() else "cpu"
folder = snapshot_download("SebastianBodza/Kartoffelbox-v0.1")
model = ChatterboxTTS.from_local(folder, device=device)

text = "The shop opens at nine, but the coffee is ready at eight."
wav = model.generate(text)
ta.save("test-1.wav", wav, model.sr)

# The same words in the voice of your own recording
wav = model.generate(text, audio_prompt_path="voice.wav")
ta.save("test-2.wav", wav, model.sr)
